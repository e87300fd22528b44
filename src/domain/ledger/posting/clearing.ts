import type { DateOnly } from '../../dates.ts'
import { nextWorkingDay } from '../../working-days.ts'
import type { LedgerAct } from '../act.ts'
import { type Books, dateOf } from '../books.ts'

/** The day on which a receipt may be spent: the bank's own, for a cheque otherwise the next working day. */
export const clearedOn = (books: Books, act: LedgerAct): DateOnly => {
  if (act.clearedOn !== undefined) return act.clearedOn
  const date = dateOf(books, act)
  return act.method === 'cheque' ? nextWorkingDay(date) : date
}
