import { MOST_IN_A_ROW } from '#domain/user/sign-in-delay'
import type { Store } from '#tenant/core/store'

const STORED_MS = 30 * 86_400_000

/** How often signing in to an account failed since it last worked, each counted under a name. */
export const failuresInARowOf = (store: Store) => ({
  isStopped: (of: string): boolean =>
    (store.row<{ count: number }>('SELECT count FROM failures_in_a_row WHERE of = ?', of)?.count ??
      0) >= MOST_IN_A_ROW,
  add: (of: string, account: string, now: string) =>
    store.write(
      `INSERT INTO failures_in_a_row (of, account, count, at) VALUES (?, ?, 1, ?)
       ON CONFLICT (of) DO UPDATE SET count = count + 1, at = excluded.at`,
      of,
      account,
      now,
    ),
  /** Returns whether there were any. */
  clear: (of: string): boolean =>
    store.rows('DELETE FROM failures_in_a_row WHERE of = ? RETURNING of', of).length > 0,
  /** Forgets all failures of an account, wherever they were. */
  forget: (account: string) =>
    store.write('DELETE FROM failures_in_a_row WHERE account = ?', account),
  prune: (now: string) =>
    store.write(
      'DELETE FROM failures_in_a_row WHERE at < ?',
      new Date(Date.parse(now) - STORED_MS).toISOString(),
    ),
})
