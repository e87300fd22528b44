import type { TrackedEmail } from '#domain/tracked-email/tracked-email'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { trackedEmailDocument } from './document.ts'

/** Where a page of a timeline begins: after this moment and id, in descending order. */
export type Position = { readonly at: string; readonly id: string }

const FIRST: Position = { at: '9999', id: '' }

/** The stored emails, of whatever record. */
export const trackedEmailsOf = (store: Store) => {
  const table = tableOf(store, trackedEmailDocument)
  const select = (where: string, ...bindings: (string | number)[]): TrackedEmail[] =>
    parseReadable(
      store,
      trackedEmailDocument,
      store.rows(`${selectDocuments(trackedEmailDocument)} ${where}`, ...bindings),
    )
  return {
    find: table.find,
    all: table.all,
    /** Adds an email, and the records that it may be about. */
    insert: (email: TrackedEmail) => {
      table.insert(email)
      return saveSuggestions(store, email)
    },
    replace: (email: TrackedEmail) => {
      table.replace(email, email.version - 1)
      return saveSuggestions(store, email)
    },
    /** Removes an email of which nothing is kept. */
    remove: (id: string) => {
      store.write('DELETE FROM email_suggestions WHERE email_id = ?', id)
      store.write('DELETE FROM tracked_emails WHERE id = ?', id)
    },
    byFingerprint: (fingerprint: string): TrackedEmail | null =>
      select('WHERE fingerprint = ?', fingerprint)[0] ?? null,
    /** The filed emails with these Message-IDs. */
    filedByMessageIds: (ids: readonly string[]): TrackedEmail[] =>
      select(
        `WHERE message_id IN (SELECT value FROM json_each(?)) AND filed_id IS NOT NULL
         ORDER BY id DESC LIMIT 50`,
        JSON.stringify(ids),
      ),
    /** The newest filed emails of a sender. */
    filedFrom: (address: string, most: number): TrackedEmail[] =>
      select(
        'WHERE from_address = ? AND filed_id IS NOT NULL ORDER BY id DESC LIMIT ?',
        address.toLowerCase(),
        most,
      ),
    /** The emails that are filed to a record, newest first. */
    filedTo: (targetId: string, most: number, { at, id }: Position = FIRST): TrackedEmail[] =>
      select(
        'WHERE filed_id = ? AND (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?',
        targetId,
        at,
        id,
        most,
      ),
    /** Those that nobody has filed, newest first. */
    unfiled: (most: number, { at, id }: Position = FIRST): TrackedEmail[] =>
      select(
        'WHERE filed_id IS NULL AND (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?',
        at,
        id,
        most,
      ),
    /** The newest that may be about a record. */
    suggestedFor: (targetId: string, most: number): TrackedEmail[] =>
      select(
        `WHERE id IN (SELECT email_id FROM email_suggestions WHERE target_id = ?)
         ORDER BY at DESC, id DESC LIMIT ?`,
        targetId,
        most,
      ),
  }
}

const saveSuggestions = (store: Store, email: TrackedEmail): TrackedEmail => {
  store.write('DELETE FROM email_suggestions WHERE email_id = ?', email.id)
  for (const { id } of email.filing === null ? email.suggestions : [])
    store.write(
      'INSERT OR IGNORE INTO email_suggestions (target_id, email_id) VALUES (?, ?)',
      id,
      email.id,
    )
  return email
}
