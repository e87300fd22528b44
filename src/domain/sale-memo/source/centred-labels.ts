import { labelOf } from '../read/label/label.ts'
import type { Line } from './source.ts'

/** A line with its height on the page and the size of its letters, in points. */
export type PlacedLine = { readonly y: number; readonly size: number; readonly cells: Line }

/** The distance between two lines of one cell, at most, as a share of their size. */
const IN_CELL = 1.5
/** How far from the middle of its value a label may stand, as a share of its size. */
const OFF_CENTRE = 0.8
/** How far right of its label a value begins, in points. */
const APART = 20

/** The lines with each label that stands at the middle of its value beside the first line of it. */
export const withRaisedLabels = (lines: readonly PlacedLine[]): readonly PlacedLine[] =>
  blocksOf(lines).flatMap((block) => toppedRow(block) ?? raised(block) ?? block)

const blocksOf = (lines: readonly PlacedLine[]) => {
  const blocks: PlacedLine[][] = []
  for (const line of lines) {
    const above = blocks.at(-1)?.at(-1)
    if (above && above.y - line.y <= IN_CELL * Math.max(above.size, line.size))
      blocks.at(-1)?.push(line)
    else blocks.push([line])
  }
  return blocks
}

const raised = (block: readonly PlacedLine[]): readonly PlacedLine[] | null => {
  const left = Math.min(...block.flatMap(({ cells }) => cells.map(({ at }) => at)))
  const isLabel = ({ at }: Line[number]) => at < left + APART
  const [labelled, other] = block.filter(({ cells }) => cells.some(isLabel))
  const [first, last] = [block[0], block.at(-1)]
  if (!labelled || !first || !last || other || labelled === first) return null
  if (Math.abs((first.y + last.y) / 2 - labelled.y) > OFF_CENTRE * labelled.size) return null
  const labels = labelled.cells.filter(isLabel)
  return block
    .map((line) => {
      if (line === first) return { ...line, cells: [...labels, ...line.cells] }
      return line === labelled ? { ...line, cells: line.cells.filter((it) => !isLabel(it)) } : line
    })
    .filter(({ cells }) => cells.length > 0)
}

/** The distance below which two lines belong to cells of which one is set at the middle of the other. */
const HALF = 0.85

/** The lines of a table's row with every cell at its top, where the page set them at the middle of the row. */
const toppedRow = (block: readonly PlacedLine[]): readonly PlacedLine[] | null => {
  const isHalf = block.some((line, index) => {
    const above = block[index - 1]
    return above !== undefined && above.y - line.y < HALF * line.size
  })
  const columns = columnsOf(block)
  const middles = columns.map((cells) => ((cells[0]?.y ?? 0) + (cells.at(-1)?.y ?? 0)) / 2)
  const size = block[0]?.size ?? 1
  if (!isHalf || Math.max(...middles) - Math.min(...middles) > OFF_CENTRE * size) return null
  const wrapped = columns.map((cells) => unwrapped(cells.map(({ cell }) => cell)))
  const height = Math.max(...wrapped.map(({ length }) => length))
  return Array.from({ length: height }, (_, index) => ({
    y: (block[0]?.y ?? 0) - index * size,
    size,
    cells: wrapped.flatMap((cells) => cells[index] ?? []),
  }))
}

type Placed = { readonly y: number; readonly cell: Line[number] }

/** The cells of a block by where they begin, from left to right, each column from its top. */
const columnsOf = (block: readonly PlacedLine[]): readonly (readonly Placed[])[] => {
  const columns: { at: number; cells: Placed[] }[] = []
  for (const { y, cells } of block)
    for (const cell of cells) {
      const column = columns.find(({ at }) => Math.abs(at - cell.at) <= 3)
      if (column) column.cells.push({ y, cell })
      else columns.push({ at: cell.at, cells: [{ y, cell }] })
    }
  return columns.toSorted((a, b) => a.at - b.at).map(({ cells }) => cells)
}

/** Cells of a column, with lines that only the width of the column parted in one. */
const unwrapped = (cells: Line): Line => {
  const joined: Line[number][] = []
  for (const cell of cells) {
    const last = joined.at(-1)
    const whole = `${last?.text} ${cell.text}`
    const isMore = /^(?:\p{Ll}|\d{4}$|\()/u.test(cell.text) || labelOf(whole) !== null
    if (last && isMore) joined[joined.length - 1] = { ...last, text: whole }
    else joined.push(cell)
  }
  return joined
}
