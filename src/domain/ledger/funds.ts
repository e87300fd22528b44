import { compareDates, type DateOnly } from '../dates.ts'
import type { Pence } from '../money.ts'
import type { AccountName } from './account.ts'
import { balanceOf } from './account.ts'
import { accountOf, type Books, balance } from './books.ts'
import { effectOf } from './entry.ts'
import { refuseIf } from './reason.ts'

const rowsOf = (books: Books, account: AccountName) =>
  books.postings.flatMap(({ date, entries }) =>
    entries
      .filter((entry) => entry.account === account)
      .map((entry) => ({ on: entry.clearedOn ?? date, amount: effectOf(entry) })),
  )

/** What of an account has cleared by the end of a day. */
export const clearedBalance = (books: Books, account: AccountName, on: DateOnly): Pence =>
  rowsOf(books, account)
    .filter((row) => row.on <= on)
    .reduce((total, row) => total + row.amount, 0)

/** The most that can leave an account on a day without overdrawing its cleared money then or later. */
export const spendableOf = (books: Books, account: AccountName, on: DateOnly): Pence => {
  const amounts = new Map<DateOnly, Pence>([[on, 0]])
  for (const row of rowsOf(books, account)) {
    const day = row.on > on ? row.on : on
    amounts.set(day, (amounts.get(day) ?? 0) + row.amount)
  }
  let cleared = 0
  let least = Number.POSITIVE_INFINITY
  for (const [, amount] of [...amounts].toSorted(([a], [b]) => compareDates(a, b))) {
    cleared += amount
    least = Math.min(least, cleared)
  }
  return least
}

/** What of an account's money is on deposit for its case and cannot be paid from the general account. */
const onDeposit = (books: Books, account: AccountName): Pence =>
  account.startsWith('client:') ? balance(books, 'designated', account.slice(7)) : 0

/** What of an account lies in the general client account. */
export const available = (books: Books, account: AccountName): Pence =>
  balanceOf(books.balances, account) - onDeposit(books, account)

/** What may leave an account from the general client account on a day. */
export const freeOf = (books: Books, account: AccountName, on: DateOnly): Pence =>
  Math.min(available(books, account), spendableOf(books, account, on) - onDeposit(books, account))

/** Throws unless the account holds the amount in the general client account, cleared on that day. */
export const assertFunds = (books: Books, account: AccountName, amount: Pence, on: DateOnly) => {
  const held = available(books, account)
  refuseIf(held < amount, account === 'suspense' ? 'exceeds_suspense' : 'insufficient_client_funds')
  refuseIf(spendableOf(books, account, on) - onDeposit(books, account) < amount, 'uncleared_funds')
}

/** Throws unless the case's client ledger holds the amount, cleared on that day. */
export const assertClientFunds = (books: Books, caseRef: string, amount: Pence, on: DateOnly) =>
  assertFunds(books, accountOf('client', caseRef), amount, on)
