import { type Line, lineText } from '../source/source.ts'
import { CLOSING } from './closing.ts'
import {
  alignedTo,
  type Column,
  columnAt,
  headingsOf,
  isAcross,
  isLeftOf,
  isOfColumns,
  isOfRow,
  isStatus,
  rowOf,
  TOLERANCE,
} from './columns.ts'
import type { Entry } from './entry.ts'
import type { Label, Topic } from './label.ts'
import { isContinued, isDetailLine, isEnded, isRole, isSentence } from './line-kind.ts'
import { OTHER_LABEL, type Part, partsOf } from './part.ts'
import {
  isAside,
  isKept,
  NOBODY,
  ONE_LINE,
  ofHeading,
  ownerOf,
  sectionOf,
  topicIn,
} from './section.ts'
import { withShortLabels, withWholeLabels } from './wrapped-label.ts'

export type ReadLines = {
  readonly entries: readonly Entry[]
  /** The lines that no label claims, by their place among all lines. */
  readonly loose: ReadonlyMap<number, string>
}

const BULLET = /^(?:[-•*▪·]|\d{1,2}\))\s+/
/** Labels whose values may be lists. */
const LISTS: readonly Topic[] = ['notes', 'fixtures']
/** A line below 'Terms' that says what was agreed. */
const AGREED = /^(?:sale|price|offer) (?:was |has been |is )?(?:agreed|accepted)\b.*£/i
/** How one of several terms begins. */
const TERM = /^\(?[a-z]\)\s/
/** How a line begins that is about something else than the people above it. */
const ANEW = /^(?:£|(?:purchase|sale) of\b|re\b|property\b)/i

/** Reads lines from top to bottom: a label claims what stands right of it, or below it in its column. */
export const readLines = (lines: readonly Line[]): ReadLines => {
  const reader = readerOf()
  for (const [index, line] of withWholeLabels(lines).entries()) reader.line(line, index)
  return { entries: reader.entries, loose: reader.loose }
}

