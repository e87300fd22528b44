import type { Document, MadeFrom } from '#domain/document/document'
import type { EnquiryLetter } from '#domain/enquiry/letter/contents'
import type { RequisitionLetter } from '#domain/requisition/letter/contents'
import type { Block } from '#domain/template/markup/block'
import type { MadeFormat } from './order.ts'

/** A letter or report, ready to be laid out. */
export type Letter = {
  readonly title: string
  readonly author: string
  readonly language: 'en' | 'cy'
  readonly header: readonly Block[]
  readonly body: readonly Block[]
  readonly footer: readonly Block[]
  /** What its text search finds. */
  readonly text: string
}

/** A stored PDF that goes into another file. */
export type FilePart = {
  readonly key: string
  /** In hexadecimal. */
  readonly sha256: string
  readonly name: string
  /** 'Contract pack' */
  readonly group: string
  /** The day on which it was filed. */
  readonly filed_on: string
}

export type Bundle = {
  readonly title: string
  /** 'Case 26-S-01187, 14 Orchard Rise' */
  readonly subtitle: string
  readonly parts: readonly FilePart[]
  readonly has_index: boolean
  readonly is_numbered: boolean
  readonly stamp: string
}

/** What the edge makes a file of; `filed` when this order has filed one already. */
export type MakingPlan =
  | { readonly is: 'filed'; readonly document: Document }
  | {
      readonly is: 'letter'
      readonly format: MadeFormat
      readonly letter: Letter
      /** Null for a letter of no template. */
      readonly made_from: MadeFrom | null
      readonly enquiries: EnquiryLetter | null
      readonly requisition: RequisitionLetter | null
    }
  | {
      readonly is: 'word'
      /** The Word file of the template. */
      readonly file: Pick<FilePart, 'key' | 'sha256' | 'name'>
      readonly parts: readonly { readonly name: string; readonly rendered: string }[]
      /** What its text search finds. */
      readonly text: string
      readonly made_from: MadeFrom
    }
  | { readonly is: 'bundle'; readonly bundle: Bundle }
  | { readonly is: 'pages'; readonly part: FilePart; readonly pages: string }
