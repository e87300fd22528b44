import { daysBetween } from '../../dates.ts'
import type { LedgerAct } from '../act.ts'
import { penceOf, penceOrNone } from '../amount.ts'
import { type Books, dateOf, knownCase } from '../books.ts'
import { refuseIf } from '../reason.ts'

/** Throws unless the amount is the tax that is locked in the case. */
export const assertLockedTax = (books: Books, act: LedgerAct) =>
  refuseIf(act.amount !== knownCase(books, act.case).sdlt, 'sdlt_differs_from_locked')

/** Throws unless the amount is what the lender's statement asks on that day. */
export const assertStatement = (books: Books, { amount, ...act }: LedgerAct) => {
  const date = dateOf(books, { amount, ...act })
  const statement = act.statement
  if (statement === undefined) return refuseIf(true, 'redemption_differs_from_statement')
  refuseIf(date > statement.validTo, 'redemption_statement_expired')
  const days = Math.max(0, daysBetween(statement.figureDate, date))
  const asked = penceOf(statement.figure) + penceOrNone(statement.daily) * days
  return refuseIf(amount !== asked, 'redemption_differs_from_statement')
}
