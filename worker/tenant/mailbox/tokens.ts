import type { Store } from '#tenant/core/store'

/** The sealed tokens of each mailbox. */
export const mailTokensOf = (store: Store) => ({
  get: (mailboxId: string) =>
    store.row<{ sealed: string }>(
      'SELECT sealed FROM mailbox_tokens WHERE mailbox_id = ?',
      mailboxId,
    )?.sealed ?? null,
  save: (mailboxId: string, sealed: string) =>
    store.write(
      `INSERT INTO mailbox_tokens (mailbox_id, sealed) VALUES (?, ?)
       ON CONFLICT (mailbox_id) DO UPDATE SET sealed = excluded.sealed`,
      mailboxId,
      sealed,
    ),
  remove: (mailboxId: string) =>
    store.write('DELETE FROM mailbox_tokens WHERE mailbox_id = ?', mailboxId),
})
