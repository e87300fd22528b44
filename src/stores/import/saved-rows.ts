import type { FileRow } from '#domain/import/import'
import { onReset } from '#stores/chrome/reset'

// The rows of a running import are stored in IndexedDB, so that it continues after a reload.
const NAME = 'deedbox-imports'
const STORE = 'rows'

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

const within = async <T>(
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const database = await opened()
  try {
    return await new Promise<T>((resolve, reject) => {
      const asked = act(database.transaction(STORE, mode).objectStore(STORE))
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  } finally {
    database.close()
  }
}

// A browser without storage asks for the file again.
const attempt = <T>(act: Promise<T>): Promise<T | undefined> => act.catch(() => undefined)

/** Stores the rows of an import. */
export const saveRows = (id: string, rows: readonly FileRow[]) =>
  attempt(within('readwrite', (kept) => kept.put(rows, id)))

/** The stored rows of an import; undefined without any. */
export const savedRows = (id: string): Promise<readonly FileRow[] | undefined> =>
  attempt(within<readonly FileRow[] | undefined>('readonly', (kept) => kept.get(id)))

/** Deletes the stored rows of every import. */
export const forgetRows = () => attempt(within('readwrite', (kept) => kept.clear()))

onReset(() => void forgetRows())
