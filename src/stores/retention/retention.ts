import { retentionApi } from '#domain/retention/api'
import type { RetentionView } from '#domain/retention/retention'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, change } = caseStoreOf<RetentionView>('retention', (id) =>
  call(retentionApi.show, { params: { id } }),
)

/** What was decided about the files of the case on the page. */
export const $retention = $store

const target = (version: number, key: string) => ({ params: { id: caseId() }, version, key })

export const holdFiles = (version: number, reason: string, key: string) =>
  change(retentionApi.hold, { reason }, target(version, key))

const plain = {
  release: retentionApi.release,
  propose: retentionApi.propose,
  approve: retentionApi.approve,
  withdraw: retentionApi.withdraw,
}
export type PlainRetentionAct = keyof typeof plain

/** Decides about the files, where no more than the decision is asked for. */
export const decideRetention = (act: PlainRetentionAct, version: number, key: string) =>
  change(plain[act], {}, target(version, key))
