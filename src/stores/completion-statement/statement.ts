import { completionStatementApi, type StatementSheet } from '#domain/completion-statement/api'
import type { TaxFacts } from '#domain/completion-statement/tax/facts'
import type { FigureKind } from '#domain/completion-statement/tax/view'
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

const locks = {
  tax: { lock: completionStatementApi.lock_tax, release: completionStatementApi.release_tax },
  registration_fee: {
    lock: completionStatementApi.lock_fee,
    release: completionStatementApi.release_fee,
  },
}

export const stateFacts = (sheet: StatementSheet, facts: TaxFacts, key: string) =>
  change(completionStatementApi.state_facts, { facts }, targetOf(sheet, key))

export const lockFigure = (
  sheet: StatementSheet,
  kind: FigureKind,
  { amount, because = '' }: { readonly amount: number; readonly because?: string | undefined },
  key: string,
) => change(locks[kind].lock, { amount, because }, targetOf(sheet, key))

export const releaseFigure = (
  sheet: StatementSheet,
  kind: FigureKind,
  reason: string,
  key: string,
) => change(locks[kind].release, { reason }, targetOf(sheet, key))

/** Files the statement as a PDF; it appears among the documents a moment later. */
export const fileStatement = (is_shared: boolean, key: string) =>
  save(call(completionStatementApi.file, { params: { id: caseId() }, body: { is_shared }, key }))
