import { caseOrderApi } from '#domain/conveyance/order/api'
import type { CaseOrder } from '#domain/conveyance/order/order'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change, save } = caseStoreOf<CaseOrder[], CaseOrder>('case-orders', (id) =>
  call(caseOrderApi.list, { params: { id } }),
)

export const $caseOrders = $store

/** Adds an order; the key makes a repeated request harmless. */
export const addOrder = (body: BodyInput<typeof caseOrderApi.add>, key: string) =>
  save(call(caseOrderApi.add, { params: { id: caseId() }, body, key }))

const targetOf = ({ id, version }: Pick<CaseOrder, 'id' | 'version'>, key: string) => ({
  params: { id: caseId(), order: id },
  version,
  key,
})

export const changeOrder = (
  order: CaseOrder,
  body: ChangeBody<typeof caseOrderApi.change>,
  key: string,
) => change(caseOrderApi.change, body, targetOf(order, key))

export const recordResult = (
  order: CaseOrder,
  body: ChangeBody<typeof caseOrderApi.result>,
  key: string,
) => change(caseOrderApi.result, body, targetOf(order, key))

export const cancelOrder = (order: CaseOrder, reason: string, key: string) =>
  change(caseOrderApi.cancel, { reason }, targetOf(order, key))
