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

/** Every scale of the firm and of agencies. */
export const $feeScales = createFetcherStore<{ rows: FeeScaleRow[] }>(['fee-scales'], {
  fetcher: () => call(feeScaleApi.list),
})

/** The id in the address of the prices; null where the list of them is shown. */
export const $feeScaleId = computed($route, ({ search }) =>
  new URLSearchParams(search).get('scale'),
)

/** The scale in the address with what its editor holds it against. */
export const $feeScaleDetail = createFetcherStore<FeeScaleDetail>(['fee-scales/', $feeScaleId], {
  fetcher: (_, id) => call(feeScaleApi.show, { params: { id: String(id) } }),
})

const follow = (again: () => void) =>
  hasAnyPermission(areaPermissions['quotes'])
    ? listen(
        areaChannel(firm.tenantId, 'quotes'),
        { 'fee-scale.published': again, 'fee-scale.changed': again },
        again,
      )
    : undefined

onMount($feeScales, () => follow(() => $feeScales.revalidate()))
onMount($feeScaleDetail, () => follow(() => $feeScaleDetail.revalidate()))

/** The last prices that were sent. */
export const $sentCases = createFetcherStore<{ sent: SentCase[] }>(
  ['fee-scales/sent/', $feeScaleId],
  { fetcher: (_, id) => call(feeScaleApi.preview, { params: { id: String(id) } }) },
)

const asked = () => revalidateKeys((key) => key.startsWith('fee-scales'))

const { save, change } = saverOf<StoredFeeScale>({
  show: asked,
  showCurrent: () => $feeScaleDetail.revalidate(),
})

/** A draft that begins as a copy. */
export const beginFeeScale = (body: BodyInput<typeof feeScaleApi.create>, key: string) =>
  save(call(feeScaleApi.create, { body, key }))

type One = Pick<StoredFeeScale, 'id' | 'version'>

/** Keeps what was typed; `version` is the one that it was typed on. */
export const saveFeeScale = ({ id, version }: One, prices: FeeScalePrices, key: string) =>
  change(feeScaleApi.change, { prices }, { params: { id }, version, key })

/** Puts a draft in force from its first day. */
export const publishFeeScale = ({ id, version }: One, key: string) =>
  change(feeScaleApi.publish, {}, { params: { id }, version, key })

/** Takes one that has not begun back to a draft. */
export const withdrawFeeScale = ({ id }: One, key: string) =>
  save(call(feeScaleApi.withdraw, { params: { id }, key }))

/** Sets its last day. */
export const endFeeScale = ({ id, version }: One, valid_to: string, key: string) =>
  change(feeScaleApi.end, { valid_to }, { params: { id }, version, key })

/** Throws a draft away. */
export const discardFeeScale = async (
  { id }: One,
  key: string,
): Promise<ReplyOf<typeof feeScaleApi.discard>> => {
  const discarded = await call(feeScaleApi.discard, { params: { id }, key })
  $feeScales.revalidate()
  return discarded
}
