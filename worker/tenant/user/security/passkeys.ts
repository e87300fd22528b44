import { knownTransports, type NewPasskey } from '#domain/user/security/passkey'
import type { Store } from '#tenant/core/store'

export type Passkey = NewPasskey & {
  readonly user_id: string
  readonly added_at: string
  readonly used_at: string | null
}

/** The transports separated by spaces. */
type Row = Omit<Passkey, 'transports'> & { readonly transports: string }

const passkeyOf = (row: Row): Passkey => ({
  ...row,
  transports: knownTransports(row.transports.split(' ')),
})

/** The passkeys of all users, by the id of their credential. */
export const passkeysOf = (store: Store) => ({
  /** The passkeys of a user, the last added first. */
  of: (userId: string): Passkey[] =>
    store
      .rows<Row>('SELECT * FROM passkeys WHERE user_id = ? ORDER BY added_at DESC, id', userId)
      .map(passkeyOf),
  find: (id: string): Passkey | null => {
    const row = store.row<Row>('SELECT * FROM passkeys WHERE id = ?', id)
    return row && passkeyOf(row)
  },
  /** Whether a user has a passkey that works on a host. */
  has: (userId: string, rpId: string | null = null) =>
    store.row(
      'SELECT 1 AS found FROM passkeys WHERE user_id = ? AND rp_id = coalesce(?, rp_id) LIMIT 1',
      userId,
      rpId,
    ) !== null,
  insert: (it: Omit<Passkey, 'used_at'>) =>
    store.write(
      `INSERT INTO passkeys (id, user_id, rp_id, public_key, counter, transports, aaguid, name, added_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      it.id,
      it.user_id,
      it.rp_id,
      it.public_key,
      it.counter,
      it.transports.join(' '),
      it.aaguid,
      it.name,
      it.added_at,
    ),
  used: (id: string, counter: number, now: string) =>
    store.write('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', counter, now, id),
  rename: (id: string, name: string) =>
    store.write('UPDATE passkeys SET name = ? WHERE id = ?', name, id),
  remove: (id: string) => store.write('DELETE FROM passkeys WHERE id = ?', id),
  removeAllOf: (userId: string) => store.write('DELETE FROM passkeys WHERE user_id = ?', userId),
})
