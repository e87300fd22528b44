import type { BodyInput, ReplyOf } from '#domain/endpoint'
import { bankPaymentStart, clientBankPaymentApi } from '#domain/payment-request/bank/api'
import { call } from '#lib/api'
import { showPayments } from './client.ts'

export type StartedBankPayment = ReplyOf<typeof bankPaymentStart.start>

/** Begins a payment at the client's bank; its page is the provider's, or our own for the test provider. Throws ApiError. */
export const startBankPayment = (
  request: string,
  amount: number,
  key: string,
): Promise<StartedBankPayment> =>
  call(bankPaymentStart.start, { params: { request }, body: { amount }, key })

export const finishTestBank = (
  request: string,
  body: BodyInput<typeof clientBankPaymentApi.finish_test>,
  key: string,
) => showPayments(call(clientBankPaymentApi.finish_test, { params: { request }, body, key }))
