import type { Store } from './store.ts'

/** Single documents of the firm: its directory entry as last seen, its profile. */
export const settingsOf = (store: Store) => ({
  get: <T>(key: string): T | null => {
    const row = store.row<{ doc: string }>('SELECT doc FROM settings WHERE key = ?', key)
    return row === null ? null : (JSON.parse(row.doc) as T)
  },
  /** Writes it when it differs; reading is all that usually happens. */
  put: (key: string, doc: unknown) =>
    store.write(
      `INSERT INTO settings (key, doc) VALUES (?, ?)
       ON CONFLICT (key) DO UPDATE SET doc = excluded.doc WHERE doc <> excluded.doc`,
      key,
      JSON.stringify(doc),
    ),
})
