/** A legal date in Europe/London, 'YYYY-MM-DD'. It has no time and no zone. */
export type DateOnly = string

/** A moment as a UTC ISO string. */
export type Instant = string

/** '14:32' in Europe/London. */
export type ClockTime = string

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** One in the morning UTC on the last Sunday of a month of 31 days, in milliseconds; January is 0. */
const lastSunday = (year: number, month: number) => {
  const last = Date.UTC(year, month, 31, 1)
  return last - new Date(last).getUTCDay() * DAY_MS
}

/** Summer time as the Summer Time Order 2002 has it, and as it was from 1996 on. */
const isSummer = (ms: number) => {
  const year = new Date(ms).getUTCFullYear()
  return ms >= lastSunday(year, 2) && ms < lastSunday(year, 9)
}

// Reckoned, because the first formatter of a page costs its script a fifth of the time to the first row.
const londonClock = (at: Instant) => {
  const ms = Date.parse(at)
  return new Date(isSummer(ms) ? ms + HOUR_MS : ms).toISOString()
}

/** The day it is in London at that moment. */
export const londonDate = (at: Instant): DateOnly => londonClock(at).slice(0, 10)

/** '14:32' in London at that moment. */
export const londonTime = (at: Instant): ClockTime => londonClock(at).slice(11, 16)

/** The moment at which London clocks show this time; the first one in the hour that occurs twice. */
export const londonInstant = (day: DateOnly, time: ClockTime): Instant => {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  return new Date(isSummer(asUtc - HOUR_MS) ? asUtc - HOUR_MS : asUtc).toISOString()
}

/** The moment at which a day of London is over: midnight there, which is the first of the next day. */
export const endOfLondonDay = (day: DateOnly): Instant => londonInstant(addDays(day, 1), '00:00')

const midnight = (day: DateOnly) => Date.parse(`${day}T00:00:00Z`)
const dateAt = (ms: number): DateOnly => new Date(ms).toISOString().slice(0, 10)

/** The date `count` days later; earlier when negative. */
export const addDays = (day: DateOnly, count: number): DateOnly =>
  dateAt(midnight(day) + count * DAY_MS)

const lastOfMonth = (month: string): DateOnly =>
  addDays(`${addDays(`${month}-28`, 4).slice(0, 8)}01`, -1)

export const addMonths = (day: DateOnly, count: number): DateOnly => {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const month = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  return earlier(`${month}-${day.slice(8)}`, lastOfMonth(month))
}

/** The date `count` years later; 29 February becomes 28 February outside leap years. */
export const addYears = (day: DateOnly, count: number): DateOnly => addMonths(day, 12 * count)

/** Days from the first to the second; negative when the second comes first. */
export const daysBetween = (from: DateOnly, to: DateOnly) =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS)

/** Negative, zero or positive, for sorting. */
export const compareDates = (a: DateOnly, b: DateOnly) => (a < b ? -1 : a > b ? 1 : 0)

export const later = (a: DateOnly, b: DateOnly): DateOnly => (a > b ? a : b)
export const earlier = (a: DateOnly, b: DateOnly): DateOnly => (a < b ? a : b)

/** 1 for Monday to 7 for Sunday. */
export const weekday = (day: DateOnly) => new Date(midnight(day)).getUTCDay() || 7

export const mondayOf = (day: DateOnly): DateOnly => addDays(day, 1 - weekday(day))

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const monthOf = (day: DateOnly) => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
const dayOfMonth = (day: DateOnly) => Number(day.slice(8, 10))
const yearUnless = (day: DateOnly, today: DateOnly | undefined) =>
  today !== undefined && day.slice(0, 4) !== today.slice(0, 4) ? ` ${day.slice(0, 4)}` : ''

/** '3 Nov'; with today given, '3 Nov 2025' when that is another year. */
export const shortDate = (day: DateOnly, today?: DateOnly) =>
  `${dayOfMonth(day)} ${monthOf(day).slice(0, 3)}${yearUnless(day, today)}`

/** '3 November'; with today given, '3 November 2025' when that is another year. */
export const longDate = (day: DateOnly, today?: DateOnly) =>
  `${dayOfMonth(day)} ${monthOf(day)}${yearUnless(day, today)}`

/** 'Friday 27 November'. */
export const fullDate = (day: DateOnly, today?: DateOnly) =>
  `${WEEKDAYS[weekday(day) - 1]} ${longDate(day, today)}`
