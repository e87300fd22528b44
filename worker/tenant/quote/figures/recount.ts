import { inOrder } from '#tenant/core/in-order'
import type { Store } from '#tenant/core/store'
import { leadDocument } from '#tenant/lead/document'
import type { quoteTotalsOf } from './totals.ts'

type Totals = ReturnType<typeof quoteTotalsOf>
type Parts = { readonly store: Store; readonly quoteTotals: Totals }

const AT_ONCE = 500

const progressOf = (store: Store) =>
  store.row<{ upto: string | null }>('SELECT upto FROM quote_totals_progress')?.upto ?? null

export const isPending = (store: Store) => progressOf(store) !== null

const idsAfter = (store: Store, table: 'quote_cases' | 'leads', after: string) =>
  store
    .rows<{ id: string }>(
      `SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`,
      after,
    )
    .map(({ id }) => id)

/** Counts the next 500 older cases, then all leads; returns whether more are left. */
export const countBatch = ({ store, quoteTotals }: Parts): boolean => {
  const after = progressOf(store)
  if (after === null) return false
  return store.transaction(() => {
    const cases = idsAfter(store, 'quote_cases', after)
    quoteTotals.together(() => {
      for (const id of cases) quoteTotals.refresh(id)
    })
    const last = cases.length < AT_ONCE ? null : (cases.at(-1) ?? null)
    if (last === null) countLeads({ store, quoteTotals })
    store.write('UPDATE quote_totals_progress SET upto = ?', last)
    return last !== null
  })
}

export const countLeads = ({ store, quoteTotals }: Parts) => {
  let wrong = 0
  for (let after = ''; ; ) {
    const ids = idsAfter(store, 'leads', after)
    for (const id of ids) {
      const [it] = inOrder(store, leadDocument, [id])
      if (it && quoteTotals.saveLead({ ...it, quote_cases: [] })) wrong += 1
    }
    if (ids.length < AT_ONCE) return wrong
    after = ids.at(-1) ?? ''
  }
}

export const clearTotals = (store: Store) => {
  for (const table of ['quote_totals', 'quote_outcomes', 'lead_outcomes'])
    store.write(`DELETE FROM ${table}`)
  store.write(`UPDATE quote_totals_progress SET upto = ''`)
}

export const recount = (parts: Parts) => {
  clearTotals(parts.store)
  while (countBatch(parts));
}
