import type { DateOnly } from '../dates.ts'
import type { Pence } from '../money.ts'
import { type AccountName, type Balances, balanceOf, naturalSide, type Side } from './account.ts'

/** One row of an account. */
export type Entry = {
  readonly account: AccountName
  readonly side: Side
  readonly amount: Pence
  /** From when the amount counts as cleared, where that is not the date of its act. */
  readonly clearedOn?: DateOnly
}

type Movement = {
  readonly debit: AccountName
  readonly credit: AccountName
  readonly amount: Pence
  readonly clearedOn?: DateOnly | undefined
}

/** Both rows of a movement; none when it moves nothing. */
export const movement = ({ amount, clearedOn, credit, debit }: Movement): readonly Entry[] => {
  if (amount === 0) return []
  const cleared = clearedOn === undefined ? {} : { clearedOn }
  return [
    { account: debit, side: 'debit', amount, ...cleared },
    { account: credit, side: 'credit', amount, ...cleared },
  ]
}

/** What a row adds to its account's balance. */
export const effectOf = ({ account, amount, side }: Entry): Pence =>
  side === naturalSide(account) ? amount : -amount

/** The balances after these rows. */
export const balancesAfter = (balances: Balances, entries: readonly Entry[]): Balances => {
  const after: Record<AccountName, Pence> = { ...balances }
  for (const entry of entries)
    after[entry.account] = balanceOf(after, entry.account) + effectOf(entry)
  return after
}

/** The same rows on the other side, none cleared before the row that it mirrors or before `date`. */
export const mirrorOf = (entries: readonly Entry[], date: DateOnly): readonly Entry[] =>
  entries.map((entry) => ({
    ...entry,
    side: entry.side === 'debit' ? 'credit' : 'debit',
    ...(entry.clearedOn !== undefined && entry.clearedOn > date
      ? { clearedOn: entry.clearedOn }
      : { clearedOn: date }),
  }))
