import { isTopic } from '../heading.ts'
import { plainText } from '../line.ts'
import { markersOf } from '../marker.ts'
import { isCourtesy } from '../sentence-kind.ts'
import { isLabelCell, rolesOfHeader } from './columns.ts'

export type Table = {
  /** Cells of each row; a row of one cell stands over those after it. */
  readonly rows: readonly (readonly string[])[]
  readonly before: string
  readonly after: string
}

const rule = /^[\s|+:=-]*[-=]{2,}[\s|+:=-]*$/
const isPiped = (line: string) =>
  (line.match(/\|/g)?.length ?? 0) >= (line.trim().startsWith('|') ? 2 : 1)

const cellsOf = (text: string, separator: string, isFramed = true): string[] => {
  const inside = text.trim().replace(/\|$/, '')
  const bare = separator === '|' ? (isFramed ? inside.replace(/^\|/, '') : inside) : text
  return bare.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"')
      .replace(/\s*\n\s*/g, '\n')
      .trim(),
  )
}

const merged = (row: readonly string[], more: readonly string[]) =>
  Array.from({ length: Math.max(row.length, more.length) }, (_, at) =>
    [row[at] ?? '', more[at] ?? ''].filter((cell) => cell !== '').join('\n'),
  )

/** Rows of lines that a bar parts; a line without a label goes on with the row before. */
const pipedRows = (lines: readonly string[]): string[][] => {
  const rows: string[][] = []
  const drawn = lines.filter((line) => line.trim().startsWith('+') && rule.test(line)).length >= 2
  const isFramed = lines.filter((line) => line.trim().startsWith('|')).length > 1
  let isNew = true
  for (const line of lines) {
    if (rule.test(line)) isNew = true
    else if (isPiped(line)) {
      const cells = cellsOf(line, '|', isFramed)
      const last = rows.at(-1)
      const goesOn =
        last &&
        !(drawn && isNew) &&
        (drawn || (cells[0] === '' && last.length === cells.length && cells.length > 2))
      if (goesOn) rows[rows.length - 1] = merged(last, cells)
      else rows.push(cells)
      isNew = false
    } else if (line.trim() !== '') {
      const last = rows.at(-1)
      if (last && !isTopic(line.trim()))
        rows[rows.length - 1] = merged(last, [...last.slice(1).map(() => ''), line.trim()])
      else rows.push([line.trim()])
    }
  }
  return rows
}

/** Whether a line begins a row: by a label in a cell, by a label of the series in its text, or by a cell. */
const rowStarts = (lines: readonly string[]): ((line: string) => boolean) => {
  const firstOf = (line: string) => line.split('\t')[0]?.trim() ?? ''
  if (lines.filter((line) => isLabelCell(firstOf(line))).length >= 2)
    return (line) => isLabelCell(firstOf(line)) && line.includes('\t')
  const styleOf = (line: string) =>
    markersOf(line).find((it) => it.isPunctuated && it.label !== null)?.style
  const [style, ...others] = lines
    .filter((line) => line.includes('\t'))
    .flatMap((line) => styleOf(line) ?? [])
  if (others.filter((it) => it === style).length >= 2) return (line) => styleOf(line) === style
  return (line) => line.includes('\t') && firstOf(line) !== ''
}

/** Rows of lines that tabs part; cells may hold line ends. */
const tabbedRows = (lines: readonly string[]): string[][] => {
  const starts = rowStarts(lines)
  const rows: string[] = []
  for (const line of lines) {
    if (line.trim() === '') continue
    const isHeading = !line.trim().includes('\t') && isTopic(line.trim())
    if (rows.length === 0 || starts(line) || isHeading) rows.push(line)
    else rows[rows.length - 1] += `\n${line}`
  }
  return rows.map((row) => (row.trim().includes('\t') ? cellsOf(row, '\t') : [row.trim()]))
}

const spanOf = (lines: readonly string[], isRow: (line: string) => boolean) => {
  const first = lines.findIndex(isRow)
  const last = lines.findLastIndex(isRow)
  const end = lines.findIndex(
    (line, at) => at > last && (line.trim() === '' || (!isRow(line) && isCourtesy(line.trim()))),
  )
  return { first, last: end === -1 ? lines.length - 1 : end - 1 }
}

const tableIn = (
  lines: readonly string[],
  isRow: (line: string) => boolean,
  rowsIn: (lines: readonly string[]) => string[][],
): Table => {
  const { first, last } = spanOf(lines, isRow)
  return {
    rows: rowsIn(lines.slice(first, last + 1)),
    before: lines.slice(0, first).join('\n'),
    after: lines.slice(last + 1).join('\n'),
  }
}

/** The table in a text, by bars or tabs; null when it holds none. A tab after a label alone makes no table. */
export const tableOf = (text: string): Table | null => {
  const lines = plainText(text).split('\n')
  const piped = lines.filter(isPiped)
  if (piped.length >= 2 && piped.length >= lines.filter((line) => line.trim() !== '').length * 0.2)
    return tableIn(lines, (line) => isPiped(line) || rule.test(line), pipedRows)
  const wide = (line: string) => line.replace(/^\s+/, '').split('\t').length >= 3
  const isHead = (line: string) =>
    line.includes('\t') && rolesOfHeader(line.split('\t').map((cell) => cell.trim())) !== null
  const tabbed = lines.filter((line) => wide(line) || isHead(line))
  if (tabbed.length < 2 && !lines.some(isHead)) return null
  const isRow = lines.some(isHead)
    ? (line: string) => line.trimEnd().includes('\t') || isHead(line)
    : wide
  return tabbed.length >= 1 && lines.filter((line) => line.includes('\t')).length >= 2
    ? tableIn(lines, isRow, tabbedRows)
    : null
}
