import { bankHolidays } from './bank-holidays.ts'
import { addDays, type DateOnly, daysBetween, weekday } from './dates.ts'

const holidaysByYear = new Map<number, ReadonlySet<DateOnly>>()

const holidaysOf = (year: number): ReadonlySet<DateOnly> => {
  const cachedDays = holidaysByYear.get(year)
  if (cachedDays) return cachedDays
  const days = new Set(bankHolidays(year).map((it) => it.on))
  holidaysByYear.set(year, days)
  return days
}

const yearOf = (day: DateOnly) => Number(day.slice(0, 4))

/** Whether a day is Monday to Friday and not a bank holiday of England and Wales. */
export const isWorkingDay = (day: DateOnly) => weekday(day) < 6 && !holidaysOf(yearOf(day)).has(day)

/** Why banks are closed on a day: 'Good Friday', 'A Saturday'; null when they are open. */
export const closureOf = (day: DateOnly): string | null => {
  const holiday = bankHolidays(yearOf(day)).find((it) => it.on === day)
  if (holiday) return holiday.name
  if (isWorkingDay(day)) return null
  return weekday(day) === 6 ? 'A Saturday' : 'A Sunday'
}

const step = (day: DateOnly, direction: 1 | -1): DateOnly => {
  let next = addDays(day, direction)
  while (!isWorkingDay(next)) next = addDays(next, direction)
  return next
}

/** The first working day after this one. */
export const nextWorkingDay = (day: DateOnly): DateOnly => step(day, 1)

/** This day where it is a working day, otherwise the next that is. */
export const sameOrNextWorkingDay = (day: DateOnly): DateOnly =>
  isWorkingDay(day) ? day : nextWorkingDay(day)

/** The date `count` working days later, earlier when negative; for 0 this day or the next working day. */
export const addWorkingDays = (day: DateOnly, count: number): DateOnly => {
  let at = count === 0 ? sameOrNextWorkingDay(day) : day
  for (let remaining = Math.abs(count); remaining > 0; remaining -= 1)
    at = step(at, count > 0 ? 1 : -1)
  return at
}

/** The number of weekdays from Monday 1 January 1900 up to and including this day. */
const weekdaysUpTo = (day: DateOnly) => {
  const days = daysBetween('1900-01-01', day) + 1
  return Math.floor(days / 7) * 5 + Math.min(days % 7, 5)
}

const holidaysBetween = (from: DateOnly, to: DateOnly) => {
  let count = 0
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    for (const day of holidaysOf(year)) if (day > from && day <= to) count += 1
  }
  return count
}

/** Working days after the first date up to and including the second; negative when it is earlier. */
export const workingDaysBetween = (from: DateOnly, to: DateOnly): number => {
  if (to < from) return -workingDaysBetween(to, from)
  return weekdaysUpTo(to) - weekdaysUpTo(from) - holidaysBetween(from, to)
}

/** How late something is in working days: at least 1 once its day has passed, 0 until then. */
export const workingDaysLate = (on: DateOnly, today: DateOnly): number =>
  on < today ? Math.max(1, workingDaysBetween(on, today)) : 0
