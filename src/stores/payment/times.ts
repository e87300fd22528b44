import { paymentTimesApi } from '#domain/payment/times/api'
import type { PaymentTimes } from '#domain/payment/times/times'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { type ChangeBody, saverOf } from '#stores/record/saving'

/** Until when the firm’s bank takes payments on a day. */
export const $paymentTimes = createFetcherStore<PaymentTimes>(['payment-times'], {
  fetcher: () => call(paymentTimesApi.show, {}),
})

const show = (saved: PaymentTimes) => $paymentTimes.mutate(saved)
const { change } = saverOf<PaymentTimes>({ show, showCurrent: show })

export const setPaymentTimes = (
  body: ChangeBody<typeof paymentTimesApi.set>,
  version: number,
  key: string,
) => change(paymentTimesApi.set, body, { version, key })
