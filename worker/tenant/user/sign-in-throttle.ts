import type { Store } from '#tenant/core/store'

const WINDOW_MS = 15 * 60_000
const TRIES = 8

export type Allowance = { readonly allowed: boolean; readonly retry_after: number }
type Attempt = { readonly email: string; readonly ip: string }

const accountsOf = ({ email, ip }: Attempt) => [`email:${email.toLowerCase()}`, `ip:${ip}`]

/** Eight failed tries in a quarter of an hour, for an account and for a network alike. */
export const signInThrottleOf = (store: Store) => ({
  /** Whether another try is heard; if not, after how many seconds. */
  attempt: (attempt: Attempt, now: string): Allowance => {
    const since = new Date(Date.parse(now) - WINDOW_MS).toISOString()
    const waits = accountsOf(attempt).map((of) => {
      const failed = store.rows<{ at: string }>(
        'SELECT at FROM failed_sign_ins WHERE of = ? AND at > ? ORDER BY at DESC LIMIT ?',
        of,
        since,
        TRIES,
      )
      const oldest = failed.at(-1)
      return oldest === undefined || failed.length < TRIES
        ? 0
        : Math.ceil((Date.parse(oldest.at) + WINDOW_MS - Date.parse(now)) / 1000)
    })
    const retry_after = Math.max(0, ...waits)
    return { allowed: retry_after === 0, retry_after }
  },
  failed: (attempt: Attempt, now: string) => {
    for (const of of accountsOf(attempt))
      store.write('INSERT INTO failed_sign_ins (of, at) VALUES (?, ?)', of, now)
  },
  /** Clears the account, never the network: one right password does not excuse a hundred wrong ones. */
  succeeded: ({ email }: Attempt) =>
    store.write('DELETE FROM failed_sign_ins WHERE of = ?', `email:${email.toLowerCase()}`),
  prune: (now: string) =>
    store.write(
      'DELETE FROM failed_sign_ins WHERE at < ?',
      new Date(Date.parse(now) - WINDOW_MS).toISOString(),
    ),
})
