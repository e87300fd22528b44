import type { Line } from '../../source/source.ts'
import type { Entry } from '../entry.ts'
import { type Label, looseLabelOf, type Topic } from '../label/label.ts'
import { type Part, partsOf } from '../part.ts'
import { isSurelyPerson } from '../person.ts'
import { isDetail, NOBODY, type Section } from '../section.ts'
import { isPosition } from '../unusual-label.ts'
import { isLooseFit } from '../value-fit.ts'
import { withShortLabels } from '../wrapped-label.ts'
import { ABOUT, isOfBoth, isStatus } from './answer-rows.ts'
import type { Column } from './column.ts'

/** How far right of its heading a column may begin. */
export const TOLERANCE = 8

export const columnAt = (at: number): Column => ({
  at,
  section: NOBODY,
  entry: null,
  isInline: false,
  aside: null,
  ended: null,
  labelAt: null,
  valueAt: null,
})

/** A column below a heading; one that names no side goes on about whom the column above it, or the heading of all, names. */
export const headedColumn = (
  columns: readonly Column[],
  { at, label }: Part,
  place: number,
  count: number,
): Column => {
  const [only, other] = columns
  const near = columns.find((it) => Math.abs(it.at - at) <= 1)
  const level = count === columns.length ? columns[place] : undefined
  const above = other ? (near ?? level) : headingIn(only)
  const isSame = label !== null && (isDetail(label) || isOfLawyer(label))
  return { ...columnAt(at), section: (isSame && above?.section) || NOBODY }
}

const headingIn = (column: Column | undefined) => (column?.section.isHeading ? column : undefined)

const isOfLawyer = ({ side, office }: Label) => side === null && office === 'conveyancer'

/** Of whom a heading speaks that stands right of another: a detail of whoever that one names, or else of whom its own column does. */
export const sectionOfHead = (
  own: Column,
  left: Column,
  [head, part]: readonly Part[],
): Section => {
  if (!part?.label || !isDetail(part.label)) return own.section
  const isNamed = head?.label && !isDetail(head.label)
  const isOfOther = own.section.side !== null && own.section.side !== left.section.side
  return (isNamed && !isOfOther) || own.section === NOBODY ? left.section : own.section
}

/** Whether a row of a table has a label that says nothing, beside the labels above it. */
export const isOfOther = (
  { isInline, labelAt, valueAt }: Column,
  [first, second, third]: readonly Part[],
) =>
  isInline &&
  valueAt !== null &&
  labelAt !== null &&
  third === undefined &&
  first?.label === null &&
  second?.label === null &&
  Math.abs(first.at - labelAt) <= 1 &&
  first.text.length < 40 &&
  !/[\d,@]/.test(first.text) &&
  !isSurelyPerson(first.text)

/** Whether the headings of a table are those of several sales, below one whose price is stated: a chain with its houses. */
export const isOfOtherSales = (heads: readonly Part[], entries: readonly Entry[]) => {
  const has = (topics: readonly Topic[]) =>
    heads.some(({ label }) => label && topics.includes(label.topic))
  return (
    has(['price']) &&
    has(['property', 'address']) &&
    entries.some(({ topic, values }) => topic === 'price' && values.length > 0)
  )
}

const AGREED: readonly Topic[] = ['price', 'accepted']

/** 'Funding' and 'Mortgage' beside one another are a label and its value, as are 'Chain' and 'Sale agreed at £260,000'. */
const withMortgage = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part, index) =>
    (/^mortgage$/i.test(part.whole) && parts[index - 1]?.label?.topic === 'funding') ||
    (AGREED.includes(part.label?.topic ?? 'whole') &&
      /agreed/i.test(part.whole) &&
      parts[index - 1]?.label?.topic === 'chain' &&
      parts[index - 1]?.text === '')
      ? { ...part, label: null, text: part.whole }
      : part,
  )

/** The labels and values of a line. */
export const partsOfLine = (cells: Line) =>
  withMortgage(withLooseLabel(withShortLabels(cells).flatMap(partsOf)))

/** A row of two with its first cell as a label, where some of its words are those of one. */
const withLooseLabel = (parts: readonly Part[]): readonly Part[] => {
  const [first, second, third] = parts
  if (!first || !second || third || first.label || second.label) return parts
  const plain = first.text.replace(/^\(?\d{1,2}[.)]\s+/, '')
  const label = /\s\p{Lu}/u.test(plain) ? null : looseLabelOf(plain)
  return label && !ABOUT.includes(label.topic) && isLooseFit(label, second.text)
    ? [{ ...first, label, text: '' }, second]
    : parts
}

