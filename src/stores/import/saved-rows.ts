import type { FileRow } from '#domain/import/import'
import { onReset } from '#stores/chrome/reset'

// The rows of a running import are stored in IndexedDB, so that it continues after a reload.
const NAME = 'deedbox-imports'
const STORE = 'rows'

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const idbRequest = indexedDB.open(NAME, 1)
    idbRequest.onupgradeneeded = () => idbRequest.result.createObjectStore(STORE)
    idbRequest.onsuccess = () => resolve(idbRequest.result)
    idbRequest.onerror = () => reject(idbRequest.error)
  })

const withStore = async <T>(
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const database = await openDatabase()
  try {
    return await new Promise<T>((resolve, reject) => {
      const idbRequest = act(database.transaction(STORE, mode).objectStore(STORE))
      idbRequest.onsuccess = () => resolve(idbRequest.result)
      idbRequest.onerror = () => reject(idbRequest.error)
    })
  } finally {
    database.close()
  }
}

// A browser without storage asks for the file again.
const attempt = <T>(act: Promise<T>): Promise<T | undefined> => act.catch(() => undefined)

export const saveRows = (id: string, rows: readonly FileRow[]) =>
  attempt(withStore('readwrite', (store) => store.put(rows, id)))

export const savedRows = (id: string): Promise<readonly FileRow[] | undefined> =>
  attempt(withStore<readonly FileRow[] | undefined>('readonly', (store) => store.get(id)))

export const forgetRows = () => attempt(withStore('readwrite', (store) => store.clear()))

onReset(() => void forgetRows())
