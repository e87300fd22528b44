import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { EnquiryLetter } from '#domain/enquiry/letter/contents'
import { Named } from '#domain/party'
import { RequisitionLetter } from '#domain/requisition/letter/contents'

/** The kinds of record that documents belong to. */
export const DocumentSubject = z.enum(['conveyance', 'quote-case'])
export type DocumentSubject = z.infer<typeof DocumentSubject>

export const DocumentSource = z.enum([
  'upload',
  'generated',
  'signed',
  'message',
  'import',
  'redacted',
])
export type DocumentSource = z.infer<typeof DocumentSource>

/** A filed one is open to whoever it is visible to; nobody opens any other. */
export const DocumentStatus = z.enum(['quarantined', 'refused', 'filed', 'destroyed'])
export type DocumentStatus = z.infer<typeof DocumentStatus>

export const DocumentAudience = z.enum(['staff', 'client'])
export type DocumentAudience = z.infer<typeof DocumentAudience>

/** The template that a document was made from, with the number of its version. */
export const MadeFrom = z.object({ template: z.string(), name: z.string(), number: z.int() })
export type MadeFrom = z.infer<typeof MadeFrom>

/** The version of another document that this one is a redacted copy of. */
export const RedactedFrom = z.object({
  document: z.string(),
  name: z.string(),
  number: z.int(),
  /** The numbers of the pages with boxes. */
  pages: z.array(z.int()),
  reason: z.string(),
})
export type RedactedFrom = z.infer<typeof RedactedFrom>

/** One version of a document: its bytes never change. */
export const DocumentVersion = z.object({
  number: z.int(),
  /** What filed it, such as an upload; the same key files it once. */
  key: z.string(),
  file_id: z.string(),
  /** In hexadecimal. */
  sha256: z.string(),
  bytes: z.int(),
  mime: z.string(),
  /** Null when unknown, and for what has no pages. */
  pages: z.nullable(z.int()),
  source: DocumentSource,
  /** The name of the file as it arrived. */
  original_name: z.string(),
  created_at: Instant,
  created_by: Named,
  /** Absent for what was not made from a template. */
  made_from: z.optional(MadeFrom),
  /** The enquiries that it holds; absent for any other document. */
  enquiries: z.optional(EnquiryLetter),
  /** The replies to a requisition that it holds; absent for any other document. */
  requisition: z.optional(RequisitionLetter),
  /** Absent for what is no redacted copy. */
  redacted_from: z.optional(RedactedFrom),
})
export type DocumentVersion = z.infer<typeof DocumentVersion>

/** A document of a case or of a quote, with all its versions. */
export const Document = z.object({
  id: z.string(),
  version: z.int(),
  subject_kind: DocumentSubject,
  subject_id: z.string(),
  /** 'id-and-funds'; one of the groups of the matter type or of the staff. */
  group: z.string(),
  /** Empty for none. */
  folder: z.string(),
  /** 'Contract.pdf' */
  name: z.string(),
  tags: z.array(z.string()),
  status: DocumentStatus,
  /** Why it was refused; null otherwise. */
  reason: z.nullable(z.string()),
  /** Staff always. */
  visible_to: z.array(DocumentAudience),
  /** The number of the current version. */
  current: z.int(),
  /** Oldest first. */
  versions: z.array(DocumentVersion),
  /** The id of the document that replaces it. */
  superseded_by: z.nullable(z.string()),
})
export type Document = z.infer<typeof Document>

/** The current version; throws when there is none, which no stored document lacks. */
export const currentVersion = ({ id, current, versions }: Document): DocumentVersion => {
  const version = versions.find(({ number }) => number === current)
  if (version === undefined) throw new Error(`document ${id} has no version ${current}`)
  return version
}
