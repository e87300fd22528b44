import { addDays, type DateOnly, type Instant, londonInstant } from '#domain/dates'
import { addWorkingDays, onWorkingDay } from '#domain/working-days'

const MINUTE_MS = 60_000

/** Days and moments around a day, which is the day on which the demonstration begins. */
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
    /** So many working days before today, 1 or more. */
    past: (workingDays: number): DateOnly => addWorkingDays(today, -workingDays),
    /** Today, or the next working day where it is none; so many working days after it. */
    ahead: (workingDays: number): DateOnly => addWorkingDays(onWorkingDay(today), workingDays),
    daysAgo: (days: number): DateOnly => addDays(today, -days),
    daysAhead: (days: number): DateOnly => addDays(today, days),
    /** A moment of a day on London's clocks, in minutes after midnight. */
    at,
  }
}

export type Calendar = ReturnType<typeof calendarOf>
