import { delegateApi } from '#domain/delegate/api'
import type { StaffDelegateEntry } from '#domain/delegate/bodies'
import type { Delegate } from '#domain/delegate/delegate'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, save, change } = caseStoreOf<Delegate[], Delegate>('delegates', (id) =>
  call(delegateApi.of_case, { params: { id } }),
)

/** Who helps the clients of the case on the page. */
export const $delegates = $store

export const addDelegate = (body: StaffDelegateEntry, key: string) =>
  save(call(delegateApi.add, { params: { id: caseId() }, body, key }))

const targetOf = ({ id, version }: Delegate, key: string) => ({
  params: { id: caseId(), delegate: id },
  version,
  key,
})

export const recordPower = (delegate: Delegate, document_id: string, key: string) =>
  change(delegateApi.record_power, { document_id }, targetOf(delegate, key))

export const confirmPower = (delegate: Delegate, key: string) =>
  change(delegateApi.confirm_power, {}, targetOf(delegate, key))

export const endDelegate = (delegate: Delegate, key: string) =>
  change(delegateApi.end, {}, targetOf(delegate, key))
