import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { hasBankDetails } from '#domain/mail/warning/bank-details'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { RequisitionKind } from './requisition.ts'

const version = z.int().check(z.minimum(0))
const text = (most: number) => z.string().check(z.trim(), atMost(most))

export const RequisitionEntry = z.strictObject({
  kind: RequisitionKind,
  firm: lineText(120).check(z.minLength(1, 'Enter who sent them.')),
  reference: z.nullable(lineText(40)),
  received_on: DateOnly,
  due_on: DateOnly,
  /** What is asked, a point each; requisitions on completion have usual ones before them. */
  points: z.array(text(2000).check(z.minLength(1, 'Enter the point.'))).check(z.maxLength(50)),
})
export type RequisitionEntry = z.infer<typeof RequisitionEntry>

export const RequisitionReplies = z.strictObject({
  version,
  replies: z
    .array(
      z.strictObject({
        key: z.string(),
        reply: text(5000).check(
          z.refine(
            (reply) => !hasBankDetails(reply),
            'Leave out bank details. Give them separately.',
          ),
        ),
        /** Whether it promises something; as before without it. */
        undertaking: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(100)),
})
export type RequisitionReplies = z.infer<typeof RequisitionReplies>

export const RequisitionSending = z.strictObject({
  version,
  /** The document that went out; null for another way. */
  document_id: z.nullable(z.string().check(z.maxLength(100))),
})
export type RequisitionSending = z.infer<typeof RequisitionSending>

export const RequisitionFlag = z.strictObject({
  version,
  key: z.string().check(z.maxLength(100)),
  /** What has to be looked at; null once it was. */
  note: z.nullable(text(500).check(z.minLength(1, 'Enter what has to be looked at.'))),
})
export type RequisitionFlag = z.infer<typeof RequisitionFlag>

export const RequisitionAmendment = z.strictObject({
  version,
  reason: text(500).check(z.minLength(1, 'Enter what changes.')),
})
export type RequisitionAmendment = z.infer<typeof RequisitionAmendment>

export const RequisitionView = z.enum(['to_reply', 'late', 'waiting', 'ended'])

export const RequisitionQuery = z.strictObject({
  kind: z.optional(RequisitionKind),
  /** Those that have not ended, without it. */
  view: z.optional(RequisitionView),
  fee_earner: z.optional(z.string()),
  q: z.optional(z.string().check(z.maxLength(200))),
})
export type RequisitionQuery = z.infer<typeof RequisitionQuery>

export const RequisitionExtension = z.strictObject({
  version,
  due_on: DateOnly,
  reason: text(500).check(z.minLength(1, 'Enter a reason.')),
})
export type RequisitionExtension = z.infer<typeof RequisitionExtension>

export const RequisitionEnd = z.strictObject({
  version,
  outcome: z.enum(['satisfied', 'cancelled']),
})
