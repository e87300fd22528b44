import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { addDays, type DateOnly as Day } from '#domain/dates'
import { accountOf, type Books } from '#domain/ledger/books'
import { clearedBalance } from '#domain/ledger/funds'
import type { Pence } from '#domain/money'
import { Pence as PenceSchema } from '#domain/money-schema'
import { type InterestPolicy, termOn } from './terms.ts'

/** Days in a row with the same balance at the same rate. */
const InterestRun = z.object({
  from: DateOnly,
  to: DateOnly,
  days: z.int(),
  balance: PenceSchema,
  basis_points: z.int(),
})
export type InterestRun = z.infer<typeof InterestRun>

export const InterestWorking = z.object({
  from: DateOnly,
  to: DateOnly,
  runs: z.array(InterestRun),
  amount: PenceSchema,
  /** The least that was paid on the last day. */
  least: PenceSchema,
  /** The first day that no rate counts for; null where each has one. */
  without_rate: z.nullable(DateOnly),
})
export type InterestWorking = z.infer<typeof InterestWorking>

type Period = { readonly from: Day; readonly to: Day }

/** Cleared client money at the end of a day, without what earns its own interest on deposit. */
export const earningOn = (books: Books, caseRef: string, day: Day): Pence =>
  Math.max(
    0,
    clearedBalance(books, accountOf('client', caseRef), day) -
      clearedBalance(books, accountOf('designated', caseRef), day),
  )

const isSame = (run: InterestRun | undefined, balance: Pence, rate: number) =>
  run !== undefined && run.balance === balance && run.basis_points === rate

const YEAR = 365n * 10_000n

/** Half a penny rounded up, once for the whole period. */
const interestIn = (runs: readonly InterestRun[]): Pence => {
  const total = runs.reduce(
    (sum, it) => sum + BigInt(it.balance) * BigInt(it.days) * BigInt(it.basis_points),
    0n,
  )
  return Number((2n * total + YEAR) / (2n * YEAR))
}

/** Simple interest on a case's client money by day, both days of the period included. */
export const workedOut = (
  books: Books,
  caseRef: string,
  { from, to }: Period,
  policy: InterestPolicy,
): InterestWorking => {
  const runs: InterestRun[] = []
  let without_rate: Day | null = null
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const term = termOn(policy, day)
    if (term === undefined) without_rate ??= day
    const [balance, rate] = [earningOn(books, caseRef, day), term?.basis_points ?? 0]
    const last = runs.at(-1)
    if (last && isSame(last, balance, rate))
      runs[runs.length - 1] = { ...last, to: day, days: last.days + 1 }
    else runs.push({ from: day, to: day, days: 1, balance, basis_points: rate })
  }
  const least = termOn(policy, to)?.least ?? 0
  return { from, to, runs, amount: interestIn(runs), least, without_rate }
}

/** The last day on which a case held money that earns interest, until a day; null when it held none. */
const lastHeld = (books: Books, caseRef: string, { from, to }: Period): Day | null => {
  for (let day = to; day >= from; day = addDays(day, -1))
    if (earningOn(books, caseRef, day) > 0) return day
  return null
}

const firstHeld = (books: Books, caseRef: string, { from, to }: Period): Day | null => {
  for (let day = from; day <= to; day = addDays(day, 1))
    if (earningOn(books, caseRef, day) > 0) return day
  return null
}

/** The holding period that interest is due for: after `since`, until the money left or until a day. Null without one. */
export const holdingPeriod = (
  books: Books,
  caseRef: string,
  since: Day | null,
  until: Day,
): Period | null => {
  const dates = books.postings.map(({ date }) => date).toSorted()
  const begin = since === null ? dates[0] : addDays(since, 1)
  if (begin === undefined || begin > until) return null
  const from = firstHeld(books, caseRef, { from: begin, to: until })
  const to = from && lastHeld(books, caseRef, { from, to: until })
  return from && to ? { from, to } : null
}
