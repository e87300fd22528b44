import type { Store } from '#tenant/core/store'

const WINDOW_MS = 15 * 60_000
const TRIES = 8

export type Allowance = { readonly allowed: boolean; readonly retry_after: number }
type Attempt = { readonly email: string; readonly ip: string }

const accountsOf = ({ email, ip }: Attempt) => [`email:${email.toLowerCase()}`, `ip:${ip}`]

/** Allows eight failed attempts in 15 minutes for each account and for each network address. */
export const signInThrottleOf = (store: Store) => ({
  /** Whether an attempt is allowed; otherwise in how many seconds. */
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
  /** Clears the count of the account but not of the network address, which may have attacked others. */
  succeeded: ({ email }: Attempt) =>
    store.write('DELETE FROM failed_sign_ins WHERE of = ?', `email:${email.toLowerCase()}`),
  prune: (now: string) =>
    store.write(
      'DELETE FROM failed_sign_ins WHERE at < ?',
      new Date(Date.parse(now) - WINDOW_MS).toISOString(),
    ),
})
