import { parseEmail, parsePhone } from '#domain/contact'
import { type FileRow, MOST_IMPORTED } from '#domain/import/import'
import type { ImportTable } from '#stores/import/file'
import { BadFile } from './bad-file.ts'
import { csvCells } from './csv-cells.ts'
import { sheetCells } from './sheet-cells.ts'

const MOST_COLUMNS = 100
const LONGEST_CELL = 10_000

const startsWith = (bytes: Uint8Array, ...first: readonly number[]) =>
  first.every((byte, at) => bytes[at] === byte)

/** Parses a CSV file or workbook by its content, without blank rows; throws `BadFile` with what to do. */
export const parseTable = async (bytes: Uint8Array): Promise<ImportTable> => {
  if (bytes.length === 0) throw new BadFile('This file is empty.')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new BadFile('This workbook is old or has a password. Save it as .xlsx without one.')
  const isWorkbook = startsWith(bytes, 0x50, 0x4b, 3, 4)
  const { cells, skipped } = isWorkbook
    ? { cells: await sheetCells(bytes), skipped: 0 }
    : csvCells(bytes)
  return tableOf(cells, skipped)
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

const tableOf = async (
  cells: readonly (readonly string[])[],
  skipped: number,
): Promise<ImportTable> => {
  const headingRow = cells.findIndex(isFilled)
  if (headingRow < 0) throw new BadFile('This file has no rows.')
  const filledRows = cells
    .map((row, at) => ({ line: at + 1 + skipped, cells: row }))
    .slice(headingRow + 1)
    .filter((row) => isFilled(row.cells))
  requireRows(filledRows.length)
  const columns = headings(cells[headingRow] ?? [], widthOf(filledRows.map((row) => row.cells)))
  const rows = filledRows.map(({ line, cells }) => ({
    line,
    cells: columns.map((_, at) => cells[at] ?? ''),
  }))
  requireShortCells(rows)
  return { columns, rows, fingerprint: await fingerprintOf(rows) }
}

const requireRows = (count: number) => {
  if (count === 0) throw new BadFile('This file has headings but no rows below them.')
  if (count <= MOST_IMPORTED) return
  const [has, most] = [count, MOST_IMPORTED].map((it) => it.toLocaleString('en-GB'))
  throw new BadFile(
    `This file has ${has} rows; the limit is ${most}. Split it into ${Math.ceil(count / MOST_IMPORTED)} files and import one after the other. Nothing was sent.`,
  )
}

const widthOf = (rows: readonly (readonly string[])[]) =>
  rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell.trim() !== '') + 1), 0)

/** Unique column headings: a missing one is numbered, a repeated one gets a suffix. */
const headings = (first: readonly string[], width: number): string[] => {
  const strayValue = first.find((cell) => parseEmail(cell) !== null || parsePhone(cell) !== null)
  if (strayValue !== undefined)
    throw new BadFile(
      `The first row contains “${strayValue.trim()}” instead of headings. Add a row of headings above it.`,
    )
  const count = Math.max(width, first.findLastIndex((cell) => cell.trim() !== '') + 1)
  if (count > MOST_COLUMNS) throw new BadFile(`This file has ${count} columns; the limit is 100.`)
  const seen = new Map<string, number>()
  return Array.from({ length: count }, (_, at) => {
    const name =
      (first[at] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 180) || `Column ${at + 1}`
    const occurrence = (seen.get(name) ?? 0) + 1
    seen.set(name, occurrence)
    return occurrence === 1 ? name : `${name} (${occurrence})`
  })
}

const requireShortCells = (rows: readonly FileRow[]) => {
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > LONGEST_CELL))
  if (long)
    throw new BadFile(
      `Row ${long.line} has a cell of more than 10,000 characters. Shorten it and choose the file again.`,
    )
}

const fingerprintOf = async (rows: readonly FileRow[]) => {
  const bytes = new TextEncoder().encode(JSON.stringify(rows))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
