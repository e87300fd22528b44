import { labelOf } from '../read/label/label.ts'
import type { PlacedLine } from './centred-labels.ts'
import { BLANK_GAP, type PageText, rowsOf } from './page-rows.ts'

/** The most runs of a page that is divided: the time grows with the square of them. */
const MOST = 1_000
/** How wide the space between two flows is at least, in points. */
const GUTTER = 10
/** How far two lines may differ in height that a table sets beside one another, in points. */
const ALIGNED = 1
/** How many labels each flow has at least, and more headings that begin beside no line of the other. */
const LEAST = 2

type Runs = readonly PageText[]

/** The runs of a page by the flows of text in which it is read: its columns, where each runs down on its own. */
export const flowsOf = (runs: Runs): readonly Runs[] => {
  if (runs.length > MOST) return [runs]
  const lines = linesOf(runs)
  const starts = [...new Set(runs.map(({ x }) => Math.round(x)))]
  const bands = starts
    .map((x) => bandAt(lines, x))
    .filter(({ left, right }) => left.length > LEAST && right.length > LEAST)
    .toSorted((a, b) => b.left.length + b.right.length - (a.left.length + a.right.length))
  const band = bands.find(({ left, right }) => areApart(rowsOf(left), rowsOf(right)))
  if (!band) return [runs]
  const { above, left, right, below } = band
  return [above, ...flowsOf(left), ...flowsOf(right), below].filter(({ length }) => length > 0)
}

/** The runs of a page by their height, from top to bottom. */
const linesOf = (runs: Runs): readonly Runs[] => {
  const lines: PageText[][] = []
  for (const run of runs.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1)
    if (line?.[0] && line[0].y - run.y <= ALIGNED) line.push(run)
    else lines.push([run])
  }
  return lines
}

/** The longest stretch of a page where no run stands in the space left of a place, on each side of it. */
const bandAt = (lines: readonly Runs[], at: number) => {
  const isCrossed = (line: Runs) =>
    line.some(({ x, width }) => x < at - 1 && x + width > at - GUTTER)
  let [from, until, start] = [0, 0, 0]
  for (const [index, line] of lines.entries()) {
    if (isCrossed(line)) start = index + 1
    else if (index + 1 - start > until - from) [from, until] = [start, index + 1]
  }
  const inside = lines.slice(from, until).flat()
  return {
    above: lines.slice(0, from).flat(),
    left: inside.filter(({ x }) => x < at - 1),
    right: inside.filter(({ x }) => x >= at - 1),
    below: lines.slice(until).flat(),
  }
}

type Rows = readonly PlacedLine[]

/** Whether two columns run down on their own: headings begin in each beside no line of the other. */
const areApart = (left: Rows, right: Rows) => {
  const headings = [ownHeadings(left, right), ownHeadings(right, left)]
  return (
    headings.every(({ length }) => length > 0) &&
    headings.flat().length > LEAST &&
    [left, right].every((it) => it.filter(isLabel).length >= LEAST) &&
    !left.some((row) => isLabel(row) && row.cells.length === 1 && hasValue(row, right))
  )
}

/** Whether a label at the left has its value in the column at the right. */
const hasValue = (label: PlacedLine, right: Rows) =>
  right.some((row) => isBeside(row, label) && !isLabel(row))

const isBeside = (one: PlacedLine, other: PlacedLine) => Math.abs(one.y - other.y) <= ALIGNED

const isLabel = ({ cells: [first] }: PlacedLine) =>
  first !== undefined && labelOf(first.text) !== null

const ownHeadings = (rows: Rows, others: Rows) =>
  rows.filter((row, index) => {
    const above = rows[index - 1]
    return (
      above !== undefined &&
      above.y - row.y > BLANK_GAP * row.size &&
      row.cells.length === 1 &&
      isLabel(row) &&
      !others.some((it) => isBeside(it, row))
    )
  })
