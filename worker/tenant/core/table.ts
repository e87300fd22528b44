import { notFound, stale } from '#domain/refusal'
import type { LastChange } from '#domain/stale-record'
import type { Store } from './store.ts'

/** A record with an identity and a count of its changes. */
export type Kept = { readonly id: string; readonly version: number }

export type Table<T extends Kept> = {
  /** The record; null when there is none. */
  readonly find: (id: string) => T | null
  /** The record; the 404 refusal when there is none. */
  readonly get: (id: string) => T
  readonly all: (ids: readonly string[]) => T[]
  readonly insert: (record: T) => T
  /** Writes the record over the one of this version. */
  readonly replace: (record: T, from: number) => T
}

type Row = { id: string; version: number; doc: string }

/** Columns that the table keeps beside the document and that no path of it gives. */
export type Written<T> = (record: T) => Readonly<Record<string, string | number | null>>

/** The records of one noun, each a JSON document with its version. */
export const tableOf = <T extends Kept>(
  store: Store,
  name: string,
  written: Written<T> = () => ({}),
): Table<T> => {
  const find = (id: string) => {
    const row = store.row<Row>(`SELECT id, version, doc FROM ${name} WHERE id = ?`, id)
    return row === null ? null : recordOf<T>(name, row)
  }
  const get = (id: string) => {
    const record = find(id)
    if (record === null) throw notFound()
    return record
  }
  const columns = (record: T) => Object.entries(written(record))
  return {
    find,
    get,
    all: (ids) =>
      store
        .rows<Row>(
          `SELECT id, version, doc FROM ${name} WHERE id IN (SELECT value FROM json_each(?))`,
          JSON.stringify(ids),
        )
        .map((row) => recordOf<T>(name, row)),
    insert: (record) => {
      const beside = columns(record)
      store.write(
        `INSERT INTO ${name} (id, version, doc${beside.map(([key]) => `, ${key}`).join('')})
         VALUES (?, ?, ?${', ?'.repeat(beside.length)})`,
        record.id,
        record.version,
        JSON.stringify(record),
        ...beside.map(([, value]) => value),
      )
      return record
    },
    replace: (record, from) => {
      const beside = columns(record)
      const seen = store.rows<{ id: string }>(
        `UPDATE ${name} SET version = ?, doc = ?${beside.map(([key]) => `, ${key} = ?`).join('')}
         WHERE id = ? AND version = ? RETURNING id`,
        record.version,
        JSON.stringify(record),
        ...beside.map(([, value]) => value),
        record.id,
        from,
      )
      if (seen.length !== 1) throw new Error(`${name} ${record.id} is not at version ${from}`)
      return record
    },
  }
}

/** A stored document; what does not fit its own row is our fault, never the caller's. */
export const recordOf = <T extends Kept>(name: string, row: Row): T => {
  const record = JSON.parse(row.doc) as T
  if (record.id !== row.id || record.version !== row.version)
    throw new Error(`${name} ${row.id} does not agree with its document`)
  return record
}

/**
 * Refuses 409 with the record as it stands, and with who made it that, when it is not the one the caller saw;
 * null: whatever stands.
 */
export const requireFresh = (
  version: number | null,
  current: Kept,
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
