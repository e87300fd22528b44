import { addYears, type DateOnly, daysBetween } from './dates.ts'

const FIGURES = /^(\d{1,2})[\s/.-]+(\d{1,2})(?:[\s/.-]+(\d{4}|\d{2}))?$/
const TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]*([a-z]{3,9})\.?,?(?:[\s/.-]+(\d{4}|\d{2}))?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Years ahead up to which two figures are a year to come: in 2026 '46' is 2046 and '47' is 1947. */
const YEARS_AHEAD = 20

const two = (value: number | string) => String(value).padStart(2, '0')

const realDay = (year: number, month: number | string, day: string): DateOnly | null => {
  const iso = `${year}-${two(month)}-${two(day)}`
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}

const fullYear = (year: string, today: DateOnly) => {
  if (year.length === 4) return Number(year)
  const thisYear = Number(today.slice(0, 4))
  const inCentury = thisYear - (thisYear % 100) + Number(year)
  return inCentury > thisYear + YEARS_AHEAD ? inCentury - 100 : inCentury
}

/** The day of the year that is nearest to today. */
const nearest = (month: number | string, day: string, today: DateOnly): DateOnly | null => {
  const years = [-1, 0, 1].map((count) => Number(addYears(today, count).slice(0, 4)))
  const distance = (on: DateOnly) => Math.abs(daysBetween(today, on))
  return (
    years
      .flatMap((year) => realDay(year, month, day) ?? [])
      .toSorted((a, b) => distance(a) - distance(b))[0] ?? null
  )
}

/**
 * The typed date, day first: '27/11/2026', '27 11 26', '271126', '27 Nov', 'Fri 27 November 2026' or ISO. Without a
 * year it is the nearest such day. Null for text that is no date.
 */
export const parseTypedDate = (typed: string, today: DateOnly): DateOnly | null => {
  const text = typed.trim().toLowerCase().replace(WEEKDAY, '')
  const iso = ISO.exec(text)
  if (iso) return realDay(Number(iso[1]), iso[2] ?? '', iso[3] ?? '')
  const [, day, month, year] = FIGURES.exec(text) ?? TOGETHER.exec(text) ?? NAMED.exec(text) ?? []
  if (day === undefined || month === undefined) return null
  const number = /\d/.test(month) ? month : MONTHS.indexOf(month.slice(0, 3)) + 1
  return year === undefined
    ? nearest(number, day, today)
    : realDay(fullYear(year, today), number, day)
}
