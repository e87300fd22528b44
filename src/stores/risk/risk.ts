import { riskApi } from '#domain/risk/api'
import type { CaseRisk } from '#domain/risk/view'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change } = caseStoreOf<CaseRisk>('case-risk', (id) =>
  call(riskApi.show, { params: { id } }),
)

/** The client and matter risk of the case, held against its facts. */
export const $caseRisk = $store

const targetOf = ({ version }: CaseRisk, key: string) => ({
  params: { id: caseId() },
  version,
  key,
})

export const assessRisk = (risk: CaseRisk, body: ChangeBody<typeof riskApi.assess>, key: string) =>
  change(riskApi.assess, body, targetOf(risk, key))

export const approveRisk = (
  risk: CaseRisk,
  body: ChangeBody<typeof riskApi.approve>,
  key: string,
) => change(riskApi.approve, body, targetOf(risk, key))

export const rejectRisk = (risk: CaseRisk, reason: string, key: string) =>
  change(riskApi.reject, { reason }, targetOf(risk, key))
