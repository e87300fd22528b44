import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { RequestPurpose } from './request.ts'

const version = z.int().check(z.minimum(0))
const amount = Pence.check(z.minimum(1, 'Enter an amount above £0.00.'))
const reason = lineText(200).check(z.minLength(1, 'Enter a reason.'))

export const RequestEntry = z.strictObject({
  purpose: RequestPurpose,
  /** Client money only; what is left of the bill is asked for fees. */
  amount: z.nullable(amount),
  /** The number of a delivered bill; null for client money. */
  bill: z.nullable(lineText(20)),
  narrative: lineText(120).check(z.minLength(1, 'Enter what it is for.')),
  due_on: DateOnly,
  expires_on: z.nullable(DateOnly),
  /** The contact of the client who is asked; null for somebody else. */
  client: z.nullable(z.string()),
  /** Who pays where it is not a client. */
  name: z.nullable(lineText(120)),
  relationship: z.nullable(lineText(80)),
})
export type RequestEntry = z.infer<typeof RequestEntry>

export const RequestVersion = z.strictObject({ version })

export const RequestCancellation = z.strictObject({ version, reason })

/** Money that arrived at the bank for a request. */
export const ReceiptEntry = z.strictObject({
  version,
  /** The number of the last posting of the case that was seen; 0 before the first. */
  ledger: version,
  amount,
  on: DateOnly,
  method: z.enum(['bank', 'cheque']),
  /** What the client told us of somebody else who paid; null where the client paid. */
  notice: z.nullable(z.string()),
})
export type ReceiptEntry = z.infer<typeof ReceiptEntry>

export const RefundEntry = z.strictObject({
  version,
  /** The number of the receipt: 'R1' */
  receipt: z.string(),
  amount,
  reason,
})
export type RefundEntry = z.infer<typeof RefundEntry>

export const CheckoutEntry = z.strictObject({ amount })

export const TestOutcome = z.strictObject({
  checkout: z.string(),
  outcome: z.enum(['paid', 'declined']),
})
export type TestOutcome = z.infer<typeof TestOutcome>
