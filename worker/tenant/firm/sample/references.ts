import type { Reference } from '#domain/firm/sample/split'
import type { Store } from '#tenant/core/store'
import type { SampleRecord } from './marks.ts'

/** The documents that may refer to other records, with the column of the record that each belongs to. */
const sources = {
  agencies: 'id',
  branches: 'id',
  contacts: 'id',
  conveyances: 'id',
  departures: 'id',
  fee_scales: 'id',
  leads: 'id',
  negotiators: 'id',
  plans: 'conveyance_id',
  quote_cases: 'id',
  users: 'id',
  workflows: 'id',
} as const

const AT_ONCE = 500
// What a record absorbed is gone already: it says so, and needs it no more.
const ABSORBED = /"merged_ids":\[[^\]]*\]/
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Every reference of a record to a sample record, of sample records too. */
export const referencesTo = (store: Store, samples: readonly SampleRecord[]): Reference[] => {
  const ids = new Set(samples.map(({ id }) => id))
  return Object.entries(sources).flatMap(([table, owner]) =>
    referencesIn(documentsOf(store, table, owner), ids),
  )
}

type Row = { id: string; doc: string }

const referencesIn = (rows: Iterable<Row>, ids: ReadonlySet<string>) => {
  const found: Reference[] = []
  for (const { id, doc } of rows)
    for (const to of new Set(doc.replace(ABSORBED, '').match(ID)))
      if (to !== id && ids.has(to)) found.push({ from: id, to })
  return found
}

const documentsOf = function* (store: Store, table: string, owner: string): Generator<Row> {
  for (let after = ''; ; ) {
    const rows = store.rows<Row>(
      `SELECT ${owner} AS id, doc FROM ${table} WHERE ${owner} > ? ORDER BY ${owner} LIMIT ${AT_ONCE}`,
      after,
    )
    yield* rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.id ?? ''
  }
}
