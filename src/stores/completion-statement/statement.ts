import { completionStatementApi, type StatementSheet } from '#domain/completion-statement/api'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change, save } = caseStoreOf<StatementSheet>('completion-statement', (id) =>
  call(completionStatementApi.show, { params: { id } }),
)

export const $statement = $store

const targetOf = ({ figures }: StatementSheet, key: string) => ({
  params: { id: caseId() },
  version: figures.version,
  key,
})

export const changeFigures = (
  sheet: StatementSheet,
  body: ChangeBody<typeof completionStatementApi.change>,
  key: string,
) => change(completionStatementApi.change, body, targetOf(sheet, key))

export const lockTax = (sheet: StatementSheet, amount: number, key: string) =>
  change(completionStatementApi.lock_tax, { amount }, targetOf(sheet, key))

export const releaseTax = (sheet: StatementSheet, reason: string, key: string) =>
  change(completionStatementApi.release_tax, { reason }, targetOf(sheet, key))

/** Files the statement as a PDF; it appears among the documents a moment later. */
export const fileStatement = (is_shared: boolean, key: string) =>
  save(call(completionStatementApi.file, { params: { id: caseId() }, body: { is_shared }, key }))
