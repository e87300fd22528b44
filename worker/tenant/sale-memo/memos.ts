import { assertAllowed } from '#domain/act'
import { notFound } from '#domain/refusal'
import { canViewMemo, mayAccessMemo } from '#domain/sale-memo/access'
import type { MemoOutcome } from '#domain/sale-memo/change'
import { memoTitle, type SaleMemo } from '#domain/sale-memo/memo'
import { selectDocuments } from '#tenant/core/document'
import { lastChange } from '#tenant/core/last-change'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { memoCorrespondence } from './correspondence.ts'
import { saleMemoDocument } from './document.ts'

/** What a list is searched by: the property, the people and the agent. */
const wordsOf = (memo: SaleMemo) => {
  const { postcode, sellers, buyers, agency } = memo.facts
  const names = [...sellers, ...buyers].map(({ name }) => name)
  return [memoTitle(memo), postcode, agency, ...names].join(' ').toLowerCase()
}

const tableIn = (store: Store) =>
  tableOf(store, saleMemoDocument, (memo) => ({ words: wordsOf(memo) }))

/** The stored memos, of whatever scope. */
export const storedMemos = (store: Store) => ({
  find: tableIn(store).find,
  where: (condition: string, ...bindings: string[]): SaleMemo[] =>
    parseReadable(
      store,
      saleMemoDocument,
      store.rows(`${selectDocuments(saleMemoDocument)} WHERE ${condition}`, ...bindings),
    ),
})

/** The memo; throws 404 when it is outside the person's scope. */
export const getMemo = ({ store, person }: RequestContext, id: string): SaleMemo => {
  const memo = tableIn(store).find(id)
  if (memo === null || !canViewMemo(person, memo)) throw notFound()
  return memo
}

/** The memo, to be changed; throws 404, and 409 unless the stored version is `version`. */
export const freshMemo = (context: RequestContext, id: string, version: number): SaleMemo => {
  const memo = getMemo(context, id)
  const { audit, person } = context
  assertAllowed(mayAccessMemo(person, memo))
  requireFresh(version, memo, () => lastChange(audit, person, 'sale-memo', id))
  return memo
}

const record = (context: RequestContext, { memo, events }: MemoOutcome) =>
  context.recordEvents(events, {
    users: memo.people,
    agencies: memo.agency_id === null ? [] : [memo.agency_id],
    correspondence: () => memoCorrespondence(context, memo),
  })

export const addMemo = (context: RequestContext, outcome: MemoOutcome): SaleMemo => {
  tableIn(context.store).insert(outcome.memo)
  record(context, outcome)
  return outcome.memo
}

/** Saves a changed memo with its events; throws unless the stored version is `from`. */
export const keepMemo = (context: RequestContext, outcome: MemoOutcome, from: number): SaleMemo => {
  if (outcome.events.length === 0) return outcome.memo
  tableIn(context.store).replace(outcome.memo, from)
  record(context, outcome)
  return outcome.memo
}
