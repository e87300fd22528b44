import { type DocumentShape, parseDocument } from './document.ts'
import type { Store } from './store.ts'

export type Setting<T> = Omit<DocumentShape<T>, 'name'> & { readonly settingKey: string }

type Row = { shape: number; doc: string }

export const settingsOf = (store: Store) => ({
  get: <T>(setting: Setting<T>): T | null => {
    const id = setting.settingKey
    const row = store.row<Row>('SELECT shape, doc FROM settings WHERE key = ?', id)
    return row === null ? null : parseDocument({ ...setting, name: 'settings' }, { id, ...row })
  },
  /** Writes only when the document differs. */
  put: <T>(setting: Setting<T>, doc: NoInfer<T>) =>
    store.write(
      `INSERT INTO settings (key, shape, doc) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET shape = excluded.shape, doc = excluded.doc
       WHERE doc <> excluded.doc OR shape <> excluded.shape`,
      setting.settingKey,
      setting.shape,
      JSON.stringify(doc),
    ),
})
