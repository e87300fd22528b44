import {
  BrokenDocument,
  type DocumentShape,
  parseDocument,
  type StoredDocument,
} from './document.ts'
import type { Store } from './store.ts'

/** A row whose document cannot be parsed. */
export type SetAside = {
  readonly table_name: string
  readonly id: string
  readonly reason: string
  readonly found_at: string
}

/** Returns the result of `read`; sets a broken document aside and returns null. */
export const orSetAside = <Result>(store: Store, read: () => Result): Result | null => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BrokenDocument)) throw error
    setBrokenAside(store, error)
    return null
  }
}

export const parseReadable = <T>(
  store: Store,
  kind: DocumentShape<T>,
  rows: readonly StoredDocument[],
): T[] => rows.flatMap((row) => orSetAside(store, () => [parseDocument(kind, row)]) ?? [])

export const isReadable = (store: Store, kind: DocumentShape<unknown>, row: StoredDocument) =>
  orSetAside(store, () => [parseDocument(kind, row)]) !== null

/** Returns the result of work on one record; a failure of any kind is undone, sets the record aside and returns null. */
export const orFailAside = <Result>(
  store: Store,
  { table, id }: Pick<BrokenDocument, 'table' | 'id'>,
  work: () => Result,
): Result | null => {
  try {
    return store.transaction(work)
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    setBrokenAside(
      store,
      error instanceof BrokenDocument
        ? error
        : { table, id, reason: `failed: ${failure}`.slice(0, 200) },
    )
    return null
  }
}

/** Records that a row cannot be read, once. */
export const setBrokenAside = (
  store: Store,
  { table, id, reason }: Pick<BrokenDocument, 'table' | 'id' | 'reason'>,
) => {
  const isNew = store.rows(
    `INSERT INTO set_aside (table_name, id, reason, found_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (table_name, id) DO NOTHING RETURNING id`,
    table,
    id,
    reason,
    new Date().toISOString(),
  )
  if (isNew.length > 0) console.error(JSON.stringify({ set_aside: table, id, reason }))
}

export const listSetAside = (store: Store) =>
  store.rows<SetAside>('SELECT * FROM set_aside ORDER BY table_name, id')

/** Removes rows that can be parsed again. */
export const clearSetAside = (store: Store, table: string, ids: readonly string[]) =>
  store.write(
    'DELETE FROM set_aside WHERE table_name = ? AND id IN (SELECT value FROM json_each(?))',
    table,
    JSON.stringify(ids),
  )

export const clearDeleted = (
  store: Store,
  { name, table = name, key = ['id'] }: DocumentShape<unknown>,
) =>
  store.write(
    `DELETE FROM set_aside WHERE table_name = ?
     AND id NOT IN (SELECT ${key.join(" || '/' || ")} FROM ${table})`,
    name,
  )
