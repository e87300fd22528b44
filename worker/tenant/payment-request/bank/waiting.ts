import type { BankLine } from '#domain/bank-file/bank-file'
import type { BankPayment } from '#domain/payment-request/bank/payment'
import { isAbout } from '#domain/payment-request/bank/settling'
import type { PaymentRequest } from '#domain/payment-request/request'
import type { RequestContext } from '#tenant/runtime/context'
import { findRequest } from '../records.ts'
import { bankPaymentRows } from './rows.ts'

export type Line = Pick<BankLine, 'id' | 'on' | 'amount' | 'text' | 'reference'>

export type Waiting = { readonly request: PaymentRequest; readonly payment: BankPayment }

/** The payments at clients' banks whose money has not arrived, the oldest first. */
export const waitingBankPayments = (context: Pick<RequestContext, 'store'>): Waiting[] =>
  bankPaymentRows(context.store)
    .waiting()
    .flatMap((row) => {
      const request = findRequest(context, row.request)
      const payment = request?.bank_payments.find(({ id }) => id === row.payment)
      return request && payment ? [{ request, payment }] : []
    })

/** The payments that a line may be the money of: those that it names, and those of the same sum. */
export const bankPaymentsFor = (line: Line, waiting: readonly Waiting[]) =>
  line.amount <= 0
    ? []
    : waiting
        .filter(({ payment }) => payment.amount === line.amount || isAbout(line, payment))
        .map(({ request, payment }) => ({
          payment: payment.id,
          reference: payment.reference,
          payer: request.payer.name,
          amount: payment.amount,
        }))
