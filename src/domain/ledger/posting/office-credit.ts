import { balanceOf } from '../account.ts'
import { accountOf, type Books } from '../books.ts'
import { balancesAfter, type Entry, movement } from '../entry.ts'

/** The rows that move to the client at once what these rows leave in credit on the office ledger. */
export const creditToClient = (books: Books, caseRef: string, entries: readonly Entry[]) => {
  const office = accountOf('office', caseRef)
  const owed = balanceOf(balancesAfter(books.balances, entries), office)
  const amount = Math.max(0, -owed)
  return {
    amount,
    entries: [
      ...movement({ debit: office, credit: 'officeBank', amount }),
      ...movement({ debit: 'clientBank', credit: accountOf('client', caseRef), amount }),
    ],
  }
}
