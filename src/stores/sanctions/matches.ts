import { sanctionsApi } from '#domain/sanctions/api'
import type { CaseSanctions, SanctionsMatch } from '#domain/sanctions/view'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change } = caseStoreOf<CaseSanctions>('case-sanctions', (id) =>
  call(sanctionsApi.show, { params: { id } }),
)

/** Everybody of the case, compared with the sanctions list. */
export const $caseSanctions = $store

const targetOf = ({ id, judgement }: SanctionsMatch, key: string) => ({
  params: { id: caseId(), match: id },
  version: judgement?.version ?? 0,
  key,
})

/** Records who owns a company of the case. */
export const recordOwnership = (
  version: number,
  body: ChangeBody<typeof sanctionsApi.own>,
  key: string,
) => change(sanctionsApi.own, body, { params: { id: caseId() }, version, key })

export const judgeMatch = (
  match: SanctionsMatch,
  body: ChangeBody<typeof sanctionsApi.judge>,
  key: string,
) => change(sanctionsApi.judge, body, targetOf(match, key))

export const confirmMatch = (match: SanctionsMatch, key: string) =>
  change(sanctionsApi.confirm, {}, targetOf(match, key))

export const sendMatchBack = (match: SanctionsMatch, reason: string, key: string) =>
  change(sanctionsApi.send_back, { reason }, targetOf(match, key))
