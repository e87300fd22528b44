import { entriesOf, type QuoteEntry } from '#domain/quote/figures/cell'
import { quoteRows } from '#domain/quote/figures/figure'
import { measuresOf } from '#domain/quote/figures/measure'
import type { QuoteOutcome } from '#domain/quote/figures/outcome'
import type { Store } from '#tenant/core/store'
import { outcomeKeys } from '#tenant/schema/totals'

export type Counted = { readonly group: number; readonly entries: readonly QuoteEntry[] }
export type StoredOutcome = { readonly outcome: QuoteOutcome; readonly group: number }
export type CountedTable = 'quote_outcomes' | 'lead_outcomes'

const AT_ONCE = 2_000

/** Where a stored record is counted; measures added since it was stored are 0. */
export const countedOf = (table: CountedTable, doc: string): Counted => {
  if (table === 'quote_outcomes') {
    const { outcome, group }: StoredOutcome = JSON.parse(doc)
    return { group, entries: entriesOf({ ...outcome, measures: measuresOf(outcome.measures) }) }
  }
  const { group, entries }: Counted = JSON.parse(doc)
  return { group, entries: entries.map((it) => ({ ...it, measures: measuresOf(it.measures) })) }
}

/** The stored JSON of a record; null when it is not counted. */
export const storedDocument = (store: Store, table: CountedTable, id: string) =>
  store.row<{ doc: string }>(`SELECT doc FROM ${table} WHERE id = ?`, id)?.doc ?? null

const columnsOf = ({ outcome }: StoredOutcome): Record<string, string | number> => ({
  ...Object.fromEntries(outcomeKeys.map((name) => [name, outcome[name] ?? ''])),
  ...Object.fromEntries(quoteRows.map((name) => [name, outcome.measures[name]])),
})

/** Stores the outcome of a case, as JSON and in the columns by which it is found. */
export const saveOutcome = (store: Store, id: string, doc: string) => {
  const columns = { ...columnsOf(JSON.parse(doc)), doc }
  const names = Object.keys(columns)
  store.write(
    `INSERT INTO quote_outcomes (id, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})
     ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    id,
    ...Object.values(columns),
  )
}

type Row = Record<string, string | number> & { readonly id: string; readonly doc: string }

/** Calls back with every stored row, reading 2,000 at a time. */
export const eachStored = (store: Store, table: CountedTable, onRow: (row: Row) => void) => {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Row[] = store.rows(
      `SELECT * FROM ${table} WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`,
      after,
    )
    rows.forEach(onRow)
    after = rows.at(-1)?.id
  }
}

/** Corrects the columns of stored outcomes; returns how many were wrong. */
export const repairColumns = (store: Store) => {
  let wrong = 0
  eachStored(store, 'quote_outcomes', ({ doc, ...row }) => {
    const columns = Object.entries(columnsOf(JSON.parse(doc)))
    if (columns.every(([name, value]) => row[name] === value)) return
    saveOutcome(store, row.id, doc)
    wrong += 1
  })
  return wrong
}

export const orphansIn = (store: Store, table: CountedTable) =>
  store.rows<{ id: string }>(
    `SELECT id FROM ${table} WHERE id NOT IN
     (SELECT id FROM ${table === 'quote_outcomes' ? 'quote_cases' : 'leads'})`,
  )
