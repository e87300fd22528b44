import { type DateOnly, daysBetween } from '#domain/dates'
import type { Pence } from '#domain/money'

/** A posting of suspense: above zero what came in, below what went to a case or back. */
export type SuspenseRow = {
  readonly n: number
  readonly date: DateOnly
  readonly amount: Pence
  /** The posting that it undoes. */
  readonly undoes: number | null
  readonly other_party: string | null
  readonly narrative: string
}

export const suspenseAges = ['today', 'week', 'month', 'older'] as const
export type SuspenseAge = (typeof suspenseAges)[number]

export type SuspendedMoney = Omit<SuspenseRow, 'undoes' | 'amount'> & {
  readonly left: Pence
  readonly days: number
  readonly age: SuspenseAge
}

const ageOf = (days: number): SuspenseAge => {
  if (days < 1) return 'today'
  if (days <= 7) return 'week'
  return days <= 30 ? 'month' : 'older'
}

type Open = { row: SuspenseRow; left: Pence }

/** What a posting took: what it undoes, else a receipt of the same sum, else the oldest first. */
const take = (open: readonly Open[], { amount, undoes }: SuspenseRow) => {
  let rest = -amount
  const exact = open.find(({ row }) => row.n === undoes) ?? open.find(({ left }) => left === rest)
  for (const it of exact ? [exact, ...open] : open) {
    const part = Math.min(it.left, rest)
    it.left -= part
    rest -= part
  }
}

/** What lies in suspense on a day, by receipt, oldest first. The books do not say which receipt an allocation is of. */
export const suspenseByAge = (rows: readonly SuspenseRow[], today: DateOnly): SuspendedMoney[] => {
  const open: Open[] = []
  for (const row of rows) {
    if (row.amount > 0) open.push({ row, left: row.amount })
    else take(open, row)
  }
  return open
    .filter(({ left }) => left > 0)
    .map(({ row: { n, date, other_party, narrative }, left }) => {
      const days = daysBetween(date, today)
      return { n, date, other_party, narrative, left, days, age: ageOf(days) }
    })
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.n - b.n)
}
