import * as z from 'zod/mini'
import type { DateOnly } from '#domain/date-schema'
import type { Violation } from './violation.ts'

/** How often something was refused on a day. */
export const ViolationCount = z.object({
  day: z.string(),
  directive: z.string(),
  blocked: z.string(),
  page: z.string(),
  count: z.number(),
})
export type ViolationCount = z.infer<typeof ViolationCount>

/** The most rows that are stored, and the days that they are stored for. */
export const MOST_ROWS = 200
export const STORED_DAYS = 30

const OTHERS = { directive: 'other', blocked: 'other', page: '(other)' }

/** The counts with some more violations of a day; what no row is left for is counted as others of its day. */
export const withViolations = (
  counts: readonly ViolationCount[],
  day: DateOnly,
  oldest: DateOnly,
  found: readonly Violation[],
): ViolationCount[] => {
  const rows = counts.filter((it) => it.day >= oldest).map((it) => ({ ...it }))
  for (const violation of found) {
    const row = rowOf(rows, day, violation) ?? addRow(rows, day, violation)
    row.count += 1
  }
  return rows
}

const rowOf = (rows: readonly ViolationCount[], day: string, it: Violation) =>
  rows.find(
    (row) =>
      row.day === day &&
      row.directive === it.directive &&
      row.blocked === it.blocked &&
      row.page === it.page,
  )

const addRow = (rows: ViolationCount[], day: string, violation: Violation): ViolationCount => {
  const isFull = rows.length >= MOST_ROWS
  const existing = isFull ? rowOf(rows, day, OTHERS) : undefined
  if (existing) return existing
  const row = { day, ...(isFull ? OTHERS : violation), count: 0 }
  rows.push(row)
  return row
}
