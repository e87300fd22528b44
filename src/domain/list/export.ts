import * as z from 'zod/mini'
import type { Instant } from '#domain/date-schema'
import { londonDate, londonTime } from '#domain/dates'
import { looksLikeFormula } from '#domain/list/formula'
import type { Pence } from '#domain/money'
import { invalid } from '#domain/refusal'

/** Column keys in order: 'ref,client,due'. */
export const ColumnKeys = z
  .string()
  .check(z.regex(/^[a-z_]{1,40}(,[a-z_]{1,40}){0,39}$/, 'Name columns like ref,client,due.'))

export type ExportColumn<Row> = {
  readonly key: string
  readonly head: string
  readonly of: (row: Row) => string | number | null
}

export const MAX_EXPORTED_ROWS = 10_000

export const truncatedText =
  'This file contains the first 10,000 rows. Filter the list to export the rest.'

/** Returns the requested columns in order, or all if none is given. Throws 422 for an unknown one. */
export const exportedColumns = <Row>(
  available: readonly ExportColumn<Row>[],
  keys: string | undefined,
): readonly ExportColumn<Row>[] => {
  if (keys === undefined) return available
  return keys.split(',').map((key) => {
    const column = available.find((it) => it.key === key)
    if (column === undefined) throw invalid({ columns: [`This list has no column ${key}.`] })
    return column
  })
}

/** Formats pence as pounds for a spreadsheet: '1234.56'. */
export const formatPoundsCell = (amount: Pence) => (amount / 100).toFixed(2)

/** Formats an instant in London time: '2026-11-20 14:05'; null for null. */
export const formatInstant = (at: Instant | null) =>
  at === null ? null : `${londonDate(at)} ${londonTime(at)}`

const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Formats a cell: prefixes text that a spreadsheet would run as a formula with an apostrophe; numbers stay
 * numbers.
 */
export const safeCell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value)
  return looksLikeFormula(text) && !NUMBER.test(text) ? `'${text}` : text
}
