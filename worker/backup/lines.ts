import type { Store } from '#tenant/core/store'

type Value = string | number | null
type Row = Record<string, Value>

/** A table as it was created; `columns` are those that are stored, `key` those that order its rows. */
type Table = {
  readonly name: string
  readonly sql: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

/** The first line of a backup: how the database is made. Indexes and triggers come after the rows. */
export type SchemaLine = { readonly tables: readonly string[]; readonly later: readonly string[] }

/** Stands before the rows of a table. */
export type TableLine = { readonly table: string; readonly columns: readonly string[] }

const ROWS_AT_ONCE = 200

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** Returns a whole database as lines of JSON: its schema, then each table and its rows in the order of their keys. */
export function* databaseLines(store: Store): Generator<string> {
  const tables = tablesOf(store)
  const schema: SchemaLine = { tables: tables.map(({ sql }) => sql), later: laterOf(store) }
  yield JSON.stringify(schema)
  for (const table of tables) {
    const line: TableLine = { table: table.name, columns: table.columns }
    yield JSON.stringify(line)
    for (const row of rowsOf(store, table)) yield JSON.stringify(table.columns.map((it) => row[it]))
  }
}

function* rowsOf(store: Store, { name, columns, key }: Table): Generator<Row> {
  const page = (where: string, ...after: Value[]) =>
    store.rows<Row>(
      `SELECT ${quoted(columns)} FROM "${name}" ${where} ORDER BY ${quoted(key)} LIMIT ${ROWS_AT_ONCE}`,
      ...after,
    )
  const next = `WHERE (${quoted(key)}) > (${key.map(() => '?').join(', ')})`
  for (let rows = page(''); rows.length > 0; ) {
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_AT_ONCE) return
    rows = page(next, ...key.map((it) => last[it] ?? null))
  }
}

/** The tables of a database in the order in which they were made, without those that SQLite and virtual tables keep. */
export const tablesOf = (store: Store): Table[] => {
  const found = store.rows<{ name: string; sql: string }>(
    `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL ORDER BY rowid`,
  )
  const virtual = found.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql))
  const isShadow = (name: string) => virtual.some((of) => name.startsWith(`${of.name}_`))
  return found
    .filter(({ name }) => !/^(sqlite|_cf)_/.test(name) && !isShadow(name))
    .map((it) => ({ ...it, ...columnsOf(store, it) }))
}

/** The columns that are stored, with the number of each row where nothing else orders them. */
const columnsOf = (store: Store, { name, sql }: Pick<Table, 'name' | 'sql'>) => {
  const columns = store.rows<{ name: string; type: string; pk: number; hidden: number }>(
    `SELECT name, type, pk, hidden FROM pragma_table_xinfo(?) ORDER BY cid`,
    name,
  )
  const stored = columns.filter(({ hidden }) => hidden === 0).map((it) => it.name)
  const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
  const isNumbered = key.length === 1 && key[0]?.type.toUpperCase() === 'INTEGER'
  if (isNumbered || /WITHOUT ROWID\s*$/i.test(sql))
    return { columns: stored, key: key.map((it) => it.name) }
  return { columns: ['rowid', ...stored], key: ['rowid'] }
}

const laterOf = (store: Store) =>
  store
    .rows<{ sql: string }>(
      `SELECT sql FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql IS NOT NULL
       AND tbl_name NOT LIKE 'sqlite/_%' ESCAPE '/' AND tbl_name NOT LIKE '/_cf/_%' ESCAPE '/' ORDER BY rowid`,
    )
    .map(({ sql }) => sql)
