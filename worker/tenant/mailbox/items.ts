import type { MailItemState, UnreadReason } from '#domain/mailbox/item'
import type { Store } from '#tenant/core/store'

export type ItemRow = {
  item_id: string
  state: MailItemState
  reason: UnreadReason | null
  subject: string
  received_at: string
  is_import: 0 | 1
  attempts: number
  due_at: string | null
  /** Where it is; null where its id says it. */
  place: string | null
}

export type NewItem = Pick<
  ItemRow,
  'item_id' | 'state' | 'subject' | 'received_at' | 'is_import'
> & {
  readonly reason?: UnreadReason
  readonly place: string | null
}

type Counts = Readonly<Record<MailItemState, number>>

/** What became of each email of a mailbox; of one that is about no record only an opaque id and its day stay. */
export const mailItemsOf = (store: Store, mailboxId: string) => ({
  /** Those among these ids that are known. */
  known: (ids: readonly string[]): Set<string> =>
    new Set(
      store
        .rows<{ item_id: string }>(
          `SELECT item_id FROM mailbox_items WHERE mailbox_id = ?
           AND item_id IN (SELECT value FROM json_each(?))`,
          mailboxId,
          JSON.stringify(ids),
        )
        .map(({ item_id }) => item_id),
    ),
  add: ({ item_id, state, subject, received_at, is_import, reason, place }: NewItem, now: string) =>
    store.write(
      `INSERT OR IGNORE INTO mailbox_items
         (mailbox_id, item_id, state, reason, subject, received_at, is_import, due_at, place)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      mailboxId,
      item_id,
      state,
      reason ?? null,
      subject,
      received_at,
      is_import,
      state === 'waiting' ? now : null,
      place,
    ),
  /** Notes where an email is now; one that was not found where it had been is read after all. */
  relocate: (id: string, place: string, now: string) =>
    store.write(
      `UPDATE mailbox_items SET place = ?1, state = 'waiting', reason = NULL, due_at = coalesce(due_at, ?2)
       WHERE mailbox_id = ?3 AND item_id = ?4
         AND (state = 'waiting' OR (state = 'unread' AND reason = 'gone'))`,
      place,
      now,
      mailboxId,
      id,
    ),
  /** The next that are to be read. */
  nextWaiting: (now: string, most: number) =>
    store.rows<ItemRow>(
      `SELECT * FROM mailbox_items WHERE mailbox_id = ? AND state = 'waiting' AND due_at <= ?
       ORDER BY received_at LIMIT ${most}`,
      mailboxId,
      now,
    ),
  settle: (id: string, state: 'stored' | 'unread', reason: UnreadReason | null = null) =>
    store.write(
      `UPDATE mailbox_items SET state = ?, reason = ?, due_at = NULL
       WHERE mailbox_id = ? AND item_id = ?`,
      state,
      reason,
      mailboxId,
      id,
    ),
  postpone: (id: string, due: string) =>
    store.write(
      `UPDATE mailbox_items SET attempts = attempts + 1, due_at = ?
       WHERE mailbox_id = ? AND item_id = ?`,
      due,
      mailboxId,
      id,
    ),
  counts: (): Counts => {
    const rows = store.rows<{ state: MailItemState; n: number }>(
      'SELECT state, count(*) AS n FROM mailbox_items WHERE mailbox_id = ? GROUP BY state',
      mailboxId,
    )
    const of = (state: MailItemState) => rows.find((it) => it.state === state)?.n ?? 0
    return {
      stored: of('stored'),
      unmatched: of('unmatched'),
      waiting: of('waiting'),
      unread: of('unread'),
    }
  },
  unread: (most: number) =>
    store.rows<ItemRow>(
      `SELECT * FROM mailbox_items WHERE mailbox_id = ? AND state = 'unread'
       ORDER BY received_at DESC LIMIT ${most}`,
      mailboxId,
    ),
  clear: () => store.write('DELETE FROM mailbox_items WHERE mailbox_id = ?', mailboxId),
})
