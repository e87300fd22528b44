import { PENDING_MS, PENDING_TRIES } from '#domain/user/security/second-factor'
import type { Audience } from '#routes'
import type { Store } from '#tenant/core/store'

export type PendingSignIn = {
  readonly token_hash: string
  readonly user_id: string
  readonly audience: Audience | null
}

/** Sign-ins that wait for a second factor: they open nothing, and end after ten minutes or five wrong codes. */
export const pendingSignInsOf = (store: Store) => ({
  add: ({ token_hash, user_id, audience }: PendingSignIn, now: string) =>
    store.write(
      'INSERT INTO pending_sign_ins (token_hash, user_id, audience, expires_at) VALUES (?, ?, ?, ?)',
      token_hash,
      user_id,
      audience,
      new Date(Date.parse(now) + PENDING_MS).toISOString(),
    ),
  find: (tokenHash: string, now: string) =>
    store.row<PendingSignIn>(
      'SELECT * FROM pending_sign_ins WHERE token_hash = ? AND expires_at > ? AND tries < ?',
      tokenHash,
      now,
      PENDING_TRIES,
    ),
  /** Counts a code before it is evaluated. */
  count: (tokenHash: string) =>
    store.write('UPDATE pending_sign_ins SET tries = tries + 1 WHERE token_hash = ?', tokenHash),
  end: (tokenHash: string) =>
    store.write('DELETE FROM pending_sign_ins WHERE token_hash = ?', tokenHash),
  endAllOf: (userId: string) =>
    store.write('DELETE FROM pending_sign_ins WHERE user_id = ?', userId),
  prune: (now: string) => store.write('DELETE FROM pending_sign_ins WHERE expires_at < ?', now),
})
