import { type FileRow, MOST_AT_ONCE } from '#domain/import/import'

/** How long the firm's object should be busy with rows before it answers somebody else, in milliseconds. */
const AIM_MS = 25
const LEAST = 10
/** Well below what one request may carry, in characters. */
const MOST_CHARACTERS = 300_000

/** With how many rows an import begins. */
export const FIRST_SIZE = 10

/** How many rows to send next, by how long the last ones took. */
export const nextSize = (rows: number, tookMs: number): number => {
  const fitting = Math.round((rows * AIM_MS) / Math.max(tookMs, 1))
  return Math.min(MOST_AT_ONCE, Math.max(LEAST, Math.min(fitting, rows * 2)))
}

/** The rows that go next: so many at most, and fewer where they are long. */
export const chunkOf = (
  rows: readonly FileRow[],
  from: number,
  size: number,
): readonly FileRow[] => {
  let characters = 0
  const within = rows.slice(from, from + size).findIndex(({ cells }) => {
    characters += cells.reduce((sum, cell) => sum + cell.length + 3, 20)
    return characters > MOST_CHARACTERS
  })
  return rows.slice(from, within < 0 ? from + size : from + Math.max(1, within))
}
