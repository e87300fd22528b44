import { behindAt } from '#domain/mailbox/health'
import type { MailboxSync } from '#domain/mailbox/sync'
import { parseDocument, type StoredDocument, selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { mailboxSyncDocument } from './document.ts'

const select = selectDocuments(mailboxSyncDocument)
const MOST_AT_ONCE = 5

/** How far each mailbox is read, and when it is next. */
export const mailboxSyncsOf = (store: Store) => {
  const all = (where: string, ...bindings: (string | number)[]) =>
    parseReadable(
      store,
      mailboxSyncDocument,
      store.rows<StoredDocument>(`${select} WHERE ${where}`, ...bindings),
    )
  return {
    /** Throws for a mailbox that was never connected. */
    get: (id: string): MailboxSync => {
      const row = store.row<StoredDocument>(`${select} WHERE id = ?`, id)
      if (row === null) throw new Error(`mailbox ${id} was never connected`)
      return parseDocument(mailboxSyncDocument, row)
    },
    save: (sync: MailboxSync) =>
      store.write(
        `INSERT INTO mailbox_syncs (id, behind_at, shape, doc) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET behind_at = excluded.behind_at,
           shape = excluded.shape, doc = excluded.doc`,
        sync.mailbox_id,
        behindAt(sync),
        mailboxSyncDocument.shape,
        JSON.stringify(sync),
      ),
    bySubscription: (id: string): MailboxSync | null => all('subscription_id = ?', id)[0] ?? null,
    /** Null stops the reading. */
    setDue: (id: string, due: string | null) =>
      store.write('UPDATE mailbox_syncs SET due_at = ? WHERE id = ?', due, id),
    /** Brings the next reading forward. */
    hasten: (id: string, due: string) =>
      store.write('UPDATE mailbox_syncs SET due_at = ?1 WHERE id = ?2 AND due_at > ?1', due, id),
    dueAt: (id: string) =>
      store.row<{ due_at: string | null }>('SELECT due_at FROM mailbox_syncs WHERE id = ?', id)
        ?.due_at ?? null,
    /** Those that are read and were behind by then. */
    behind: (now: string) => all('due_at IS NOT NULL AND behind_at <= ?', now),
    nextBehind: (after: string) =>
      store.row<{ at: string | null }>(
        'SELECT min(behind_at) AS at FROM mailbox_syncs WHERE due_at IS NOT NULL AND behind_at > ?',
        after,
      )?.at ?? null,
    due: (now: string) => all(`due_at <= ? ORDER BY due_at LIMIT ${MOST_AT_ONCE}`, now),
    nextDue: () =>
      store.row<{ due_at: string | null }>('SELECT min(due_at) AS due_at FROM mailbox_syncs')
        ?.due_at ?? null,
  }
}
