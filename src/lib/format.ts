import { type DateOnly, type Instant, londonDate, londonTime } from '#domain/dates'
import type { Pence } from '#domain/money'

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months =
  'January February March April May June July August September October November December'.split(' ')
const numberWords = 'no one two three four five six seven eight nine ten'.split(' ')

/** '£1,234.56'; '−£20.00' for money out. */
export const money = (amount: Pence) => {
  const whole = Math.trunc(Math.abs(amount) / 100)
  const pence = String(Math.abs(amount) % 100).padStart(2, '0')
  return `${amount < 0 ? '−' : ''}£${formatCount(whole)}.${pence}`
}

/** '£412,500' in whole pounds, else '£1,234.56': for a price in a sentence or a heading. */
export const price = (amount: Pence) => money(amount).replace(/\.00$/, '')

/** '12,345' */
export const formatCount = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

const dateParts = (date: DateOnly) => {
  const at = new Date(`${date}T00:00:00Z`)
  return {
    year: at.getUTCFullYear(),
    month: months[at.getUTCMonth()] ?? '',
    day: at.getUTCDate(),
    weekday: weekdays[at.getUTCDay()] ?? '',
  }
}

/** The day in London on which an instant falls. */
export const dayOf = (instant: Instant): DateOnly => londonDate(instant)

/** Today in London. */
export const today = (): DateOnly => dayOf(new Date().toISOString())

/** 'Fri 27 Nov'; with its year when that is not this year's: 'Fri 15 Jan 2027'. */
export const date = (on: DateOnly, now: DateOnly = today()) =>
  `${weekday(on)} ${shortDate(on, now)}`

/** 'Fri 27 Nov 2026' */
export const dateWithYear = (on: DateOnly) => {
  const { year, month, day } = dateParts(on)
  return `${weekday(on)} ${day} ${month.slice(0, 3)} ${year}`
}

/** '27 Nov'; with its year when that is not this year's. */
export const shortDate = (on: DateOnly, now: DateOnly = today()) => {
  const { year, month, day } = dateParts(on)
  return `${day} ${month.slice(0, 3)}${year === dateParts(now).year ? '' : ` ${year}`}`
}

/** 'Friday 27 November 2026' */
export const longDate = (on: DateOnly) => {
  const { year, month, day, weekday: name } = dateParts(on)
  return `${name} ${day} ${month} ${year}`
}

/** '27 November', for clients; with its year when that is not this year's. */
export const plainDate = (on: DateOnly, now: DateOnly = today()) => {
  const { year, month, day } = dateParts(on)
  return `${day} ${month}${year === dateParts(now).year ? '' : ` ${year}`}`
}

/** 'since 3 Nov' */
export const since = (on: DateOnly, now: DateOnly = today()) => `since ${shortDate(on, now)}`

const daysBetween = (from: DateOnly, to: DateOnly) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** 'today', 'tomorrow', 'yesterday', 'Mon' within six days ahead, else the date. */
export const relativeDay = (on: DateOnly, now: DateOnly = today()) => {
  const ahead = daysBetween(now, on)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  if (ahead === -1) return 'yesterday'
  if (ahead > 1 && ahead < 7) return `${weekday(on)} ${dateParts(on).day}`
  return date(on, now)
}

/** '1 working day', '13 working days' */
export const workingDays = (count: number) => pluralise(count, 'working day')

/** '2 days late', '1 day late' */
export const daysLate = (count: number) => `${pluralise(count, 'day')} late`

/** '1 enquiry', '4 enquiries', '2 breaches', '3 tasks'; any other plural is given. */
export const pluralise = (
  count: number,
  one: string,
  many = `${one.replace(/([^aeiou])y$/, '$1ie').replace(/(ch|sh|s|x)$/, '$1e')}s`,
) => `${formatCount(count)} ${count === 1 ? one : many}`

/** '08:12' in London. */
export const time = (instant: Instant) => londonTime(instant)

/** '08:12' today, 'Thu' within six days, else '3 Nov'. */
export const shortInstant = (instant: Instant, now: DateOnly = today()) => {
  const on = dayOf(instant)
  const ago = daysBetween(on, now)
  if (ago === 0) return time(instant)
  return ago > 0 && ago < 7 ? weekday(on) : shortDate(on, now)
}

/** 'Fri 27 Nov 2026, 14:05' in London. */
export const exactInstant = (instant: Instant) =>
  `${dateWithYear(londonDate(instant))}, ${londonTime(instant)}`

/** 'ES' for Eleanor Shaw; at most two letters. */
export const initials = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return `${[...(words[0] ?? '')][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase()
}

/** 'three' up to ten, then figures: for counts in a sentence. */
export const countInWords = (count: number) => numberWords[count] ?? formatCount(count)

/** 'Good morning' by the clock in London. */
export const greeting = (instant: Instant) => {
  const hour = Number(time(instant).slice(0, 2))
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** 'Monday' */
export const weekdayName = (on: DateOnly) => dateParts(on).weekday

/** 'Mon' */
export const weekday = (on: DateOnly) => dateParts(on).weekday.slice(0, 3)

/** 'today', '1 day', '13 days': how long ago, for a column whose head says so. */
export const daysAgo = (on: DateOnly, now: DateOnly = today()) => {
  const ago = daysBetween(on, now)
  return ago <= 0 ? 'today' : pluralise(ago, 'day')
}

/** 'Today', 'Yesterday', 'Tue 17 Nov': a heading over what happened on a day. */
export const dayHeading = (instant: Instant, now: DateOnly = today()) => {
  const on = dayOf(instant)
  const ago = daysBetween(on, now)
  if (ago === 0) return 'Today'
  return ago === 1 ? 'Yesterday' : date(on, now)
}

/** '14:05', the clock in London now. */
export const clockNow = () => time(new Date().toISOString())

/** '12 Jan' for what is less than ten months away, with its year otherwise: for a narrow column. */
export const nearDate = (on: DateOnly, now: DateOnly = today()) =>
  Math.abs(daysBetween(now, on)) < 300 ? shortDate(on, on) : shortDate(on, now)
