import { residualApi } from '#domain/residual/api'
import type { Residual } from '#domain/residual/residual'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, save } = caseStoreOf<Residual>('case-residual', (id) =>
  call(residualApi.show, { params: { id } }),
)

export const $caseResidual = $store

export const recordAttempt = (
  { version }: Residual,
  body: ChangeBody<typeof residualApi.try>,
  key: string,
) => save(call(residualApi.try, { params: { id: caseId() }, body: { ...body, version }, key }))

export const fileReceipt = ({ version }: Residual, document: string, key: string) =>
  save(call(residualApi.receive, { params: { id: caseId() }, body: { version, document }, key }))