const readerOf = () => {
  const entries: Entry[] = []
  const loose = new Map<number, string>()
  let columns: Column[] = [columnAt(0)]
  /** The values beside several labels of the last line that has any. */
  let beside: { readonly at: number; readonly entry: Entry }[] = []

  const open = (column: Column, given: Label, isInline: boolean) => {
    const before = column.section
    const label = ofHeading(before, given)
    column.section = sectionOf(before, label, !isInline)
    const entry = {
      ...ownerOf(column.section, label),
      topic: topicIn(column.section, label),
      values: [] as string[],
    }
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

  const leave = (text: string, index: number) => {
    loose.set(index, `${loose.get(index) ?? ''} ${text}`.trim())
  }

  const value = (part: Part, index: number) => {
    const column = columnFor(part.at)
    if (column?.aside && isDetailLine(part.text)) {
      column.aside.values.push(part.text)
      return
    }
    const above =
      beside.length > 1 ? beside.find(({ at }) => Math.abs(at - part.at) < 3) : undefined
    if (above && !ONE_LINE.includes(above.entry.topic)) {
      above.entry.values.push(part.text)
      return
    }
    if (/^(?:and|&)$/i.test(part.text)) return
    if (column) resume(column, part)
    const entry = column && isNewBullet(column, part) ? closed(column) : column?.entry
    const isFull =
      column?.isInline && entry && ONE_LINE.includes(entry.topic) && entry.values.length > 0
    const isOver =
      entry?.topic === 'fixtures' && column?.isInline && isEnded(entry.values.at(-1), part.text)
    const isOther =
      (entry?.topic === 'whole' && ANEW.test(part.text)) ||
      (entry?.topic === 'notes' && AGREED.test(part.text))
    const isTold = column?.isInline && entry?.office !== null && isSentence(part.text)
    const isAlone =
      column?.isInline && entry?.topic === 'whole' && isOfSale(entry.values, part.text)
    if (!entry || isFull || isOther || isOver || isTold || isAlone) leave(part.text, index)
    else entry.values.push(part.text)
  }

  const labelColumn = (label: Label, parts: readonly Part[]) => {
    for (const column of columns) column.entry = null
    settle(columns, parts)
    for (const part of parts) {
      const column = columnFor(part.at)
      if (!column) continue
      const entry =
        column.entry ??
        open(
          column,
          isKept(label) ? label : { ...label, side: label.side ?? column.section.side },
          false,
        )
      entry.values.push(part.whole)
    }
  }

  const pairs = (parts: readonly Part[], index: number) => {
    let awaiting: Entry | null = null
    if (parts.some(({ label }) => label !== null)) beside = []
    for (const [place, part] of parts.entries()) {
      const next = parts[place + 1]
      const isBeside = next?.label === null && columnFor(next.at) === columnFor(part.at)
      if (part.label === OTHER_LABEL) leave(part.text, index)
      if (part.label === null && awaiting) {
        awaiting.values.push(part.text)
        beside.push({ at: part.at, entry: awaiting })
        const column = columnFor(part.at)
        if (column?.entry === awaiting) column.valueAt = part.at
      } else if (part.label === null) value(part, index)
      else {
        const column = labelTarget(part)
        const terms = column.entry?.topic === 'notes' && TERM.test(part.whole) ? column.entry : null
        const entry = open(column, part.label, part.text !== '' || isBeside)
        if (terms) column.entry = terms
        if (part.text !== '') entry.values.push(part.text)
        awaiting = part.text === '' && isBeside ? entry : null
      }
    }
  }
  /** A label of the whole page ends the columns. */
  const labelTarget = (part: Part): Column => {
    const column = columnFor(part.at)
    if (column && (columns.length === 1 || part.at > (columns[0]?.at ?? 0) + TOLERANCE))
      return column
    if (column && columns.length > 1 && part.label && isOfColumns(part.label)) return column
    const { section } = columns[0] ?? columnAt(0)
    columns = [{ ...columnAt(0), section }]
    return columns[0] ?? columnAt(0)
  }

  const line = (cells: Line, index: number) => {
    if (CLOSING.test(lineText(cells))) columns = [columnAt(0)]
    if (cells.length === 0) {
      beside = []
      for (const column of columns) {
        column.aside = null
        if ((column.entry?.values.length ?? 0) > 0) close(column)
      }
      return
    }
    if (isContinued(loose.get(index - 1), cells) || isRole(cells)) {
      leave(lineText(cells), index)
      return
    }
    const parts = withShortLabels(cells).flatMap(partsOf)
    const [first] = parts
    const heads = headingsOf(parts)
    if (first?.label && isLeftOf(columns, first) && isOfRow(first, parts)) {
      labelColumn(first.label, rowOf(first, parts.slice(1), columns[0]?.at ?? 0))
    } else if (heads.length > 1) {
      columns = heads.map(({ at }) => ({ ...columnAt(at) }))
      heads.forEach((part, place) => {
        const column = columns[place]
        if (column && part.label) open(column, part.label, false)
      })
    } else if (isStatus(parts)) {
      const told = parts.map((part, at) =>
        at === 0 ? part : { ...part, label: null, text: part.whole },
      )
      pairs(alignedTo(columns, told), index)
    } else {
      if (isAcross(columns, parts)) columns = [columnAt(0)]
      pairs(alignedTo(columns, parts), index)
    }
  }
  return { entries, loose, line }
}

/** Whether a line below a value says something of the sale, and not of whom the value names. */
const isOfSale = ({ length }: readonly string[], text: string) =>
  length > 0 &&
  /^(?:free|lease)hold$|^(?:vendor|seller|buyer|purchaser)s? (?!\d|at\b|of\b|address)\S+(?: \S+){0,5}$/i.test(
    text,
  )

/** Moves the columns to where their values begin, which is left of headings that are centred. */
const settle = (columns: readonly Column[], parts: readonly Part[]) => {
  const isCentred =
    parts.length === columns.length &&
    columns.every(({ at }, index) => (parts[index]?.at ?? at) <= at)
  if (!isCentred) return
  columns.forEach((column, index) => {
    column.at = parts[index]?.at ?? column.at
  })
}

/** Labels whose values may have blank lines in them. */
const LONG: readonly Topic[] = ['whole', 'notes']

/** Ends the value of a column, which may go on below the blank line. */
const close = (column: Column) => {
  const { entry, valueAt } = column
  if (entry && valueAt !== null && valueAt > column.at + TOLERANCE && LONG.includes(entry.topic))
    column.ended = { entry, at: valueAt }
  column.entry = null
}

/** Goes on with the value above a blank line where a line begins below it, right of all labels. */
const resume = (column: Column, { at }: Part) => {
  if (column.entry === null && column.ended && Math.abs(at - column.ended.at) <= 1)
    column.entry = column.ended.entry
}

/** Whether a bullet begins that has nothing to do with the value above it. */
const isNewBullet = ({ isInline, entry }: Column, { text }: Part) =>
  isInline && BULLET.test(text) && !LISTS.includes(entry?.topic ?? 'whole')

const closed = (column: Column) => {
  column.section = NOBODY
  column.entry = null
  return null
}
