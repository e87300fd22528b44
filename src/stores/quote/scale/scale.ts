import { atom, computed, onMount } from 'nanostores'
import { areaChannel, areaPermissions } from '#domain/channels'
import { quoteCaseApi } from '#domain/quote/case/api'
import type { FeeScale } from '#domain/quote/scale/scale'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { hasAnyPermission } from '#stores/user/permissions'

/** The firm's scale in force today. */
export const $feeScale = createFetcherStore<FeeScale>(['fee-scale'], {
  fetcher: () => call(quoteCaseApi.scale),
})

/** The scale in force today for clients of an agency: its own, or the firm's. */
export const fetchScaleOf = (agency_id: string) =>
  call(quoteCaseApi.scale, { query: { agency_id }, isQuiet: true })

export const $introducer = atom<string | null>(null)

const $agencyScale = createFetcherStore<FeeScale>(['fee-scale/', $introducer], {
  fetcher: (_, agency_id) => call(quoteCaseApi.scale, { query: { agency_id: String(agency_id) } }),
})

export const $pricingScale = computed(
  [$introducer, $feeScale, $agencyScale],
  (introducer, ofFirm, ofAgency) => (introducer === null ? ofFirm : ofAgency),
)

export const refreshScale = () => {
  $feeScale.revalidate()
  $agencyScale.revalidate()
}

onMount($pricingScale, () =>
  hasAnyPermission(areaPermissions['quotes'])
    ? listen(areaChannel(firm.tenantId, 'quotes'), {
        'fee-scale.published': refreshScale,
        'fee-scale.changed': refreshScale,
      })
    : undefined,
)
