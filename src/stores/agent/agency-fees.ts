import { atom, computed, onMount } from 'nanostores'
import { referralFeeApi } from '#domain/agent/fee/api'
import type { FeeLine } from '#domain/agent/fee/fee'
import type { FeeStatement } from '#domain/agent/fee/statement'
import { call } from '#lib/api'
import { today } from '#lib/format'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

const $id = computed($route, (route) =>
  route.name === 'admin-agencies-id' ? (route.params['id'] ?? null) : null,
)

/** '2026-11': the month whose statement is shown. */
export const $feeMonth = atom(today().slice(0, 7))

/** What the firm owes the agency on the page in the chosen month. */
export const $agencyFees = createFetcherStore<FeeStatement>(['agency-fees/', $id, $feeMonth], {
  fetcher: (_, id, month) =>
    call(referralFeeApi.show, { params: { id: String(id) }, query: { month: String(month) } }),
})

onMount($agencyFees, () => followArea('agencies', () => $agencyFees.revalidate()))

const refresh = () => $agencyFees.revalidate()
const { change } = saverOf<FeeStatement, unknown>({ show: refresh, showCurrent: refresh })

const params = ({ conveyance_id: fee }: FeeLine) => ({ id: $id.get() ?? '', fee })

type Payment = { readonly on: string; readonly reference: string }

export const payFee = (line: FeeLine, body: Payment, key: string) =>
  change(referralFeeApi.pay, body, { params: params(line), version: line.version, key })

export const withdrawFeePayment = (line: FeeLine, reason: string, key: string) =>
  change(referralFeeApi.withdraw, { reason }, { params: params(line), version: line.version, key })

const chosen = () => ({ params: { id: $id.get() ?? '' }, query: { month: $feeMonth.get() } })

export const exportAgencyFees = () => call(referralFeeApi.csv, chosen())

export const agencyFeesPdf = () => call(referralFeeApi.pdf, chosen())
