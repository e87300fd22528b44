import * as z from 'zod/mini'
import { keysOf } from '#domain/entries'
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

/** The tones of a chip, in which its code is shown; null for plain. */
export const classColours = { note: 'Blue', good: 'Green', warn: 'Amber', bad: 'Red' } as const
const ClassColour = z.enum(keysOf(classColours))

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
  /** The code of the one that it stands under; null for none. */
  parent: z._default(z.nullable(z.string().check(z.maxLength(3))), null),
  colour: z._default(z.nullable(ClassColour), null),
  /** Whether what is asked of it is usually proper under the Conveyancing Protocol. */
  protocol_default: z._default(z.boolean(), true),
})
export type ClassificationContent = z.infer<typeof ClassificationContent>

export const EnquiryClassification = z.extend(ClassificationContent, {
  code: z.string(),
  /** By which its page is found, from 1; it never changes. */
  number: z.int(),
  /** Its place in the list, from 1. */
  position: z.int(),
  /** 0 for a standard one that the firm has not changed. */
  version: z.int(),
  is_active: z.boolean(),
  /** The code of the one that it was merged into; null for none. */
  merged_into: z.nullable(z.string()),
})
export type EnquiryClassification = z.infer<typeof EnquiryClassification>

/** What has a classification. */
const ClassificationUses = z.object({
  open: z.int(),
  /** Those that are settled, too. */
  enquiries: z.int(),
  /** Current ones. */
  in_library: z.int(),
  /** Current and archived ones. */
  library: z.int(),
  standard_replies: z.int(),
})
export type ClassificationUses = z.infer<typeof ClassificationUses>

export const ClassificationRow = z.extend(EnquiryClassification, ClassificationUses.shape)
export type ClassificationRow = z.infer<typeof ClassificationRow>

/** One with its figures of the last twelve months. */
export const ClassificationDetail = z.extend(ClassificationRow, {
  raised: z.int(),
  accepted: z.int(),
  average_days: z.nullable(z.number()),
  /** The newest that were asked, in the person’s scope. */
  samples: z.array(
    z.object({ id: z.string(), ref: z.string(), number: z.int(), text: z.string() }),
  ),
  /** The other side’s firms that raise most of it. */
  firms: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type ClassificationDetail = z.infer<typeof ClassificationDetail>
