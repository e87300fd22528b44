import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { UndertakingKind, UndertakingSide } from './undertaking.ts'

const version = z.int().check(z.minimum(0))
const text = (most: number) => z.string().check(z.trim(), atMost(most))

export const UndertakingEntry = z.strictObject({
  side: UndertakingSide,
  kind: UndertakingKind,
  firm: lineText(120).check(z.minLength(1, 'Enter the firm.')),
  wording: text(4000).check(z.minLength(1, 'Enter the wording.')),
  amount: z.nullable(Pence),
  due_on: DateOnly,
  /** The day on which we received it; null for one of ours, which is given once it is approved. */
  given_on: z.nullable(DateOnly),
  requisition_id: z.nullable(z.string()),
})
export type UndertakingEntry = z.infer<typeof UndertakingEntry>

export const UndertakingDecision = z.strictObject({
  version,
  is_approved: z.boolean(),
  reason: z.nullable(text(1000)),
})
export type UndertakingDecision = z.infer<typeof UndertakingDecision>

export const UndertakingDischarge = z.strictObject({
  version,
  /** A document of the case. */
  document_id: z.string().check(z.minLength(1, 'Choose the document that proves it.')),
  on: DateOnly,
  note: text(1000).check(z.minLength(1, 'Enter what the document shows.')),
})
export type UndertakingDischarge = z.infer<typeof UndertakingDischarge>
