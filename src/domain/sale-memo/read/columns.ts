import type { Line } from '../source/source.ts'
import type { Entry } from './entry.ts'
import { type Label, looseLabelOf, type Topic } from './label/label.ts'
import { type Part, partsOf } from './part.ts'
import { isSurelyPerson } from './person.ts'
import { isDetail, NOBODY, type Section } from './section.ts'
import { isPosition } from './unusual-label.ts'
import { isLooseFit } from './value-fit.ts'
import { withShortLabels } from './wrapped-label.ts'

/** A column of a page, with what its labels say so far. */
export type Column = {
  at: number
  section: Section
  entry: Entry | null
  isInline: boolean
  /** The telephone or mail that a line inside a longer value gives. */
  aside: Entry | null
  /** The value that a blank line ended, which goes on where its own column does. */
  ended: { readonly entry: Entry; readonly at: number; readonly isList?: boolean } | null
  /** Where the last label begins. */
  labelAt: number | null
  /** Where the value beside the last label begins. */
  valueAt: number | null
}

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

/** A column below a heading; one that names no side goes on about that of the column above it. */
export const headedColumn = (columns: readonly Column[], { at, label }: Part): Column => {
  const above = columns.length > 1 ? columns.find((it) => Math.abs(it.at - at) <= 1) : undefined
  const isSame = above !== undefined && label?.side === null && label.office === 'conveyancer'
  return { ...columnAt(at), section: isSame ? above.section : NOBODY }
}

/** Whether a row says how somebody is placed in words that are a label elsewhere: 'Onward purchase'. */
export const isStatus = ([first, second, third]: readonly Part[]) =>
  third === undefined &&
  second?.label != null &&
  (isAnswer(first, second) ||
    (second.label.office === null &&
      (/ (?:is|are)$/i.test(first?.whole ?? '') ||
        (second.label.side === null &&
          ABOUT.includes(first?.label?.topic ?? 'whole') &&
          ABOUT.includes(second.label.topic)))))

/** Whether what stands beside a label on somebody's position says it in a word that is a label elsewhere: 'Selling'. */
const isAnswer = (first: Part | undefined, { whole }: Part) =>
  first?.text === '' &&
  ABOUT.includes(first.label?.topic ?? 'whole') &&
  /^(?:selling|buying|purchasing|related|onward)\b[^:]*$/i.test(whole)

/** Whether a line below a label on somebody's position is such a word. */
export const isAnswerBelow = ({ entry }: Column, [only, other]: readonly Part[]) =>
  other === undefined &&
  isPosition(only?.whole ?? '') &&
  entry?.values.length === 0 &&
  ABOUT.includes(entry.topic)

/** Whether a row says of each side how it is placed, in words that are labels elsewhere: 'Chain' and 'Seller: none. Buyer: selling'. */
export const isOfBoth = ([first, second, ...rest]: readonly Part[]) =>
  first?.label?.topic === 'chain' &&
  first.text === '' &&
  BOTH.test(second?.whole ?? '') &&
  rest.every(({ at }) => at === second?.at)

/** How a value begins that says of one side, and may of the other, how it is placed. */
const BOTH = /^(?:[SVBP]|sellers?|vendors?|buyers?|purchasers?)\s*[:–—-]\s+\S/i

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
  const label = /\s\p{Lu}/u.test(first.text) ? null : looseLabelOf(first.text)
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

/** The label of such a row with what stands beside it as its value. */
export const asStatus = (parts: readonly Part[]): readonly Part[] =>
  parts
    .slice(0, 2)
    .map((part, at) => (at === 0 ? part : { ...part, label: null, text: part.whole }))

const ABOUT: readonly Topic[] = ['chain', 'funding', 'toBuy', 'toSell']

/** The headings of columns: all cells of a line, or the two sides behind a first cell. */
export const headingsOf = (parts: readonly Part[]): readonly Part[] => {
  const isBare = ({ label, text, whole }: Part) =>
    label !== null && text === '' && !(label.topic === 'property' && /\d/.test(whole))
  if (isStatus(parts) || isOfBoth(parts)) return []
  if (parts.every(isBare)) return parts
  const rest = parts.slice(1)
  return rest.length === 2 && rest.every((part) => isBare(part) && part.label?.side) ? rest : []
}

/** Whether a label at the left has a value for each column. */
export const isOfRow = ({ text, label }: Part, { length }: readonly Part[]) =>
  label !== null && (isOfColumns(label) || label.topic === 'whole') && (text === '' || length === 2)

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

/** The label of a row as it counts for each column. */
export const inColumns = (label: Label): Label =>
  isTied(label) ? { ...label, topic: 'chain' } : label

/** In columns of their own, labels with values keep their column. */
export const alignedTo = (columns: readonly Column[], parts: readonly Part[]) =>
  columns.length > 1 ? parts : parts.map((part) => ({ ...part, at: Math.max(part.at, 0) }))
