import { type FileRow, MOST_AT_ONCE } from '#domain/import/import'

/** Longest time slice, in milliseconds, that an import may hold the Durable Object. */
const TARGET_MS = 25
const MIN_ROWS = 10
const MAX_CHARACTERS = 300_000

export const FIRST_SIZE = 10

/** How many rows to send next, from the duration of the last request in milliseconds. */
export const nextSize = (rows: number, tookMs: number): number => {
  const fittingRows = Math.round((rows * TARGET_MS) / Math.max(tookMs, 1))
  return Math.min(MOST_AT_ONCE, Math.max(MIN_ROWS, Math.min(fittingRows, rows * 2)))
}

/** The next rows: at most `size`, fewer where they are long. */
export const chunkOf = (
  rows: readonly FileRow[],
  from: number,
  size: number,
): readonly FileRow[] => {
  let characters = 0
  const overflowAt = rows.slice(from, from + size).findIndex(({ cells }) => {
    characters += cells.reduce((sum, cell) => sum + cell.length + 3, 20)
    return characters > MAX_CHARACTERS
  })
  return rows.slice(from, overflowAt < 0 ? from + size : from + Math.max(1, overflowAt))
}
