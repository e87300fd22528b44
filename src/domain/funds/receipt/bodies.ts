import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'

const version = z.int().check(z.minimum(0))
const given = (most: number, message: string) => lineText(most).check(z.minLength(1, message))
const MOST_SOURCES = 30

export const ReceiptExplanation = z.strictObject({
  /** 0 where nothing is recorded of the receipt. */
  version,
  payer: given(120, 'Enter the name on the account that paid.'),
  bank: given(80, 'Enter the bank of the account that paid.'),
  ending: z.string().check(z.regex(/^\d{4}$/, 'Enter the last four digits of the account.')),
  sources: z
    .array(
      z.strictObject({
        part: given(100, 'Choose where it comes from.'),
        amount: Pence.check(z.minimum(1, 'Enter an amount above £0.00.')),
      }),
    )
    .check(z.maxLength(MOST_SOURCES)),
})
export type ReceiptExplanation = z.infer<typeof ReceiptExplanation>

export const HeldAllocation = z.strictObject({ version, on: DateOnly })
export type HeldAllocation = z.infer<typeof HeldAllocation>
