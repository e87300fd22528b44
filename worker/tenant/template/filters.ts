import type { Context } from 'liquidjs'
import { addDays, type DateOnly, fullDate, longDate } from '#domain/dates'
import { formatPence } from '#domain/money'
import type { FilterName } from '#domain/template/language'
import { dateInWords } from '#domain/template/values/date-in-words'
import { addWorkingDays } from '#domain/working-days'
import { MissingValue } from './missing-value.ts'

type Filter = (value: unknown, argument?: unknown) => unknown

const textOf = (value: unknown): string => {
  if (value instanceof MissingValue || value === null || value === undefined) return ''
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value)
}

const isDay = (value: unknown): value is DateOnly =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const ofDay =
  (write: (day: DateOnly) => string): Filter =>
  (value) =>
    isDay(value) ? write(value) : value

/** The days that a count may move a date, which is some twenty years. */
const MOST_DAYS = 5_000

const moved =
  (move: (day: DateOnly, count: number) => DateOnly): Filter =>
  (value, count) => {
    const days = Math.trunc(Number(count))
    return isDay(value) && Math.abs(days) <= MOST_DAYS ? move(value, days) : value
  }

const withYear = (day: DateOnly) => `${longDate(day)} ${day.slice(0, 4)}`

const filters: Readonly<Record<FilterName, Filter>> = {
  gbp: (value) => (typeof value === 'number' ? formatPence(value) : value),
  long_date: ofDay(withYear),
  full_date: ofDay((day) => `${fullDate(day)} ${day.slice(0, 4)}`),
  date_in_words: ofDay(dateInWords),
  add_days: moved(addDays),
  add_working_days: moved(addWorkingDays),
  default: (value, other) => (textOf(value) === '' ? other : value),
  join: (value, between) =>
    Array.isArray(value) ? value.map(textOf).join(textOf(between ?? ', ')) : value,
  upcase: (value) => textOf(value).toUpperCase(),
  downcase: (value) => textOf(value).toLowerCase(),
  capitalize: (value) => textOf(value).slice(0, 1).toUpperCase() + textOf(value).slice(1),
  append: (value, other) => textOf(value) + textOf(other),
  prepend: (value, other) => textOf(other) + textOf(value),
  plus: (value, other) => Number(value) + Number(other),
  minus: (value, other) => Number(value) - Number(other),
}

type FilterContext = { readonly context: Pick<Context, 'memoryLimit'> }

/** The filters; a missing value stays missing through each but `default`, and what they make is counted. */
export const templateFilterTable = Object.entries(filters).map(
  ([name, filter]) =>
    [
      name,
      function counted(this: FilterContext, value: unknown, argument?: unknown) {
        if (value instanceof MissingValue && name !== 'default') return value
        const made = filter(value, argument)
        if (typeof made === 'string') this.context.memoryLimit.use(made.length)
        return made
      },
    ] as const,
)
