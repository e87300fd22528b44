import { randomBytes } from 'node:crypto'
import type { Store } from './store.ts'

export type StoredFile = {
  id: string
  /** The object key in the file store; random, never user input. */
  key: string
  name: string
  mime: string
  subject: 'conveyance' | 'quote-case'
  subject_id: string
  quote_version: number | null
  created_at: string
  stored_at: string | null
}

export const filesOf = (store: Store, tenant: string) => ({
  find: (id: string) => store.row<StoredFile>('SELECT * FROM files WHERE id = ?', id),
  insert: (file: Omit<StoredFile, 'key' | 'stored_at'>): StoredFile => {
    const key = `t/${tenant}/${randomBytes(24).toString('base64url')}`
    store.write(
      `INSERT INTO files (id, key, name, mime, subject, subject_id, quote_version, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      file.id,
      key,
      file.name,
      file.mime,
      file.subject,
      file.subject_id,
      file.quote_version,
      file.created_at,
    )
    return { ...file, key, stored_at: null }
  },
  stored: (ids: readonly string[], now: string) =>
    store.write(
      'UPDATE files SET stored_at = ? WHERE stored_at IS NULL AND id IN (SELECT value FROM json_each(?))',
      now,
      JSON.stringify(ids),
    ),
})
