import { undertakingApi } from '#domain/undertaking/api'
import type {
  UndertakingDecision,
  UndertakingDischarge,
  UndertakingEntry,
} from '#domain/undertaking/bodies'
import type { Undertaking } from '#domain/undertaking/undertaking'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, save, change } = caseStoreOf<Undertaking[], Undertaking>('undertakings', (id) =>
  call(undertakingApi.list, { params: { id } }),
)

export const $undertakings = $store

export const addUndertaking = (body: UndertakingEntry, key: string) =>
  save(call(undertakingApi.add, { params: { id: caseId() }, body, key }))

const targetOf = ({ id, version }: Undertaking, key: string) => ({
  params: { id: caseId(), undertaking: id },
  version,
  key,
})

export const decideUndertaking = (
  undertaking: Undertaking,
  body: Omit<UndertakingDecision, 'version'>,
  key: string,
) => change(undertakingApi.decide, body, targetOf(undertaking, key))

export const dischargeUndertaking = (
  undertaking: Undertaking,
  body: Omit<UndertakingDischarge, 'version'>,
  key: string,
) => change(undertakingApi.discharge, body, targetOf(undertaking, key))
