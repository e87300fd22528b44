import type { Store } from '#tenant/core/store'

/** The sealed tokens of each mailbox. */
export const mailTokensOf = (store: Store) => {
  const get = (mailboxId: string) =>
    store.row<{ sealed: string }>(
      'SELECT sealed FROM mailbox_tokens WHERE mailbox_id = ?',
      mailboxId,
    )?.sealed ?? null
  const save = (mailboxId: string, sealed: string) =>
    store.write(
      `INSERT INTO mailbox_tokens (mailbox_id, sealed) VALUES (?, ?)
       ON CONFLICT (mailbox_id) DO UPDATE SET sealed = excluded.sealed`,
      mailboxId,
      sealed,
    )
  return {
    get,
    save,
    /** Saves tokens in the place of those that were used, unless there are others by now. */
    renew: (mailboxId: string, used: string | null, sealed: string) => {
      if (get(mailboxId) === used) save(mailboxId, sealed)
    },
    remove: (mailboxId: string) =>
      store.write('DELETE FROM mailbox_tokens WHERE mailbox_id = ?', mailboxId),
  }
}
