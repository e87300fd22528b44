import { type DateOnly, type Instant, londonInstant } from '#domain/dates'
import { addWorkingDays, sameOrNextWorkingDay } from '#domain/working-days'

/** When people are told of what time brings, in London. */
const CIVIL_HOUR = '08:00'

/** The morning of a day; of the next working day where it is none. */
export const morningFrom = (day: DateOnly): Instant =>
  londonInstant(sameOrNextWorkingDay(day), CIVIL_HOUR)

/** The morning of a day; of the last working day before it where it is none. */
export const morningBy = (day: DateOnly): Instant => {
  const next = sameOrNextWorkingDay(day)
  return londonInstant(next === day ? day : addWorkingDays(day, -1), CIVIL_HOUR)
}

/** The morning a number of working days after a day. */
export const morningAfter = (day: DateOnly, workingDays: number): Instant =>
  londonInstant(addWorkingDays(day, workingDays), CIVIL_HOUR)
