import * as z from 'zod/mini'
import type * as dates from './dates.ts'

export type DateOnly = dates.DateOnly
export type Instant = dates.Instant
export type ClockTime = dates.ClockTime

const isCalendarDate = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export const DateOnly = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date.'),
    z.refine(isCalendarDate, 'Enter a real date.'),
  )

export const Instant = z.iso.datetime()

/** '14:32' in Europe/London. */
export const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 14:30.'))
