import { withRaisedLabels } from './centred-labels.ts'
import { flowsOf } from './flows.ts'
import { BLANK_GAP, type PageText, rowsOf } from './page-rows.ts'
import { withoutSidebar } from './sidebar.ts'
import { withCaptions } from './small-captions.ts'
import type { Cell, Line } from './source.ts'
/** The lines of a page from top to bottom, one flow of text after another, with blank ones where it leaves room. */
export const pageLines = (runs: readonly PageText[]): readonly Line[] =>
  flowsOf(runs.filter(({ text }) => /[^\s._…]/.test(text))).flatMap((flow, index) =>
    index > 0 ? [[], ...linesOf(flow)] : linesOf(flow),
  )

const linesOf = (runs: readonly PageText[]): readonly Line[] => {
  const rows = rowsOf(runs)
  const lines = withCaptions(
    withRaisedLabels(
      withoutSidebar(rows.map((row) => ({ ...row, cells: row.cells.filter(isNoNumber) }))),
    ),
  )
  return lines.flatMap(({ y, size, cells }, index) => {
    const above = lines[index - 1]
    return above && above.y - y > BLANK_GAP * Math.max(above.size, size) ? [[], cells] : [cells]
  })
}

/** Whether a cell is more than the number of a paragraph that stands before it. */
const isNoNumber = ({ text }: Cell, index: number, cells: Line) =>
  index > 0 || cells.length === 1 || !/^\(?\d{1,2}[.)]$/.test(text)
