import { type Line, lineText } from '../source/source.ts'
import { asStatus, besideLawyer, isAnswerBelow, isOfBoth, isStatus } from './columns/answer-rows.ts'
import type { Column } from './columns/column.ts'
import {
  alignedTo,
  columnAt,
  headedColumn,
  headingsOf,
  inColumns,
  isAcross,
  isLeftOf,
  isOfColumns,
  isOfHeadings,
  isOfOther,
  isOfOtherSales,
  isOfRow,
  partsOfLine,
  rowOf,
  sectionOfHead,
  sidesAcross,
  TOLERANCE,
} from './columns/columns.ts'
import {
  closed,
  closeFilled,
  isNewBullet,
  isOutside,
  isProse,
  isProseBelow,
  resume,
  settle,
} from './columns/value-columns.ts'
import type { Entry, ReadLines } from './entry.ts'
import type { Label } from './label/label.ts'
import { CLOSING } from './letter/closing.ts'
import { isContinued, isDetailLine, isRole, TERM } from './line-kind.ts'
import { OTHER_LABEL, ofValue, type Part, paidIn } from './part.ts'
import {
  entryOf,
  isAside,
  isUnderChain,
  keptIn,
  ONE_LINE,
  ofHeading,
  sectionOf,
  toldBelow,
} from './section.ts'
import { withWholeLabels } from './wrapped-label.ts'

/** Reads lines from top to bottom: a label claims what stands right of it, or below in its column. */
export const readLines = (lines: readonly Line[]): ReadLines => {
  const { line, ...read } = readerOf()
  withWholeLabels(lines).forEach(line)
  return read
}

