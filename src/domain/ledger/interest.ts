import { addDays, type DateOnly } from '../dates.ts'
import type { Pence } from '../money.ts'
import { accountOf, type Books } from './books.ts'
import { clearedBalance } from './funds.ts'

export type InterestTerms = {
  /** A year's rate in hundredths of a percent. */
  readonly basisPoints: number
  /** Interest below this is not paid. */
  readonly least: Pence
}

/** Fair interest on a case's cleared client money at the end of each day, both days included, half a penny rounded up once (SRA Accounts Rule 7.1). */
export const interestOn = (
  books: Books,
  caseRef: string,
  period: { readonly from: DateOnly; readonly to: DateOnly },
  terms: InterestTerms,
): Pence => {
  let dailyBalances = 0n
  for (let day = period.from; day <= period.to; day = addDays(day, 1))
    dailyBalances += BigInt(clearedBalance(books, accountOf('client', caseRef), day))
  const year = 365n * 10_000n
  const interest = Number((2n * dailyBalances * BigInt(terms.basisPoints) + year) / (2n * year))
  return interest < terms.least ? 0 : interest
}