/** The columns that a row opens with a label and a value for each side: 'Vendor: Mr A   Purchaser: Mrs B'. */
export const sidesAcross = (parts: readonly Part[]): readonly Column[] | null => {
  const sides = parts.filter(({ label }) => label?.side && ['whole', 'name'].includes(label.topic))
  const [left, right] = sides
  const isPair =
    left !== undefined &&
    right !== undefined &&
    sides.length === 2 &&
    left === parts[0] &&
    left.at + TOLERANCE < right.at &&
    left.label?.side !== right.label?.side &&
    parts.length === (left.text === '' ? 4 : 2) &&
    (left.text === '') === (right.text === '')
  return isPair ? [columnAt(left.at), columnAt(right.at)] : null
}

/** What stands above the sides of a table whose rows they are. */
const WHO = /^(?:party|parties|side|role|who|client)$/i

/** The headings of columns: all cells of a line, or the two sides behind a first cell. */
export const headingsOf = (parts: readonly Part[]): readonly Part[] => {
  const isBare = ({ label, text, whole }: Part) =>
    label !== null && text === '' && !(label.topic === 'property' && /\d/.test(whole))
  if (isStatus(parts) || isOfBoth(parts)) return []
  if (parts.every(isBare)) return parts
  const rest = parts.slice(1)
  if (rest.length > 1 && WHO.test(parts[0]?.whole ?? '') && rest.every(isBare)) return rest
  return rest.length === 2 && rest.every((part) => isBare(part) && part.label?.side) ? rest : []
}

/** Whether a row that begins left of the columns above it is one of headings, none of which could be a value. */
export const isOfHeadings = (heads: readonly Part[], { length }: readonly Part[]) =>
  length > 2 &&
  heads.length === length &&
  heads.slice(1).every(({ label }) => label && ![...ABOUT, 'whole'].includes(label.topic))

/** Whether a label at the left has a value for each column. */
export const isOfRow = ({ text, label }: Part, { length }: readonly Part[]) =>
  label !== null &&
  (isOfColumns(label) || label.topic === 'whole' || (isOfSide(label) && length > 1)) &&
  (text === '' || length === 2)

/** The values of a row; one that stands close to its label is of the first column. */
export const rowOf = (first: Part, rest: readonly Part[], at: number): readonly Part[] =>
  first.text === '' ? rest : [{ ...first, at, whole: first.text }, ...rest]

/** Whether a label at the left has its value where the next column began, so that the columns are over. */
export const isAcross = (columns: readonly Column[], [first, second, third]: readonly Part[]) => {
  const [left, right] = columns
  return (
    left !== undefined &&
    right !== undefined &&
    third === undefined &&
    first?.label?.side === null &&
    first.label.office === null &&
    first.text === '' &&
    Math.abs(first.at - left.at) <= 1 &&
    second !== undefined &&
    Math.abs(second.at - right.at) <= 1
  )
}

export const isLeftOf = (columns: readonly Column[], part: Part) =>
  columns.length > 1 && part.at + TOLERANCE < (columns[0]?.at ?? 0)

export const isOfColumns = (label: Label) =>
  isDetail(label) || label.office === 'conveyancer' || isTied(label) || label.topic === 'postcode'

/** Whether a label asks after another sale or purchase, of whichever side. */
const isTied = ({ side, topic }: Label) =>
  side === null && (topic === 'toSell' || topic === 'toBuy')

/** Whether a label names a side to say how it is placed: 'Onward'. */
const isOfSide = ({ side, office, topic }: Label) =>
  side !== null && office === null && ABOUT.includes(topic)

/** The label of a row as it counts for each column. */
export const inColumns = (label: Label, whole: string): Label => {
  if (isPosition(whole)) return { side: null, office: null, topic: 'chain' }
  if (isOfSide(label))
    return { ...label, side: null, topic: label.topic === 'funding' ? 'funding' : 'chain' }
  return isTied(label) ? { ...label, topic: 'chain' } : label
}

/** In columns of their own, labels with values keep their column. */
export const alignedTo = (columns: readonly Column[], parts: readonly Part[]) =>
  columns.length > 1 ? parts : parts.map((part) => ({ ...part, at: Math.max(part.at, 0) }))
