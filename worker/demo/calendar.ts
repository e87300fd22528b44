import { addDays, type DateOnly, type Instant, londonInstant } from '#domain/dates'
import { addWorkingDays, sameOrNextWorkingDay } from '#domain/working-days'

const MINUTE_MS = 60_000

export const calendarOf = (today: DateOnly) => {
  const midnights = new Map<DateOnly, number>()
  const noonOf = (day: DateOnly) => {
    const known = midnights.get(day) ?? Date.parse(londonInstant(day, '12:00'))
    midnights.set(day, known)
    return known
  }
  const at = (day: DateOnly, minute: number): Instant =>
    new Date(noonOf(day) + (minute - 12 * 60) * MINUTE_MS).toISOString()
  return {
    today,
    /** The date some working days before today, 1 or more. */
    past: (workingDays: number): DateOnly => addWorkingDays(today, -workingDays),
    /** The date some working days after today, or after the next working day if today is none. */
    ahead: (workingDays: number): DateOnly =>
      addWorkingDays(sameOrNextWorkingDay(today), workingDays),
    daysAgo: (days: number): DateOnly => addDays(today, -days),
    daysAhead: (days: number): DateOnly => addDays(today, days),
    /** The instant of a day and a minute after midnight, in London time. */
    at,
  }
}

export type Calendar = ReturnType<typeof calendarOf>
