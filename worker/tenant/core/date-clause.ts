import { addDays, type DateOnly, londonInstant } from '#domain/dates'
import { type DateRange, parseDateRange } from '#domain/list/date-range'
import type { Clause } from './clauses.ts'

/** An indexed column of dates; '9999' and NULL stand for none. */
export type DateColumn = { readonly column: string; readonly isInstant?: true }

type DateFilter = {
  readonly table: string
  /** The columns by the names that `kinds` uses. */
  readonly columns: Readonly<Record<string, DateColumn>>
  /** 'next-week', '2026-11-23..2026-11-27' */
  readonly dates: string | undefined
  /** 'exchange,completion'; all columns by default. */
  readonly kinds: string | undefined
  readonly today: DateOnly
}

// Days compare with '9998' and instants with the moment at which the next day begins in London.
const bounds = ({ from, to }: DateRange, isInstant: boolean): [string, string] => {
  if (!isInstant) return [from ?? '0001', to === null ? '9998' : addDays(to, 1)]
  return [
    from === null ? '0001' : londonInstant(from, '00:00'),
    to === null ? '9998' : londonInstant(addDays(to, 1), '00:00'),
  ]
}

const within = (table: string, columns: readonly DateColumn[], range: DateRange): Clause => ({
  where: columns.map(({ column }) => `(t.${column} >= ? AND t.${column} < ?)`).join(' OR '),
  ids: columns
    .map(({ column }) => `SELECT id FROM ${table} WHERE ${column} >= ? AND ${column} < ?`)
    .join(' UNION '),
  bindings: columns.flatMap(({ isInstant = false }) => bounds(range, isInstant)),
})

const without = (columns: readonly DateColumn[]): Clause => ({
  where: columns
    .map(({ column }) => `(t.${column} IS NULL OR t.${column} >= '9999')`)
    .join(' AND '),
  bindings: [],
})

/** Returns the clause for rows with one of the named dates in a range, or with none of them; null without a range. */
export const dateClause = ({ table, columns, dates, kinds, today }: DateFilter): Clause | null => {
  if (dates === undefined) return null
  const names = kinds?.split(',') ?? Object.keys(columns)
  const asked = names.flatMap((name) => columns[name] ?? [])
  const range = parseDateRange(dates, today)
  return range === null ? without(asked) : within(table, asked, range)
}
