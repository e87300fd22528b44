import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { Named } from '#domain/party'

export const ExplanationReason = z.enum(['late_record', 'bank_error', 'bank_charge', 'other'])
export type ExplanationReason = z.infer<typeof ExplanationReason>

/** What is known of money that left the client account without a payment of ours. */
export const Explanation = z.object({
  reason: ExplanationReason,
  text: z.string(),
  by: Named,
  at: Instant,
})
export type Explanation = z.infer<typeof Explanation>

export const ExplanationEntry = z.strictObject({
  reason: ExplanationReason,
  text: lineText(300).check(z.minLength(1, 'Enter what happened and who confirmed it.')),
})
export type ExplanationEntry = z.infer<typeof ExplanationEntry>

export const explanationReasons: Readonly<Record<ExplanationReason, string>> = {
  late_record: 'Our own payment, not recorded yet',
  bank_error: 'The bank’s error, to be given back',
  bank_charge: 'A charge of the bank, to be replaced from office money',
  other: 'Something else',
}

/** Whether a line is money that left and that nobody has explained (SRA Accounts Rule 6.1). */
export const isUnexplained = ({
  amount,
  explained,
}: {
  readonly amount: number
  readonly explained: Explanation | null
}) => amount < 0 && explained === null
