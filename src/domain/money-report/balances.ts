import { addDays, type DateOnly, daysBetween } from '#domain/dates'
import type { Pence } from '#domain/money'

/** What a day changed; the days in order. */
export type DayChange = { readonly date: DateOnly; readonly amount: Pence }
export type DayBalance = { readonly date: DateOnly; readonly balance: Pence }
export type Period = { readonly from: DateOnly; readonly to: DateOnly }

/** What was held at the end of each day of a period, also of days on which nothing moved. */
export const dailyBalances = (
  opening: Pence,
  changes: readonly DayChange[],
  { from, to }: Period,
): DayBalance[] => {
  const byDay = new Map(changes.map(({ date, amount }) => [date, amount]))
  let balance = opening
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => {
    const date = addDays(from, at)
    balance += byDay.get(date) ?? 0
    return { date, balance }
  })
}

/** The average to the nearest penny, and the highest with its first day; null without a day. */
export const averageAndMaximum = (days: readonly DayBalance[]) => {
  const [first] = days
  if (first === undefined) return null
  const total = days.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
  const highest = days.reduce((most, day) => (day.balance > most.balance ? day : most), first)
  return {
    days: days.length,
    average: roundedHalfUp(total, BigInt(days.length)),
    maximum: highest.balance,
    maximum_on: highest.date,
  }
}

const roundedHalfUp = (total: bigint, over: bigint): Pence => {
  const doubled = 2n * total + over
  const floor = doubled / (2n * over)
  return Number(doubled < 0n && doubled % (2n * over) !== 0n ? floor - 1n : floor)
}
