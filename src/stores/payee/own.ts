import { onMount } from 'nanostores'
import { type PayoutEntry, payoutApi } from '#domain/payee/own/api'
import type { PayoutView } from '#domain/payee/own/view'
import { call } from '#lib/api'
import { followClientCases } from '#stores/conveyance/portal/case'
import { createFetcherStore } from '#stores/list/fetching'

/** Where the signed-in client is paid; no answer holds more than the last two digits. */
export const $payouts = createFetcherStore<PayoutView>(['payout-accounts'], {
  fetcher: () => call(payoutApi.show),
})

onMount($payouts, () => followClientCases(() => $payouts.revalidate()))

export const sendPayoutCode = async () => {
  $payouts.mutate(await call(payoutApi.send_code))
}

/** Gives the account; false for a wrong code, which is counted. Throws ApiError. */
export const givePayoutAccount = async (body: PayoutEntry, key: string): Promise<boolean> => {
  const { is_saved, ...view } = await call(payoutApi.give, { body, key })
  $payouts.mutate(view)
  return is_saved
}

/** Agrees to the account of another client; what is shown is fetched again where it has changed. Throws ApiError. */
export const agreeToPayout = async (payee: string, version: number, key: string) => {
  try {
    $payouts.mutate(await call(payoutApi.agree, { params: { payee }, body: { version }, key }))
  } catch (error) {
    $payouts.revalidate()
    throw error
  }
}
