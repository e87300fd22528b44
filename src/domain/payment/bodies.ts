import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { PaymentPurpose } from './payment.ts'

const version = z.int().check(z.minimum(0))

export const PaymentEntry = z.strictObject({
  purpose: PaymentPurpose,
  /** The id of a payee of the case; null for a transfer to the linked case. */
  payee: z.nullable(z.string()),
  amount: Pence.check(z.minimum(1, 'Enter an amount above £0.00.')),
  due_on: DateOnly,
  reference: lineText(40).check(z.minLength(1, 'Enter the reference for the payee.')),
  authority: z.nullable(lineText(200)),
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
