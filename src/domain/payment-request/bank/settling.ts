import type { Pence } from '#domain/money'
import type { PaymentRequest, Receipt } from '../request.ts'
import type { BankPayment } from './payment.ts'
import { isReferenceIn } from './reference.ts'

type Line = { readonly amount: Pence; readonly text: string; readonly reference: string | null }

const wordsOf = ({ text, reference }: Line) => `${text} ${reference ?? ''}`

/** Whether a line of our bank names a payment whose money has not arrived. */
export const isAbout = (line: Line, { receipt, reference }: BankPayment): boolean =>
  receipt === null && line.amount > 0 && isReferenceIn(wordsOf(line), reference)

/** Whether a line is the money of a payment beyond doubt: its own reference and the exact pence, whatever was reported. */
export const isMoneyOf = (line: Line, payment: BankPayment): boolean =>
  line.amount === payment.amount && isAbout(line, payment)

/** The payment that a receipt which a cashier recorded is: the oldest of the same sum that waits; null for none. */
export const recordedPayment = (
  { bank_payments }: PaymentRequest,
  amount: Pence,
): BankPayment | null =>
  bank_payments.find(
    (it) => it.receipt === null && it.status !== 'failed' && it.amount === amount,
  ) ?? null

/** The request once the money of one of its payments has arrived. */
export const withArrival = (
  request: PaymentRequest,
  payment: BankPayment,
  receipt: Receipt,
): PaymentRequest => ({
  ...request,
  receipts: [...request.receipts, receipt],
  bank_payments: request.bank_payments.map((it) =>
    it.id === payment.id ? { ...it, receipt: receipt.number } : it,
  ),
})
