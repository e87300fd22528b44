import type { Store } from '#tenant/core/store'

export type DatabaseTable = {
  readonly name: string
  /** Its text columns but documents: those that may hold the id of a record. */
  readonly columns: readonly string[]
  readonly hasId: boolean
  readonly parents: readonly string[]
}

// The log is never changed; settings and sequences hold no ids; the search index and the outbox have keys of their own.
const exempt = [
  'audit',
  'audit_days',
  'audit_mark',
  'firm',
  'idempotency',
  'jobs',
  'migrations',
  'numbers',
  'outbox',
  'roles',
  'sample_records',
  'settings',
]

const isRecordTable = (name: string) =>
  !/^(sqlite_|_cf_|__|search_(words|parts))/.test(name) && !exempt.includes(name)

const documents = ['doc', 'line', 'detail', 'body', 'said', 'counts']

/** The tables with rows of records, those that others refer to last. */
export const recordTables = (store: Store): DatabaseTable[] => {
  const tables = store
    .rows<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
    .filter(({ name }) => isRecordTable(name))
    .map(({ name }) => tableIn(store, name))
  return childrenFirst(tables)
}

const tableIn = (store: Store, name: string): DatabaseTable => {
  const columns = store
    .rows<{ name: string; type: string }>(
      'SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden <> 1',
      name,
    )
    .filter(({ type, name: column }) => type.startsWith('TEXT') && !documents.includes(column))
    .map((it) => it.name)
  const parents = store
    .rows<{ parent: string }>('SELECT "table" AS parent FROM pragma_foreign_key_list(?)', name)
    .map(({ parent }) => parent)
    .filter((parent) => parent !== name)
  return { name, columns, parents, hasId: columns.includes('id') }
}

const childrenFirst = (tables: readonly DatabaseTable[]): DatabaseTable[] => {
  const left = [...tables]
  const sorted: DatabaseTable[] = []
  while (left.length > 0) {
    const at = left.findIndex(({ name }) => !left.some((it) => it.parents.includes(name)))
    sorted.push(...left.splice(Math.max(0, at), 1))
  }
  return sorted
}
