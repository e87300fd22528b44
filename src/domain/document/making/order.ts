import * as z from 'zod/mini'
import { EnquiryLetterKind, MOST_IN_LETTER } from '#domain/enquiry/letter/contents'
import { lineText } from '#domain/one-line'
import { TemplateKey } from '#domain/template/template'
import { atMost } from '#domain/text/at-most'

/** Longest answer to a question of a template, in characters. */
const LONGEST_ANSWER = 4000

/** What a template is filled in with besides the values of the case. */
export const TemplateFilling = z.strictObject({
  template: TemplateKey,
  /** Whom it is addressed to; null for the clients. */
  recipient: z.nullable(lineText(200)),
  /** What was typed for each question of the template, by its key. */
  answers: z.record(z.string().check(z.maxLength(40)), z.string().check(atMost(LONGEST_ANSWER))),
})
export type TemplateFilling = z.infer<typeof TemplateFilling>

const target = {
  /** A new UUID of the sender; the same one files it once. */
  id: z.uuid(),
  group: z.string().check(z.maxLength(60)),
  folder: lineText(80),
  name: lineText(400).check(z.minLength(1, 'Name the file.')),
  is_shared: z.boolean(),
}

export const MadeFormat = z.enum(['pdf', 'docx'])
export type MadeFormat = z.infer<typeof MadeFormat>

/** A document to make of a template. */
export const TemplateOrder = z.strictObject({
  kind: z.literal('template'),
  ...target,
  ...TemplateFilling.shape,
  format: MadeFormat,
  /** The id of the document that it is a new version of; null for a new document. */
  document: z.nullable(z.string().check(z.maxLength(100))),
})
export type TemplateOrder = z.infer<typeof TemplateOrder>

/** Most documents of one bundle. */
export const MOST_IN_BUNDLE = 60

/** PDFs of the case put together, in this order. */
export const BundleOrder = z.strictObject({
  kind: z.literal('bundle'),
  ...target,
  documents: z
    .array(z.string().check(z.maxLength(100)))
    .check(
      z.minLength(1, 'Choose the documents.'),
      z.maxLength(MOST_IN_BUNDLE, `Choose ${MOST_IN_BUNDLE} documents or fewer.`),
    ),
  /** Whether it begins with an index. */
  has_index: z.boolean(),
  /** Whether each page has its number in the bundle. */
  is_numbered: z.boolean(),
  /** Printed at the foot of each page; '' for nothing. */
  stamp: lineText(80),
})
export type BundleOrder = z.infer<typeof BundleOrder>

/** Some pages of a PDF as a document of their own. */
export const PagesOrder = z.strictObject({
  kind: z.literal('pages'),
  ...target,
  document: z.string().check(z.maxLength(100)),
  /** '1-3, 7' */
  pages: lineText(200).check(z.minLength(1, 'Enter the pages.')),
})
export type PagesOrder = z.infer<typeof PagesOrder>

/** Enquiries of the case as a letter to the other side. */
export const EnquiriesOrder = z.strictObject({
  kind: z.literal('enquiries'),
  ...target,
  letter: EnquiryLetterKind,
  enquiries: z
    .array(z.string().check(z.maxLength(100)))
    .check(
      z.minLength(1, 'Choose the enquiries.'),
      z.maxLength(MOST_IN_LETTER, `Choose ${MOST_IN_LETTER} enquiries or fewer.`),
    ),
})
export type EnquiriesOrder = z.infer<typeof EnquiriesOrder>

/** Replies to a requisition of the case as a letter. */
export const RequisitionOrder = z.strictObject({
  kind: z.literal('requisition'),
  ...target,
  requisition: z.string().check(z.maxLength(100)),
})
export type RequisitionOrder = z.infer<typeof RequisitionOrder>

/** A file to make of what the case has. */
export const MakingOrder = z.discriminatedUnion('kind', [
  TemplateOrder,
  BundleOrder,
  PagesOrder,
  EnquiriesOrder,
  RequisitionOrder,
])
export type MakingOrder = z.infer<typeof MakingOrder>
