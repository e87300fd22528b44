import { CLOSING } from './closing.ts'
import type { Entry } from './entry.ts'
import type { Label, Topic } from './label.ts'
import { OTHER_LABEL, type Part, partsOf } from './part.ts'
import {
  isAside,
  isDetail,
  isKept,
  NOBODY,
  ONE_LINE,
  ownerOf,
  type Section,
  sectionOf,
  topicIn,
} from './section.ts'
import { type Line, lineText } from './source.ts'

export type ReadLines = {
  readonly entries: readonly Entry[]
  /** The lines that no label claims, by their place among all lines. */
  readonly loose: ReadonlyMap<number, string>
}

type Column = { readonly at: number; section: Section; entry: Entry | null; isInline: boolean }

const TOLERANCE = 8
const BULLET = /^[-•*▪·]\s+/
/** Labels whose values may be lists. */
const LISTS: readonly Topic[] = ['notes', 'fixtures']
/** How a line begins that is about something else than the people above it. */
const ANEW = /^(?:£|(?:purchase|sale) of\b|re\b|property\b)/i

/** Reads lines from top to bottom: a label claims what stands right of it, or below it in its column. */
export const readLines = (lines: readonly Line[]): ReadLines => {
  const reader = readerOf()
  for (const [index, line] of lines.entries()) reader.line(line, index)
  return { entries: reader.entries, loose: reader.loose }
}

const readerOf = () => {
  const entries: Entry[] = []
  const loose = new Map<number, string>()
  let columns: Column[] = [columnAt(0)]

  const open = (column: Column, label: Label, isInline: boolean) => {
    const before = column.section
    column.section = sectionOf(before, label, !isInline)
    const entry = {
      ...ownerOf(column.section, label),
      topic: topicIn(column.section, label),
      values: [] as string[],
    }
    entries.push(entry)
    if (isInline && isAside(label) && column.entry) return entry
    column.entry = entry
    column.isInline = isInline
    return entry
  }
  const columnFor = (at: number) =>
    columns.findLast((column) => column.at <= at + TOLERANCE) ?? columns[0]

  const leave = (text: string, index: number) => {
    loose.set(index, `${loose.get(index) ?? ''} ${text}`.trim())
  }

  const value = (part: Part, index: number) => {
    const column = columnFor(part.at)
    const entry = column && isNewBullet(column, part) ? closed(column) : column?.entry
    const isFull =
      column?.isInline && entry && ONE_LINE.includes(entry.topic) && entry.values.length > 0
    const isOver =
      entry?.topic === 'fixtures' && column?.isInline && entry.values.at(-1)?.endsWith('.')
    const isOther = entry?.topic === 'whole' && ANEW.test(part.text)
    if (!entry || isFull || isOther || isOver) leave(part.text, index)
    else entry.values.push(part.text)
  }

  const labelColumn = (label: Label, parts: readonly Part[]) => {
    for (const column of columns) column.entry = null
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
    for (const [place, part] of parts.entries()) {
      const isBeside = parts[place + 1]?.label === null
      if (part.label === OTHER_LABEL) leave(part.text, index)
      if (part.label === null && awaiting) awaiting.values.push(part.text)
      else if (part.label === null) value(part, index)
      else {
        const entry = open(labelTarget(part), part.label, part.text !== '' || isBeside)
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
      for (const column of columns) if ((column.entry?.values.length ?? 0) > 0) column.entry = null
      return
    }
    if (isContinued(loose.get(index - 1), cells)) {
      leave(lineText(cells), index)
      return
    }
    const parts = cells.flatMap(partsOf)
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
    } else pairs(alignedTo(columns, parts), index)
  }
  return { entries, loose, line }
}

const columnAt = (at: number): Column => ({ at, section: NOBODY, entry: null, isInline: false })

/** The headings of columns: all cells of a line, or the two sides behind a first cell. */
const headingsOf = (parts: readonly Part[]): readonly Part[] => {
  const isBare = ({ label, text }: Part) => label !== null && text === ''
  if (parts.every(isBare)) return parts
  const rest = parts.slice(1)
  return rest.length === 2 && rest.every((part) => isBare(part) && part.label?.side) ? rest : []
}

/** Whether a label at the left has a value for each column. */
const isOfRow = ({ text, label }: Part, { length }: readonly Part[]) =>
  label !== null && (isOfColumns(label) || label.topic === 'whole') && (text === '' || length === 2)

/** The values of a row; one that stands close to its label is of the first column. */
const rowOf = (first: Part, rest: readonly Part[], at: number): readonly Part[] =>
  first.text === '' ? rest : [{ ...first, at, whole: first.text }, ...rest]

/** Whether a line goes on with the sentence of the loose line before it. */
const isContinued = (before: string | undefined, cells: Line) =>
  before !== undefined &&
  /,$|\b(?:and|of|at|on|by|to|the|is)$/.test(before) &&
  /^\p{Ll}/u.test(lineText(cells))

/** Whether a bullet begins that has nothing to do with the value above it. */
const isNewBullet = ({ isInline, entry }: Column, { text }: Part) =>
  isInline && BULLET.test(text) && !LISTS.includes(entry?.topic ?? 'whole')

const closed = (column: Column) => {
  column.section = NOBODY
  column.entry = null
  return null
}

const isLeftOf = (columns: readonly Column[], part: Part) =>
  columns.length > 1 && part.at + TOLERANCE < (columns[0]?.at ?? 0)

const isOfColumns = (label: Label) => isDetail(label) || label.office === 'conveyancer'

/** In columns of their own, labels with values keep their column. */
const alignedTo = (columns: readonly Column[], parts: readonly Part[]) =>
  columns.length > 1 ? parts : parts.map((part) => ({ ...part, at: Math.max(part.at, 0) }))
