import { onMount } from 'nanostores'
import type { BodyInput, ReplyOf } from '#domain/endpoint'
import { checkoutStart, clientPaymentApi } from '#domain/payment-request/api'
import { paymentNoticeApi } from '#domain/payment-request/notice/api'
import type { ClientPayments } from '#domain/payment-request/view'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { followClientCases } from '#stores/conveyance/portal/case'
import { createFetcherStore } from '#stores/list/fetching'

/** What the signed-in client is asked to pay, paid, and told us of. */
export const $clientPayments = createFetcherStore<ClientPayments>(['client-payments'], {
  fetcher: () => call(clientPaymentApi.list),
})

onMount($clientPayments, () => followClientCases(() => $clientPayments.revalidate()))

/** Shows what an act left; one that is no longer possible is fetched again. Throws ApiError. */
export const showPayments = async (answer: Promise<ClientPayments>) => {
  try {
    const payments = await answer
    $clientPayments.mutate(payments)
    return payments
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) $clientPayments.revalidate()
    throw error
  }
}

export type StartedCheckout = ReplyOf<typeof checkoutStart.start>

/** Begins a payment by card; its page is the provider's, or our own for the test provider. Throws ApiError. */
export const startCheckout = (
  request: string,
  amount: number,
  key: string,
): Promise<StartedCheckout> =>
  call(checkoutStart.start, { params: { request }, body: { amount }, key })

export const finishTest = (
  request: string,
  body: BodyInput<typeof clientPaymentApi.finish_test>,
  key: string,
) => showPayments(call(clientPaymentApi.finish_test, { params: { request }, body, key }))

export const tellOfPayment = (body: BodyInput<typeof paymentNoticeApi.tell>, key: string) =>
  showPayments(call(paymentNoticeApi.tell, { body, key }))
