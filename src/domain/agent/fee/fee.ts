import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { MatterType } from '#domain/matter'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

/** What was recorded about the referral fee of a case; the fee itself follows from its quote. */
export const ReferralFee = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** Null while it is owed. */
  paid: z.nullable(
    z.object({
      on: DateOnly,
      /** In pence without VAT, as it was owed on that day. */
      amount: Pence,
      /** What the bank statement says. */
      reference: z.string(),
      by: Named,
      at: Instant,
    }),
  ),
})
export type ReferralFee = z.infer<typeof ReferralFee>

/** The referral fee of a case, as its agency and the firm read it: nothing of what the client pays. */
export const FeeLine = z.object({
  conveyance_id: z.string(),
  /** 0 until something was recorded about the fee. */
  version: z.int(),
  ref: z.string(),
  address: z.string(),
  matter_type: MatterType,
  /** In pence without VAT. */
  amount: Pence,
  /** The day of completion, on which it becomes due; null while the case goes on. */
  due_on: z.nullable(DateOnly),
  /** Whether the client was told of it with their quote. */
  is_disclosed: z.boolean(),
  paid_on: z.nullable(DateOnly),
  /** '' until it is paid. */
  reference: z.string(),
  paid_by: z.string(),
})
export type FeeLine = z.infer<typeof FeeLine>