const readerOf = () => {
  const entries: Entry[] = []
  const loose = new Map<number, string>()
  let isChain = false
  let columns: Column[] = [columnAt(0)]
  let beside: { readonly at: number; readonly entry: Entry }[] = []

  const open = (column: Column, given: Label, isInline: boolean) => {
    const isBegun = (column.entry?.values.length ?? 0) > 0
    const before = isBegun ? { ...column.section, isOpen: false } : column.section
    const own = ofHeading(before, given, column.entry)
    isChain = isUnderChain(own, isInline, isChain)
    const label: Label = isChain && isInline ? { ...own, topic: 'chain' } : own
    column.section = sectionOf(before, label, !isInline)
    const entry = entryOf(column.section, label)
    entries.push(entry)
    const isBeside = isInline && isAside(label)
    if (!isBeside) column.ended = null
    column.aside = isBeside && ['phone', 'email'].includes(entry.topic) ? entry : null
    if (isBeside && column.entry) return entry
    column.entry = entry
    column.isInline = isInline
    column.valueAt = null
    return entry
  }
  const columnFor = (at: number) =>
    columns.findLast((column) => column.at <= at + TOLERANCE) ?? columns[0]
  const leave = (text: string, at: number) => loose.set(at, `${loose.get(at) ?? ''} ${text}`.trim())
  const value = (part: Part, index: number, before = beside) => {
    const column = columnFor(part.at)
    if (column?.aside && isDetailLine(part.text)) {
      column.aside.values.push(part.text)
      return
    }
    const above =
      before.length > 1 ? before.find(({ at }) => Math.abs(at - part.at) < 3) : undefined
    if (above && !ONE_LINE.includes(above.entry.topic)) {
      above.entry.values.push(part.text)
      if (before !== beside) beside.push(above)
      return
    }
    if (/^(?:and|&)$/i.test(part.text)) return
    if (column) resume(column, part)
    if (column && isProseBelow(column, part.text)) column.entry = null
    const entry = column && isNewBullet(column, part) ? closed(column) : column?.entry
    const isOut = !entry || !column || isOutside(column, entry, part.text)
    if (isOut || isProse(column, part.text)) leave(toldBelow(column?.section, part.text), index)
    if (!isOut) entry.values.push(part.text)
  }

  const labelColumn = ({ whole }: Part, given: Label, parts: readonly Part[]) => {
    const label = inColumns(given, whole)
    for (const column of columns) column.entry = null
    settle(columns, parts)
    for (const part of parts) {
      const column = columnFor(part.at)
      const entry = column && (column.entry ?? open(column, keptIn(column.section, label), false))
      entry?.values.push(part.whole)
    }
  }

  const pairs = (parts: readonly Part[], index: number, isAbreast = false) => {
    let awaiting: Entry | null = null
    const above = beside
    if (parts.some(({ label }) => label !== null)) beside = []
    for (const [place, part] of parts.entries()) {
      const next = parts[place + 1]
      const isBeside = next?.label === null && columnFor(next.at) === columnFor(part.at)
      if (part.label === OTHER_LABEL) leave(part.text, index)
      if (part.label === null && awaiting) {
        awaiting.values.push(paidIn(parts[place - 1]?.whole ?? '', part.text))
        beside.push({ at: part.at, entry: awaiting })
        const column = columnFor(part.at)
        if (column?.entry === awaiting) column.valueAt = part.at
      } else if (part.label === null) value(part, index, above)
      else {
        const column = labelTarget(part, isAbreast)
        const terms = column.entry?.topic === 'notes' && TERM.test(part.whole) ? column.entry : null
        const label = isBeside ? ofValue(part.label, next.text) : part.label
        const entry = open(column, label, part.text !== '' || isBeside)
        if (terms) column.entry = terms
        column.labelAt = part.at
        if (part.text !== '') entry.values.push(part.text)
        awaiting = part.text === '' && isBeside ? entry : null
      }
    }
  }
  /** A label of the whole page ends the columns. */
  const labelTarget = (part: Part, isAbreast: boolean): Column => {
    const column = columnFor(part.at)
    if (
      column &&
      (isAbreast || columns.length === 1 || part.at > (columns[0]?.at ?? 0) + TOLERANCE)
    )
      return column
    if (column && columns.length > 1 && part.label && isOfColumns(part.label)) return column
    const { section } = columns[0] ?? columnAt(0)
    columns = [{ ...columnAt(0), section }]
    return columns[0] ?? columnAt(0)
  }

  const head = (heads: readonly Part[]) => {
    columns = heads.map((it, place) => headedColumn(columns, it, place, heads.length))
    const isOther = isOfOtherSales(heads, entries)
    heads.forEach((part, place) => {
      const [column, left] = [columns[place], columns[place - 1]]
      if (column && left) column.section = sectionOfHead(column, left, heads.slice(place - 1))
      if (column && part.label)
        open(column, isOther ? OTHER_LABEL : besideLawyer(part.label, heads[place - 1]), false)
    })
  }

  const line = (cells: Line, index: number) => {
    if (CLOSING.test(lineText(cells))) columns = [columnAt(0)]
    if (cells.length === 0) {
      beside = []
      return columns.forEach(closeFilled)
    }
    if (isContinued(loose.get(index - 1), cells) || isRole(cells, loose.get(index - 1)))
      return leave(lineText(cells), index)
    const parts = partsOfLine(cells)
    const [first] = parts
    const heads = headingsOf(parts)
    if (first && columns[0] && isAnswerBelow(columns[0], parts))
      return value({ ...first, text: first.whole }, index)
    const isRow = first && isLeftOf(columns, first) && isOfRow(first, parts)
    if (first?.label && isRow && !isOfHeadings(heads, parts)) {
      labelColumn(first, first.label, rowOf(first, parts.slice(1), columns[0]?.at ?? 0))
    } else if (heads.length > 1) {
      head(heads)
    } else if (isStatus(parts) || isOfBoth(parts)) {
      pairs(alignedTo(columns, asStatus(parts)), index)
    } else if (columns[0] && !columns[1] && isOfOther(columns[0], parts)) {
      columns[0].entry = null
      leave(parts.map(({ text }) => text).join(': '), index)
    } else {
      if (isAcross(columns, parts)) columns = [columnAt(0)]
      const across = sidesAcross(parts)
      if (across) columns = [...across]
      pairs(alignedTo(columns, parts), index, across !== null)
    }
  }
  return { entries, loose, line }
}
