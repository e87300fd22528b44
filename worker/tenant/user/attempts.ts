import { type DelayRule, delayAfterAttempts } from '#domain/user/sign-in-delay'
import type { Store } from '#tenant/core/store'

const STORED_MS = 86_400_000

const before = (now: string, ms: number) => new Date(Date.parse(now) - ms).toISOString()

/** Attempts of all kinds, each counted under a name. */
export const attemptsOf = (store: Store) => ({
  /** Returns in how many seconds the next attempt under a name is allowed; 0 for now. */
  waitFor: (of: string, rule: DelayRule, now: string) => {
    const { count = 0, last = null } =
      store.row<{ count: number; last: string | null }>(
        'SELECT count(*) AS count, max(at) AS last FROM failed_sign_ins WHERE of = ? AND at > ?',
        of,
        before(now, rule.windowMs),
      ) ?? {}
    if (last === null) return 0
    const next = Date.parse(last) + delayAfterAttempts(rule, count)
    return Math.max(0, Math.ceil((next - Date.parse(now)) / 1000))
  },
  add: (of: string, now: string) =>
    store.write('INSERT INTO failed_sign_ins (of, at) VALUES (?, ?)', of, now),
  clear: (of: string) => store.write('DELETE FROM failed_sign_ins WHERE of = ?', of),
  prune: (now: string) =>
    store.write('DELETE FROM failed_sign_ins WHERE at < ?', before(now, STORED_MS)),
})
