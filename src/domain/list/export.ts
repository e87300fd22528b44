import * as z from 'zod/mini'
import type { Instant } from '#domain/date-schema'
import { londonDate, londonTime } from '#domain/dates'
import type { Pence } from '#domain/money'
import { invalid } from '#domain/refusal'

/** 'ref,client,due': the columns that an address or an export asks for, in their order. */
export const ColumnKeys = z
  .string()
  .check(z.regex(/^[a-z_]{1,40}(,[a-z_]{1,40}){0,39}$/, 'Name columns like ref,client,due.'))

/** A column of a file: the key that the list calls it by, what heads it, what a row says in it. */
export type ExportColumn<Row> = {
  readonly key: string
  readonly head: string
  readonly of: (row: Row) => string | number | null
}

/** How many rows one file holds. */
export const MOST_EXPORTED = 10_000

/** Stands under the last row of a file that could not hold them all. */
export const cappedText = 'There are more than 10,000 rows: narrow the list for the rest.'

/** The columns that were asked for, in that order; all of them when none were. Refuses 422 for others. */
export const exportedColumns = <Row>(
  all: readonly ExportColumn<Row>[],
  asked: string | undefined,
): readonly ExportColumn<Row>[] => {
  if (asked === undefined) return all
  return asked.split(',').map((key) => {
    const column = all.find((it) => it.key === key)
    if (column === undefined) throw invalid({ columns: [`This list has no column ${key}.`] })
    return column
  })
}

/** '1234.56': pounds, for a spreadsheet to add up. */
export const pounds = (amount: Pence) => (amount / 100).toFixed(2)

/** '2026-11-20 14:05' on the clock in London; empty for never. */
export const moment = (at: Instant | null) =>
  at === null ? null : `${londonDate(at)} ${londonTime(at)}`

const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * What a cell may say: text that a spreadsheet would run as a formula begins with an apostrophe, a number
 * stays one.
 */
export const safeCell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value)
  return /^[\s\0]*[=+\-@\t\r\n\0|%]/.test(text) && !NUMBER.test(text) ? `'${text}` : text
}
