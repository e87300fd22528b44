import { bankHolidays } from '#domain/bank-holidays'
import { addDays, addMonths, type DateOnly, mondayOf } from '#domain/dates'

export type CalendarView = 'month' | 'week' | 'agenda'

const AGENDA_DAYS = 28

const daysFrom = (first: DateOnly, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(first, at))

/** The seven days of a day's week, Monday first. */
export const weekOf = (day: DateOnly) => daysFrom(mondayOf(day), 7)

/** The weeks of a day's month, Monday first, including days of the neighbouring months. */
export const weeksOf = (day: DateOnly): readonly (readonly DateOnly[])[] => {
  const month = day.slice(0, 7)
  const weeks = []
  for (let at = mondayOf(`${month}-01`); at.slice(0, 7) <= month; at = addDays(at, 7))
    weeks.push(weekOf(at))
  return weeks
}

export const rangeOf = (view: CalendarView, at: DateOnly) => {
  if (view === 'agenda') return { from: at, until: addDays(at, AGENDA_DAYS - 1) }
  const days = view === 'week' ? weekOf(at) : weeksOf(at).flat()
  return { from: days[0] ?? at, until: days.at(-1) ?? at }
}

/** The day of a view after one step forwards or back. */
export const stepped = (view: CalendarView, at: DateOnly, by: 1 | -1): DateOnly => {
  if (view === 'month') return addMonths(`${at.slice(0, 7)}-01`, by)
  return addDays(at, by * (view === 'week' ? 7 : AGENDA_DAYS))
}

const moves: Readonly<Record<string, (at: DateOnly) => DateOnly>> = {
  ArrowLeft: (at) => addDays(at, -1),
  ArrowRight: (at) => addDays(at, 1),
  ArrowUp: (at) => addDays(at, -7),
  ArrowDown: (at) => addDays(at, 7),
  Home: mondayOf,
  End: (at) => addDays(mondayOf(at), 6),
  PageUp: (at) => addMonths(at, -1),
  PageDown: (at) => addMonths(at, 1),
}

export const dayAfterKey = (key: string, at: DateOnly) => moves[key]?.(at) ?? null

export const holidayOf = (day: DateOnly) =>
  bankHolidays(Number(day.slice(0, 4))).find(({ on }) => on === day)?.name ?? null
