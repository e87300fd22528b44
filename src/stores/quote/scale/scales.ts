import { computed, onMount } from 'nanostores'
import { areaChannel, areaPermissions } from '#domain/channels'
import type { BodyInput, ReplyOf } from '#domain/endpoint'
import {
  type FeeScaleDetail,
  type FeeScalePrices,
  type FeeScaleRow,
  feeScaleApi,
  type SentCase,
} from '#domain/quote/scale/api'
import type { StoredFeeScale } from '#domain/quote/scale/stored'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'
import { hasAnyPermission } from '#stores/user/permissions'

export const $feeScales = createFetcherStore<{ rows: FeeScaleRow[] }>(['fee-scales'], {
  fetcher: () => call(feeScaleApi.list),
})

export const $feeScaleId = computed($route, ({ search }) =>
  new URLSearchParams(search).get('scale'),
)

export const $feeScaleDetail = createFetcherStore<FeeScaleDetail>(['fee-scales/', $feeScaleId], {
  fetcher: (_, id) => call(feeScaleApi.show, { params: { id: String(id) } }),
})

const followScales = (onChange: () => void) =>
  hasAnyPermission(areaPermissions['quotes'])
    ? listen(
        areaChannel(firm.tenantId, 'quotes'),
        { 'fee-scale.published': onChange, 'fee-scale.changed': onChange },
        onChange,
      )
    : undefined

onMount($feeScales, () => followScales(() => $feeScales.revalidate()))
onMount($feeScaleDetail, () => followScales(() => $feeScaleDetail.revalidate()))

export const $sentCases = createFetcherStore<{ sent: SentCase[] }>(
  ['fee-scales/sent/', $feeScaleId],
  { fetcher: (_, id) => call(feeScaleApi.preview, { params: { id: String(id) } }) },
)

const refreshAll = () => revalidateKeys((key) => key.startsWith('fee-scales'))

const { save, change } = saverOf<StoredFeeScale>({
  show: refreshAll,
  showCurrent: () => $feeScaleDetail.revalidate(),
})

export const createFeeScale = (body: BodyInput<typeof feeScaleApi.create>, key: string) =>
  save(call(feeScaleApi.create, { body, key }))

type ScaleVersion = Pick<StoredFeeScale, 'id' | 'version'>

export const saveFeeScale = ({ id, version }: ScaleVersion, prices: FeeScalePrices, key: string) =>
  change(feeScaleApi.change, { prices }, { params: { id }, version, key })

/** Publishes a draft; it is in force from its first day. */
export const publishFeeScale = ({ id, version }: ScaleVersion, key: string) =>
  change(feeScaleApi.publish, {}, { params: { id }, version, key })

/** Returns a published scale that is not yet in force to a draft. */
export const withdrawFeeScale = ({ id }: ScaleVersion, key: string) =>
  save(call(feeScaleApi.withdraw, { params: { id }, key }))

/** Sets the last day of a scale. */
export const endFeeScale = ({ id, version }: ScaleVersion, valid_to: string, key: string) =>
  change(feeScaleApi.end, { valid_to }, { params: { id }, version, key })

export const discardFeeScale = async (
  { id }: ScaleVersion,
  key: string,
): Promise<ReplyOf<typeof feeScaleApi.discard>> => {
  const discarded = await call(feeScaleApi.discard, { params: { id }, key })
  $feeScales.revalidate()
  return discarded
}
