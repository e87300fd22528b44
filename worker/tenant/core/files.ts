import { newFileKey } from '#worker/directory/file-store'
import type { Store } from './store.ts'

export type StoredFile = {
  id: string
  /** The object key in the file store; random, never user input. */
  key: string
  name: string
  mime: string
  subject:
    | 'conveyance'
    | 'quote-case'
    | 'sale-memo'
    | 'sale-ready-pack'
    | 'identity-check'
    | 'lead'
    | 'funds'
    | 'template-file'
  subject_id: string
  quote_version: number | null
  created_at: string
  stored_at: string | null
  /** The document that it is a version of; null for a quote. */
  document_id: string | null
}

type NewFile = Omit<StoredFile, 'key' | 'stored_at' | 'document_id'>
type NewVersionFile = Omit<StoredFile, 'quote_version' | 'stored_at' | 'document_id'> & {
  readonly document_id: string | null
}

type SentFile = Omit<StoredFile, 'quote_version' | 'stored_at' | 'document_id'>

export const filesOf = (store: Store, tenant: string) => ({
  find: (id: string) => store.row<StoredFile>('SELECT * FROM files WHERE id = ?', id),
  newKey: () => newFileKey(tenant),
  insert: (file: NewFile): StoredFile => {
    const key = newFileKey(tenant)
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
    return { ...file, key, stored_at: null, document_id: null }
  },
  /** Adds a file whose bytes are stored under its key already: of a document's version, or of an email. */
  insertStored: (file: NewVersionFile) =>
    store.write(
      `INSERT INTO files (id, key, name, mime, subject, subject_id, created_at, stored_at, document_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      file.id,
      file.key,
      file.name,
      file.mime,
      file.subject,
      file.subject_id,
      file.created_at,
      file.created_at,
      file.document_id,
    ),
  /** Adds a file that somebody sent, whose bytes are stored under its key already, and which is no document. */
  insertSent: (file: SentFile) =>
    store.write(
      `INSERT INTO files (id, key, name, mime, subject, subject_id, created_at, stored_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      file.id,
      file.key,
      file.name,
      file.mime,
      file.subject,
      file.subject_id,
      file.created_at,
      file.created_at,
    ),
  stored: (ids: readonly string[], now: string) =>
    store.write(
      'UPDATE files SET stored_at = ? WHERE stored_at IS NULL AND id IN (SELECT value FROM json_each(?))',
      now,
      JSON.stringify(ids),
    ),
})
