import type { PlacedLine } from './centred-labels.ts'
import type { Cell, Line } from './source.ts'
import { plainText } from './text-lines.ts'

/** A run of text on a page, in points from its lower left corner. */
export type PageText = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How far two runs of one line may differ in height, as a share of their size. */
const SAME_LINE = 0.4
/** The gap after which a run is a cell of its own, as a share of the size. */
const CELL_GAP = 0.9
/** The distance between lines that counts as a blank one, as a share of the size. */
export const BLANK_GAP = 2.2

const topOf = (row: readonly PageText[]) => row[0]?.y ?? 0
const sizeOf = (row: readonly PageText[]) => Math.max(...row.map(({ height }) => height), 1)

/** The rows of a page from top to bottom, each with its cells. */
export const rowsOf = (runs: readonly PageText[]): readonly PlacedLine[] => {
  const rows: PageText[][] = []
  for (const run of runs.toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    const isSame = row && topOf(row) - run.y <= SAME_LINE * Math.max(sizeOf(row), run.height)
    if (isSame) row.push(run)
    else rows.push([run])
  }
  return rows.map((row) => ({
    y: topOf(row),
    size: sizeOf(row),
    cells: cellsOf(row.toSorted((a, b) => a.x - b.x)),
  }))
}

const cellsOf = (row: readonly PageText[]): Line => {
  const cells: { at: number; text: string; end: number }[] = []
  for (const { text, x, width, height } of row) {
    const last = cells.at(-1)
    const gap = last ? x - last.end : 0
    if (last && gap < CELL_GAP * Math.max(height, 1)) {
      last.text += gap > 0.12 * height && !last.text.endsWith(' ') ? ` ${text}` : text
      last.end = x + width
    } else cells.push({ at: x, text, end: x + width })
  }
  return cells.flatMap(({ at, text, end }) => {
    const perLetter = (end - at) / Math.max(text.length, 1)
    return piecesOf(text).flatMap((piece) => cellOf(at + piece.from * perLetter, piece.text))
  })
}

/** The pieces of a text between bars, with the place of each. */
const piecesOf = (text: string) => {
  const pieces: { readonly from: number; readonly text: string }[] = []
  let from = 0
  for (const piece of text.split(/(\s+\|\s+)/)) {
    if (!/^\s+\|\s+$/.test(piece)) pieces.push({ from, text: piece })
    from += piece.length
  }
  return pieces
}

const cellOf = (at: number, text: string): readonly Cell[] => {
  const plain = plainText(text)
    .replaceAll(/\.{4,}|…+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain === '' ? [] : [{ at, text: plain }]
}
