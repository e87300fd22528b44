import { notFound, stale } from '#domain/refusal'
import type { LastChange } from '#domain/stale-record'
import { type DocumentShape, parseDocument, selectDocuments } from './document.ts'
import { parseReadable } from './set-aside.ts'
import type { Store } from './store.ts'

/** A record with an id and a version, which every change increments. */
export type StoredRecord = { readonly id: string; readonly version: number }

export type Table<T extends StoredRecord> = {
  readonly find: (id: string) => T | null
  /** Throws 404 when there is no such record. */
  readonly get: (id: string) => T
  readonly all: (ids: readonly string[]) => T[]
  readonly insert: (record: T) => T
  /** Replaces the record; throws unless the stored version is `from`. */
  readonly replace: (record: T, from: number) => T
}

type Row = { id: string; version: number; shape: number; doc: string }

/** Returns columns that SQLite cannot generate from the document. */
export type ExtraColumns<T> = (record: T) => Readonly<Record<string, string | number | null>>

export const tableOf = <T extends StoredRecord>(
  store: Store,
  kind: DocumentShape<T>,
  extraColumns: ExtraColumns<T> = () => ({}),
): Table<T> => {
  const { name } = kind
  const select = selectDocuments({ ...kind, isVersioned: true })
  const find = (id: string) => {
    const row = store.row<Row>(`${select} WHERE id = ?`, id)
    return row === null ? null : parseDocument(kind, row)
  }
  const get = (id: string) => {
    const record = find(id)
    if (record === null) throw notFound()
    return record
  }
  const columns = (record: T) =>
    Object.entries({
      ...extraColumns(record),
      version: record.version,
      shape: kind.shape,
      doc: JSON.stringify(record),
    })
  return {
    find,
    get,
    all: (ids) =>
      parseReadable(
        store,
        kind,
        store.rows<Row>(
          `${select} WHERE id IN (SELECT value FROM json_each(?))`,
          JSON.stringify(ids),
        ),
      ),
    insert: (record) => {
      const stored = columns(record)
      store.write(
        `INSERT INTO ${name} (id${stored.map(([key]) => `, ${key}`).join('')})
         VALUES (?${', ?'.repeat(stored.length)})`,
        record.id,
        ...stored.map(([, value]) => value),
      )
      return record
    },
    replace: (record, from) => {
      const stored = columns(record)
      const updated = store.rows<{ id: string }>(
        `UPDATE ${name} SET ${stored.map(([key]) => `${key} = ?`).join(', ')}
         WHERE id = ? AND version = ? RETURNING id`,
        ...stored.map(([, value]) => value),
        record.id,
        from,
      )
      if (updated.length !== 1) throw new Error(`${name} ${record.id} is not at version ${from}`)
      return record
    },
  }
}

/** Throws 409 with the current record and its last change when the version is stale; null accepts any version. */
export const requireFresh = (
  version: number | null,
  current: StoredRecord,
  lastChange: () => LastChange | null = () => null,
  toView: () => unknown = () => current,
) => {
  if (version !== null && version !== current.version) throw stale(toView(), lastChange())
}

/** Saves the columns that lists filter and sort by, in a table without documents so that scans read few pages. */
export const putKeys = (
  store: Store,
  table: string,
  keys: Readonly<Record<string, string | number | null>>,
) => {
  const names = Object.keys(keys)
  store.write(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (?${', ?'.repeat(names.length - 1)})
     ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    ...Object.values(keys),
  )
}
