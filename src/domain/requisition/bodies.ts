import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
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
  /** What the Land Registry asks, a point each; completion requisitions have usual ones. */
  points: z.array(text(2000).check(z.minLength(1, 'Enter the point.'))).check(z.maxLength(50)),
})
export type RequisitionEntry = z.infer<typeof RequisitionEntry>

export const RequisitionReplies = z.strictObject({
  version,
  replies: z.array(z.strictObject({ key: z.string(), reply: text(5000) })).check(z.maxLength(100)),
})
export type RequisitionReplies = z.infer<typeof RequisitionReplies>

export const RequisitionSending = z.strictObject({ version })

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
