import type { Cell, Line } from '../source/source.ts'
import { datesIn, startsWithDay } from './date.ts'
import { labelOf } from './label/label.ts'
import { amountsIn } from './money.ts'

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
export const withShortLabels = (given: Line): Line => {
  const line = withBothDays(given)
  const at = line.findIndex(
    ({ text }, index) =>
      (index === 0 && isUnknownLabel(text)) ||
      /^(?:sold by|sold to|bought by|from|to|at|for|on):$/i.test(text) ||
      isAgreement(text, line[index + 1]),
  )
  const [label, value] = [line[at], line[at + 1]]
  if (!label || !value) return line
  const mark = isAgreement(label.text, value) ? ':' : ''
  return [
    ...line.slice(0, at),
    { ...label, text: `${label.text.replace(/:?$/, mark || '$&')} ${value.text}` },
    ...withShortLabels(line.slice(at + 2)),
  ]
}

/** 'Exchange / Completion' beside two days as two labels. */
const withBothDays = (line: Line): Line => {
  const [label, value, ...more] = line
  const isBoth = /^exchange(?: date)?\s*(?:\/|&|and)\s*completion(?: dates?)?:?$/i
  if (!label || !value || !isBoth.test(label.text)) return line
  const [first, second] = datesIn(value.text)
  if (!first || !second) return line
  return [
    { ...label, text: `Exchange: ${value.text.slice(first.at, first.end)}` },
    { ...label, text: `Completion: ${value.text.slice(second.at, second.end)}` },
    ...more,
  ]
}

/** 'Sale agreed' beside a day or an amount, which says what was agreed. */
const isAgreement = (text: string, next: Cell | undefined) =>
  next !== undefined &&
  /^(?:(?:sale|offer|price|terms) )?(?:agreed|accepted|sold)(?: on| at| for)?:?$/i.test(text) &&
  (startsWithDay(next.text) || amountsIn(next.text)[0]?.at === 0)

/** 'Vendor's' above 'Solicitor', each with a line of the value beside it. */
const isOffice = (start: Cell, end: Cell, above: Line, line: Line) =>
  start === above[0] &&
  end === line[0] &&
  above.length > 1 &&
  /^(?:solicitors?|conveyancers?|lawyers?):?$/i.test(end.text) &&
  /'s?$/i.test(start.text) &&
  labelOf(start.text)?.office === null

/** Whether a cell is the first line of a label whose last line, with its colon, stands below it. */
const isStart = (start: Cell, end: Cell, above: Line, line: Line) => {
  const isBelow = Math.abs(start.at - end.at) <= TOLERANCE
  if (isBelow && isOffice(start, end, above, line)) return true
  if (!isBelow || !end.text.endsWith(':') || /[:\d@£,]/.test(start.text)) return false
  if (start.text.split(' ').length > 3 || start === above.at(-1)) return false
  const isAlone = end === line.at(-1)
  return (labelOf(start.text) === null || isAlone) && labelOf(`${start.text} ${end.text}`) !== null
}
