import type { Store } from '#tenant/core/store'

const field = (name: string) => `json_extract(doc, '$.${name}')`
const named = (table: string) => `SELECT ${field('name')} AS name FROM ${table} WHERE id = ?`
const person = (table: string) =>
  `SELECT trim(${field('first_name')} || ' ' || ${field('last_name')}) AS name FROM ${table} WHERE id = ?`

const queries = [
  `SELECT trim(coalesce(code, '') || ' ' || title) AS name FROM search_entries WHERE id = ?`,
  ...['agencies', 'branches', 'negotiators', 'fee_scales'].map(named),
  ...['users', 'contacts'].map(person),
]

/** What a record is called: 'Q-00012 Ann Lee', 'Sample Estates'. */
export const nameOfRecord = (store: Store, id: string): string => {
  for (const query of queries) {
    const row = store.row<{ name: string | null }>(query, id)
    if (row?.name) return row.name
  }
  return 'another record'
}
