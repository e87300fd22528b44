import { atom, onMount } from 'nanostores'
import { referralFeeApi } from '#domain/agent/fee/api'
import type { FeeStatement } from '#domain/agent/fee/statement'
import { call } from '#lib/api'
import { today } from '#lib/format'
import { createFetcherStore } from '#stores/list/fetching'
import { $agent, followAgency } from './agency-store.ts'

/** '2026-11': the month whose statement an agent reads. */
export const $ownFeeMonth = atom(today().slice(0, 7))

/** What the firm owes the signed-in agent’s agency in the chosen month. */
export const $ownFees = createFetcherStore<FeeStatement>(['agent-fees/', $agent, $ownFeeMonth], {
  fetcher: (_, __, month) => call(referralFeeApi.own, { query: { month: String(month) } }),
})

onMount($ownFees, () => followAgency(() => $ownFees.revalidate()))

const chosen = () => ({ query: { month: $ownFeeMonth.get() } })

export const exportOwnFees = () => call(referralFeeApi.own_csv, chosen())

export const ownFeesPdf = () => call(referralFeeApi.own_pdf, chosen())
