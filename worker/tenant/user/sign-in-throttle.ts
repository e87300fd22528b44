import { networkOf } from '#domain/network'
import {
  type DelayRule,
  linkDelays,
  STOPPED_SECONDS,
  signInDelays,
} from '#domain/user/sign-in-delay'
import type { Store } from '#tenant/core/store'
import { attemptsOf } from './attempts.ts'
import { failuresInARowOf } from './failures-in-a-row.ts'
import { usualNetworksOf } from './usual-networks.ts'

export type Allowance = { readonly allowed: boolean; readonly retry_after: number }
export type Attempt = { readonly email: string; readonly ip: string }
type Counted = readonly [of: string, rule: DelayRule]

const accountOf = ({ email }: Attempt) => email.toLowerCase()
const togetherOf = (attempt: Attempt) => `together:${networkOf(attempt.ip)} ${accountOf(attempt)}`

/** Slows down guessing: by account and network together, and by each alone where the account is not at home. */
export const signInThrottleOf = (store: Store) => {
  const attempts = attemptsOf(store)
  const usual = usualNetworksOf(store)
  const inARow = failuresInARowOf(store)
  const countedOf = (
    attempt: Attempt,
    rules: typeof signInDelays | typeof linkDelays,
  ): Counted[] =>
    usual.isUsual(attempt.email, attempt.ip)
      ? [[togetherOf(attempt), rules.usual]]
      : [
          [togetherOf(attempt), rules.together],
          [`account:${accountOf(attempt)}`, rules.account],
          [`network:${networkOf(attempt.ip)}`, rules.network],
        ]
  /** Where somebody signed in before, what fails elsewhere stops nothing. */
  const countedInARow = (attempt: Attempt) =>
    usual.isUsual(attempt.email, attempt.ip) ? togetherOf(attempt) : `account:${accountOf(attempt)}`
  const reserve = (counted: readonly Counted[], now: string, prefix = ''): Allowance => {
    const waits = counted.map(([of, rule]) => attempts.waitFor(prefix + of, rule, now))
    const retry_after = Math.max(...waits)
    if (retry_after > 0) return { allowed: false, retry_after }
    for (const [of] of counted) attempts.add(prefix + of, now)
    return { allowed: true, retry_after: 0 }
  }
  return {
    /** Counts an attempt as failed before it is evaluated, so that no other can overtake the count. */
    attempt: (attempt: Attempt, now: string): Allowance => {
      const of = countedInARow(attempt)
      if (inARow.isStopped(of)) return { allowed: false, retry_after: STOPPED_SECONDS }
      const allowance = reserve(countedOf(attempt, signInDelays), now)
      if (allowance.allowed) inARow.add(of, accountOf(attempt), now)
      return allowance
    },
    /** Counts a request for a sign-in link, apart from attempts to sign in. */
    link: (attempt: Attempt, now: string) => reserve(countedOf(attempt, linkDelays), now, 'link '),
    /** Counts something else under a name of its own. */
    other: (of: string, rule: DelayRule, now: string) => reserve([[of, rule]], now),
    /** Clears what the account failed from this network; elsewhere somebody else may still be guessing. */
    succeeded: (attempt: Attempt) => {
      attempts.clear(togetherOf(attempt))
      // The attempt itself was counted under one of both: at home, or else under the account.
      if (!inARow.clear(togetherOf(attempt))) inARow.clear(`account:${accountOf(attempt)}`)
    },
    /** Forgets what failed in a row of an account whose password is a new one. */
    renewed: (...accounts: readonly string[]) => {
      for (const account of accounts) inARow.forget(account.toLowerCase())
    },
    remember: usual.put,
    prune: (now: string) => {
      attempts.prune(now)
      usual.prune(now)
      inARow.prune(now)
    },
  }
}
