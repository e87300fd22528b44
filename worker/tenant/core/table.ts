import { notFound, stale } from '#domain/refusal'
import type { LastChange } from '#domain/stale-record'
import { type DocumentShape, parseDocument, selectDocuments } from './document.ts'
import { parseReadable } from './set-aside.ts'
import type { Store } from './store.ts'

/** A record with an identity and a count of its changes. */
export type StoredRecord = { readonly id: string; readonly version: number }

export type Table<T extends StoredRecord> = {
  /** The record; null when there is none. */
  readonly find: (id: string) => T | null
  /** The record; the 404 refusal when there is none. */
  readonly get: (id: string) => T
  /** Those of these ids that can be read. */
  readonly all: (ids: readonly string[]) => T[]
  readonly insert: (record: T) => T
  /** Writes the record over the one of this version. */
  readonly replace: (record: T, from: number) => T
}

type Row = { id: string; version: number; shape: number; doc: string }

/** Columns that the table keeps beside the document and that no path of it gives. */
export type ExtraColumns<T> = (record: T) => Readonly<Record<string, string | number | null>>

/** The records of one noun, each a JSON document with its version and shape. */
export const tableOf = <T extends StoredRecord>(
  store: Store,
  kind: DocumentShape<T>,
  written: ExtraColumns<T> = () => ({}),
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
      ...written(record),
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
      const seen = store.rows<{ id: string }>(
        `UPDATE ${name} SET ${stored.map(([key]) => `${key} = ?`).join(', ')}
         WHERE id = ? AND version = ? RETURNING id`,
        ...stored.map(([, value]) => value),
        record.id,
        from,
      )
      if (seen.length !== 1) throw new Error(`${name} ${record.id} is not at version ${from}`)
      return record
    },
  }
}

/**
 * Refuses 409 with the record as it stands, and with who made it that, when it is not the one the caller saw;
 * null: whatever stands.
 */
export const requireFresh = (
  version: number | null,
  current: StoredRecord,
  lastChange: () => LastChange | null = () => null,
  shown: () => unknown = () => current,
) => {
  if (version !== null && version !== current.version) throw stale(shown(), lastChange())
}

/**
 * Writes the short columns by which a noun is listed. They lie apart from the documents, so that a walk
 * over thousands of rows reads a few pages.
 */
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
