import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { DepositRelease, PaymentPurpose } from './payment.ts'

const version = z.int().check(z.minimum(0))

export const PaymentEntry = z.strictObject({
  purpose: PaymentPurpose,
  /** The id of a payee of the case; null for a transfer to the linked case. */
  payee: z.nullable(z.string()),
  amount: Pence.check(z.minimum(1, 'Enter an amount above £0.00.')),
  due_on: DateOnly,
  reference: lineText(40).check(z.minLength(1, 'Enter the reference for the payee.')),
  /**
   * Whose written authority is held; for a gift to charity above the firm’s own limit the regulator’s reference; for money
   * that goes back to its source where that account was read, if the bank statement does not say it.
   */
  authority: z.nullable(lineText(200)),
  /** On what a deposit that is held as stakeholder goes back. */
  released_by: z.optional(z.nullable(DepositRelease)),
  /** The request and the number of the receipt of which too much is given back: 'id R1' */
  receipt: z.optional(z.nullable(z.string())),
  /** Whether the clients of both cases agreed in writing, where the linked case has others. */
  both_agree: z.optional(z.boolean()),
  /** The registered number of the charity, for what is left of a case. */
  charity: z.optional(z.nullable(lineText(20))),
  /** The gift in suspense that is returned. */
  held: z.optional(z.nullable(z.string())),
})
export type PaymentEntry = z.infer<typeof PaymentEntry>

export const PaymentApproval = z.strictObject({ version })

export const PaymentSending = z.strictObject({
  version,
  /** The day on which the bank sent it. */
  on: DateOnly,
})
export type PaymentSending = z.infer<typeof PaymentSending>

export const PaymentRejection = z.strictObject({
  version,
  reason: lineText(200).check(z.minLength(1, 'Enter a reason.')),
})
