import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { FeeMonth } from './statement.ts'

const version = z.int().check(z.minimum(0))

export const FeePayment = z.strictObject({
  /** 0 until something was recorded about the fee. */
  version,
  on: DateOnly,
  reference: lineText(60).check(z.minLength(1, 'Enter the reference on the bank statement.')),
})
export type FeePayment = z.infer<typeof FeePayment>

export const FeeWithdrawal = z.strictObject({
  version,
  reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), atMost(500)),
})
export type FeeWithdrawal = z.infer<typeof FeeWithdrawal>

/** This month when it is absent. */
export const FeeQuery = z.strictObject({ month: z.optional(FeeMonth) })
export type FeeQuery = z.infer<typeof FeeQuery>
