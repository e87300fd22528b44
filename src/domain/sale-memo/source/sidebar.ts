import { labelOf } from '../read/label/label.ts'
import type { PlacedLine } from './centred-labels.ts'
import type { Cell } from './source.ts'

/** How many short lines stand below one another at the right, so that they are a column of the paper. */
const LEAST = 5
/** How many of them stand beside lines that run on as prose does. */
const BESIDE_PROSE = 2
/** Where it begins at least, in points from the left. */
const FROM = 250
/** Letters of a line of prose, at least, and of one in such a column, at most. */
const PROSE = 55
const SHORT = 45

/** The lines of a page with what its paper has printed down one side above them, and not between its lines. */
export const withoutSidebar = (lines: readonly PlacedLine[]): readonly PlacedLine[] => {
  const at = sidebarAt(lines)
  if (at !== null) return apart(lines, (cell) => Math.abs(cell.at - at) <= 3)
  const edge = panelEdge(lines)
  return edge === null ? lines : apart(lines, (cell) => cell.at < edge)
}

const apart = (
  lines: readonly PlacedLine[],
  isOf: (cell: Cell) => boolean,
): readonly PlacedLine[] => {
  const cellsWhere = (is: (cell: Cell) => boolean) =>
    lines.flatMap((line) => {
      const cells = line.cells.filter(is)
      return cells.length > 0 ? [{ ...line, cells }] : []
    })
  const side = cellsWhere(isOf)
  const rest = cellsWhere((cell) => !isOf(cell))
  const [first] = rest
  const top = (first?.y ?? 0) + 3 * (first?.size ?? 1)
  return [...side.map((line) => ({ ...line, y: top + line.size * side.length })), ...rest]
}

/** How far the lines of a panel at the left begin from one another, in points, and the page right of it. */
const PANEL = 12
const BESIDE_PANEL = 100
/** The share of labels in a panel at most; a form has labels at its left. */
const LABELS = 0.3

/** Labels of the page beside it at least. */
const LEAST_LABELS = 3

/** Where a panel at the left ends that is no column of labels: few lines, of which hardly any is one. */
const panelEdge = (lines: readonly PlacedLine[]): number | null => {
  const cells = lines.flatMap((line) => line.cells)
  const left = Math.min(...cells.map(({ at }) => at))
  const panel = cells.filter(({ at }) => at <= left + PANEL)
  const page = cells.filter(({ at }) => at > left + PANEL)
  const edge = Math.min(...page.map(({ at }) => at))
  const labels = (all: readonly Cell[]) => all.filter(({ text }) => labelOf(text) !== null).length
  const isPanel =
    panel.length >= LEAST &&
    page.length >= 2 * panel.length &&
    edge - left > BESIDE_PANEL &&
    labels(panel) <= LABELS * panel.length &&
    labels(page) >= LEAST_LABELS &&
    panel.every(({ text }) => text.length < SHORT)
  return isPanel ? edge - 1 : null
}

const sidebarAt = (lines: readonly PlacedLine[]): number | null => {
  const starts = new Set(lines.flatMap(({ cells }) => cells.map(({ at }) => at)))
  const isSidebar = (at: number) => {
    const isNear = (it: number) => Math.abs(it - at) <= 3
    const own = lines.filter(({ cells }) => cells.some((it) => isNear(it.at)))
    const isShort = own.every(({ cells }) =>
      cells.every((it) => !isNear(it.at) || it.text.length < SHORT),
    )
    const [top = 0, bottom = 0] = [own[0]?.y, own.at(-1)?.y]
    const beside = lines.filter(
      ({ y, cells: [first] }) =>
        y <= top && y >= bottom && first && first.at < at / 2 && first.text.length >= PROSE,
    )
    return at > FROM && own.length >= LEAST && isShort && beside.length >= BESIDE_PROSE
  }
  return [...starts].find(isSidebar) ?? null
}
