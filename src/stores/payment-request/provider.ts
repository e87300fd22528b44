import { type PaymentProvider, paymentProviderApi } from '#domain/payment-request/provider/provider'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { type ChangeBody, saverOf } from '#stores/record/saving'

/** How clients of the firm pay by card. */
export const $paymentProvider = createFetcherStore<PaymentProvider>(['payment-provider'], {
  fetcher: () => call(paymentProviderApi.show),
})

const show = (saved: PaymentProvider) => $paymentProvider.mutate(saved)
const { change } = saverOf<PaymentProvider>({ show, showCurrent: show })

export const saveProvider = (
  body: ChangeBody<typeof paymentProviderApi.save>,
  version: number,
  key: string,
) => change(paymentProviderApi.save, body, { version, key })
