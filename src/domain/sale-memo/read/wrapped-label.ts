import type { Cell, Line } from '../source/source.ts'
import { labelOf } from './label.ts'

/** How far the two lines of one label may stand apart from left to right. */
const TOLERANCE = 3

/** The lines with each label that a narrow column wrapped whole on its first line. */
export const withWholeLabels = (lines: readonly Line[]): readonly Line[] => {
  const whole: Line[] = []
  for (const line of lines) {
    const above = whole.at(-1) ?? []
    const ends = line.flatMap((cell) => {
      const start = above.find((it) => isStart(it, cell, above, line))
      return start ? [{ start, cell }] : []
    })
    if (ends.length > 0) whole[whole.length - 1] = above.map((cell) => joined(cell, ends))
    whole.push(line.filter((cell) => !ends.some((end) => end.cell === cell)))
  }
  return whole
}

type End = { readonly start: Cell; readonly cell: Cell }

const joined = (cell: Cell, ends: readonly End[]): Cell => {
  const end = ends.find(({ start }) => start === cell)
  return end ? { ...cell, text: `${cell.text} ${end.cell.text}` } : cell
}

/** Whether a text is set as a label is, and says nothing that is read. */
const isUnknownLabel = (text: string) =>
  /^\p{Lu}[\p{L} ]{2,24}:$/u.test(text) && labelOf(text) === null

/** The cells with a label that says nothing alone joined to its value: 'Sold to:' and 'Mr A'. */
export const withShortLabels = (line: Line): Line => {
  const at = line.findIndex(
    ({ text }, index) =>
      (index === 0 && isUnknownLabel(text)) ||
      /^(?:sold by|sold to|bought by|from|to|at):$/i.test(text),
  )
  const [label, value] = [line[at], line[at + 1]]
  if (!label || !value) return line
  return [
    ...line.slice(0, at),
    { ...label, text: `${label.text} ${value.text}` },
    ...line.slice(at + 2),
  ]
}

/** Whether a cell is the first line of a label whose last line, with its colon, stands below it. */
const isStart = (start: Cell, end: Cell, above: Line, line: Line) => {
  const isBelow = Math.abs(start.at - end.at) <= TOLERANCE
  if (!isBelow || !end.text.endsWith(':') || /[:\d@£,]/.test(start.text)) return false
  if (start.text.split(' ').length > 3 || start === above.at(-1)) return false
  const isAlone = end === line.at(-1)
  return (labelOf(start.text) === null || isAlone) && labelOf(`${start.text} ${end.text}`) !== null
}
