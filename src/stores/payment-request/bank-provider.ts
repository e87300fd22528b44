import {
  type BankPaymentProvider,
  bankPaymentProviderApi,
} from '#domain/payment-request/bank/provider'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { type ChangeBody, saverOf } from '#stores/record/saving'

/** How clients of the firm pay from their own bank. */
export const $bankPaymentProvider = createFetcherStore<BankPaymentProvider>(
  ['bank-payment-provider'],
  { fetcher: () => call(bankPaymentProviderApi.show) },
)

const show = (saved: BankPaymentProvider) => $bankPaymentProvider.mutate(saved)
const { change } = saverOf<BankPaymentProvider>({ show, showCurrent: show })

export const saveBankProvider = (
  body: ChangeBody<typeof bankPaymentProviderApi.save>,
  version: number,
  key: string,
) => change(bankPaymentProviderApi.save, body, { version, key })
