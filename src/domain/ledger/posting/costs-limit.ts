import type { DateOnly } from '../../dates.ts'
import type { Pence } from '../../money.ts'
import { accountOf, type Bill, type Books, balance } from '../books.ts'
import { freeOf } from '../funds.ts'
import { leftOf, unpaidDisbursements } from './bill-sums.ts'

/** What bounds the costs that may be taken for a bill: the least of three sums (SRA Accounts Rules 4.3 and 5.3). */
export type CostsLimit = {
  /** The bill less credit notes and payments. */
  readonly left: Pence
  /** Disbursements on it that the office has not paid, which wait. */
  readonly unpaid: Pence
  /** Client money of the case that may be spent on the day. */
  readonly free: Pence
  /** The most that may be taken. */
  readonly most: Pence
}

/** The most that may be taken from client money for a bill on a day, and why no more. */
export const costsLimitOf = (books: Books, bill: Bill, on: DateOnly): CostsLimit => {
  const left = Math.max(0, leftOf(books, bill))
  const unpaid = Math.min(left, unpaidDisbursements(books, bill))
  const free = Math.max(0, freeOf(books, accountOf('client', bill.case), on))
  const owed = balance(books, 'office', bill.case)
  return { left, unpaid, free, most: Math.max(0, Math.min(left - unpaid, owed, free)) }
}
