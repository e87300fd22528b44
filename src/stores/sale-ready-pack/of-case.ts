import { saleReadyPackApi } from '#domain/sale-ready-pack/api'
import type { PackRow } from '#domain/sale-ready-pack/view'
import { call } from '#lib/api'
import { caseStoreOf } from '#stores/conveyance/case-store'

const { $store } = caseStoreOf<readonly PackRow[]>('packs', async (conveyance) => {
  const { rows } = await call(saleReadyPackApi.list, { query: { conveyance } })
  return rows
})

/** The sale-ready packs of the case on the page, as far as the person follows them. */
export const $packsOfCase = $store
