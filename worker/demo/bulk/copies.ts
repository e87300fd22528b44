import type { Store } from '#tenant/core/store'

/** How a table holds a case: the column of its id, and the columns that are written anew for a copy. */
type CaseTable = {
  readonly name: string
  readonly id: string
  readonly changed?: Readonly<Record<string, string>>
}

const withRef = (text: string) => `replace(t.${text}, m.old_ref, m.new_ref)`

const tables: readonly CaseTable[] = [
  {
    name: 'conveyances',
    id: 'id',
    changed: { doc: `json_set(t.doc, '$.id', m.new_id, '$.ref', m.new_ref)` },
  },
  { name: 'conveyance_keys', id: 'id', changed: { ref: 'm.new_ref' } },
  { name: 'conveyance_people', id: 'id' },
  { name: 'conveyance_clients', id: 'id' },
  {
    name: 'plans',
    id: 'conveyance_id',
    changed: { doc: `json_set(t.doc, '$.conveyance_id', m.new_id)` },
  },
  { name: 'open_tasks', id: 'conveyance_id', changed: { ref: 'm.new_ref' } },
  { name: 'waiting_approvals', id: 'conveyance_id', changed: { ref: 'm.new_ref' } },
  { name: 'timed_dates', id: 'conveyance_id' },
  { name: 'milestone_times', id: 'conveyance_id' },
]

/** A case and its copy: both ids and references. */
export type Copy = {
  readonly old_id: string
  readonly new_id: string
  readonly old_ref: string
  readonly new_ref: string
}

const MAPPING = `(SELECT value ->> 'old_id' AS old_id, value ->> 'new_id' AS new_id,
  value ->> 'old_ref' AS old_ref, value ->> 'new_ref' AS new_ref FROM json_each(?)) AS m`

const columnsOf = (store: Store, table: string) =>
  store.rows<{ name: string }>(`SELECT name FROM pragma_table_info(?)`, table).map((it) => it.name)

const copyTable = (store: Store, { name, id, changed = {} }: CaseTable, mapping: string) => {
  const columns = columnsOf(store, name)
  const values = columns.map((it) => (it === id ? 'm.new_id' : (changed[it] ?? `t.${it}`)))
  store.write(
    `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values.join(', ')}
     FROM ${MAPPING} CROSS JOIN ${name} AS t ON t.${id} = m.old_id`,
    mapping,
  )
}

const copySearch = (store: Store, mapping: string) => {
  const texts = ['detail', 'said'].map(withRef).join(', ')
  store.write(
    `INSERT INTO search_entries (kind, id, code, title, detail, said)
     SELECT t.kind, m.new_id, m.new_ref, t.title, ${texts}
     FROM ${MAPPING} CROSS JOIN search_entries AS t ON t.kind = 'conveyance' AND t.id = m.old_id`,
    mapping,
  )
  for (const column of ['words', 'parts'])
    store.write(
      `INSERT INTO search_${column} (rowid, ${column})
       SELECT e.row, replace(s.${column}, m.old_ref, m.new_ref) FROM ${MAPPING}
       CROSS JOIN search_entries AS e ON e.kind = 'conveyance' AND e.id = m.new_id
       CROSS JOIN search_entries AS o ON o.kind = 'conveyance' AND o.id = m.old_id
       CROSS JOIN search_${column} AS s ON s.rowid = o.row`,
      mapping,
    )
}

/** Copies whole cases, table by table, each in one statement. */
export const copyCases = (store: Store, copies: readonly Copy[]) => {
  const mapping = JSON.stringify(copies)
  for (const table of tables) copyTable(store, table, mapping)
  copySearch(store, mapping)
}
