import { addDays, type DateOnly, type Instant, londonDate, londonInstant } from '#domain/dates'
import type { ParsedValue } from './values.ts'

const EXAMPLE = 'Enter it like 27/11/2025 or 2025-11-27.'

/** Day 0 of spreadsheet serial dates, which count 1 January 1900 as 1 and include a 29 February 1900. */
const SERIAL_START = '1899-12-30'
const FIRST_SERIAL = 20_000
const LAST_SERIAL = 80_000

const TIME = String.raw`(?:[ T,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?)?`
const ISO = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})${TIME}$`, 'i')
const UK = new RegExp(String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})${TIME}$`, 'i')
const WORDS = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})${TIME}$`,
  'i',
)
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/
const SERIAL = /^\d{5}(?:\.\d+)?$/

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

type Parts = { readonly day: DateOnly; readonly time: string | null }

const two = (value: number | string) => String(value).padStart(2, '0')
const yearOf = (text: string) =>
  text.length === 4 ? text : `${Number(text) < 70 ? 20 : 19}${two(text)}`

const dayOf = (year: string, month: number | string, day: string): DateOnly | null => {
  const iso = `${year}-${two(month)}-${two(day)}`
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}

const timeOf = (hour?: string, minute?: string, meridiem?: string): string | null => {
  if (hour === undefined || minute === undefined) return null
  const isLate = meridiem?.toLowerCase() === 'pm'
  const hours = meridiem === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0)
  return hours < 24 && Number(minute) < 60 ? `${two(hours)}:${minute}` : null
}

const serialParts = (text: string): Parts | null => {
  const serial = Number(text)
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null
  const minutes = Math.round((serial % 1) * 1440)
  const time = minutes === 0 ? null : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return { day: addDays(SERIAL_START, Math.floor(serial)), time }
}

const partsIn = (text: string): Parts | null => {
  if (SERIAL.test(text)) return serialParts(text)
  const [, year, month, date, ...at] = ISO.exec(text) ?? []
  const [, first, second, end, ...ukAt] = UK.exec(text) ?? []
  const [, number, name, ending, ...namedAt] = WORDS.exec(text) ?? []
  const named = MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1
  const day =
    (year && month && date && dayOf(year, month, date)) ||
    (first && second && end && dayOf(yearOf(end), second, first)) ||
    (number && ending && named > 0 && dayOf(yearOf(ending), named, number)) ||
    null
  const [hour, minute, meridiem] = [at, ukAt, namedAt].find(([it]) => it !== undefined) ?? []
  return day === null ? null : { day, time: timeOf(hour, minute, meridiem) }
}

const reasonFor = (text: string) => {
  const [, first = '', second = ''] = UK.exec(text) ?? []
  if (Number(second) > 12 && Number(first) >= 1 && Number(first) <= 12)
    return 'The month comes before the day. Enter it like 27/11/2025.'
  return `This is not a valid date. ${EXAMPLE}`
}

const parseZoned = (text: string): ParsedValue<Instant> => {
  const zoned = ZONED.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(zoned)
    ? { reason: reasonFor(text) }
    : { value: new Date(zoned).toISOString() }
}

/** Parses a date: British, ISO, in words, or a spreadsheet serial number. */
export const parseDay = (text: string): ParsedValue<DateOnly> => {
  const parts = partsIn(text)
  if (parts) return { value: parts.day }
  const moment = parseZoned(text)
  return 'value' in moment ? { value: londonDate(moment.value) } : moment
}

/** Parses a date and time in London; noon when there is no time. */
export const parseMoment = (text: string): ParsedValue<Instant> => {
  const parts = partsIn(text)
  return parts ? { value: londonInstant(parts.day, parts.time ?? '12:00') } : parseZoned(text)
}
