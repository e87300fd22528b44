import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'

export const answerers = [
  'us',
  'client',
  'council',
  'lender',
  'freeholder',
  'managing agent',
  'insurer',
  'developer',
  'agent',
] as const
const ClassAnswerer = z.enum(answerers)
export type ClassAnswerer = z.infer<typeof ClassAnswerer>

/** 'TIT' */
export const ClassificationCode = z
  .string()
  .check(z.trim(), z.regex(/^[A-Z]{3}$/, 'Enter a code of three capital letters.'))

const text = (most: number) => z.nullable(z.string().check(z.trim(), atMost(most)))

export const ClassificationContent = z.strictObject({
  name: lineText(120).check(z.minLength(1, 'Enter a name.')),
  /** Who usually answers, the first by default. */
  answerers: z.array(ClassAnswerer).check(z.minLength(1, 'Choose who usually answers.')),
  /** Working days within which an answer is usual. */
  sla_wd: z
    .int('Enter whole working days.')
    .check(z.minimum(1, 'Enter 1 day or more.'), z.maximum(60, 'Enter 60 days or fewer.')),
  /** What whoever answers should know. */
  note: text(500),
  /** What clients and agents read in place of the enquiry; null for the name. */
  agent_phrase: text(200),
})
export type ClassificationContent = z.infer<typeof ClassificationContent>

export const EnquiryClassification = z.extend(ClassificationContent, {
  code: z.string(),
  /** Its place in the list, from 1, which never changes. */
  number: z.int(),
  /** 0 for a standard one that the firm has not changed. */
  version: z.int(),
  is_active: z.boolean(),
})
export type EnquiryClassification = z.infer<typeof EnquiryClassification>

/** With how many open enquiries and library enquiries it has. */
export const ClassificationRow = z.extend(EnquiryClassification, {
  open: z.int(),
  in_library: z.int(),
})
export type ClassificationRow = z.infer<typeof ClassificationRow>

/** One with its figures of the last twelve months. */
export const ClassificationDetail = z.extend(ClassificationRow, {
  raised: z.int(),
  accepted: z.int(),
  average_days: z.nullable(z.number()),
})
export type ClassificationDetail = z.infer<typeof ClassificationDetail>
