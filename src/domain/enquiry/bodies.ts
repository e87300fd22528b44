import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { DeclineReason } from './decline.ts'
import { Answerer, Direction } from './enquiry.ts'

const version = z.int().check(z.minimum(0))
const longText = z.string().check(z.trim(), atMost(5000))
const classification = z.string().check(z.regex(/^[A-Z]{3}$/, 'Choose a classification.'))
const optionalLine = z.nullable(lineText(300))

const EnquiryText = longText.check(z.minLength(1, 'Enter the enquiry.'))

const NewEnquiry = z.strictObject({
  label: z.nullable(lineText(20)),
  section: optionalLine,
  parent: z.nullable(longText),
  text: EnquiryText,
  classification,
  /** What a returned list says of it; nothing that arrives is accepted. */
  reply: z.nullable(longText),
  comment: z.nullable(longText),
  /** Where it comes from the library, which one, and why we ask it here. */
  library_id: z._default(z.nullable(z.string()), null),
  reason: z._default(z.nullable(longText), null),
})
export type NewEnquiry = z.infer<typeof NewEnquiry>

export const EnquiryList = z.strictObject({
  direction: Direction,
  raised_on: DateOnly,
  round: z.int().check(z.minimum(1), z.maximum(20)),
  enquiries: z.array(NewEnquiry).check(z.minLength(1, 'Add an enquiry.'), z.maxLength(500)),
})
export type EnquiryList = z.infer<typeof EnquiryList>

export const EnquiryChange = z.strictObject({
  version,
  text: EnquiryText,
  classification,
  answerer: Answerer,
  due_on: z.nullable(DateOnly),
})
export type EnquiryChange = z.infer<typeof EnquiryChange>

export const EnquiryReplies = z.strictObject({
  replies: z
    .array(
      z.strictObject({
        id: z.string(),
        version,
        text: longText.check(z.minLength(1, 'Enter a reply.')),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
})
export type EnquiryReplies = z.infer<typeof EnquiryReplies>

export const EnquirySending = z.strictObject({
  enquiries: z
    .array(z.strictObject({ id: z.string(), version }))
    .check(z.minLength(1), z.maxLength(500)),
})
export type EnquirySending = z.infer<typeof EnquirySending>

export const EnquiryDecline = z.strictObject({
  version,
  reason: DeclineReason,
  explanation: longText.check(z.minLength(1, 'Enter what the other side is told.')),
  /** What we offer instead. */
  offer: z._default(z.nullable(longText), null),
  /** The document of the case that answers it already. */
  document_id: z._default(z.nullable(z.string()), null),
  /** The number of the accepted enquiry that it repeats. */
  repeats: z._default(z.nullable(z.int()), null),
})
export type EnquiryDecline = z.infer<typeof EnquiryDecline>

export const EnquiryDeclineApproval = z.strictObject({
  version,
  /** Whether it stands; otherwise it is taken back, and the enquiry waits for a reply. */
  is_approved: z.boolean(),
})
export type EnquiryDeclineApproval = z.infer<typeof EnquiryDeclineApproval>

export const EnquiryOutcome = z.strictObject({
  version,
  outcome: z.enum(['accepted', 'not_satisfied', 'withdrawn', 'covered_by_indemnity']),
  how: z.enum(['mail', 'call']),
  name: lineText(120).check(z.minLength(1, 'Enter who said so.')),
  quotation: z.nullable(longText),
  indemnity: z.nullable(
    z.strictObject({
      insurer: lineText(120).check(z.minLength(1, 'Enter the insurer.')),
      policy_number: lineText(60).check(z.minLength(1, 'Enter the policy number.')),
      limit: Pence,
      premium: z.nullable(Pence),
      payer: z.enum(['seller', 'buyer', 'shared']),
      conditions: z._default(z.nullable(longText), null),
      disclosure: z._default(z.nullable(longText), null),
      expires_on: z._default(z.nullable(DateOnly), null),
    }),
  ),
})
export type EnquiryOutcome = z.infer<typeof EnquiryOutcome>

export const EnquiryReopening = z.strictObject({
  version,
  reason: longText.check(z.minLength(1, 'Enter a reason.')),
})

const chosen = z
  .array(z.strictObject({ id: z.string(), version }))
  .check(z.minLength(1, 'Choose an enquiry.'), z.maxLength(500))

export const EnquiryAssignment = z.strictObject({
  enquiries: chosen,
  /** The id of a colleague; null for the fee earner of the case. */
  assignee_id: z.nullable(z.string()),
})
export type EnquiryAssignment = z.infer<typeof EnquiryAssignment>

export const EnquiryChase = z.strictObject({ enquiries: chosen })
export type EnquiryChase = z.infer<typeof EnquiryChase>
