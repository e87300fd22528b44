import type { Entry } from '../entry.ts'
import { isUnknown } from '../fields.ts'
import type { Topic } from '../label/label.ts'
import { isEnded, isProseLine, isSentence } from '../line-kind.ts'
import type { Part } from '../part.ts'
import { NOBODY, ONE_LINE } from '../section.ts'
import type { Column } from './column.ts'
import { TOLERANCE } from './columns.ts'

/** Whether a line below a value says something of the sale, and not of whom the value names. */
const isOfSale = ({ length }: readonly string[], text: string) =>
  length > 0 &&
  /^(?:free|lease)hold$|^(?:vendor|seller|buyer|purchaser)s? (?!\d|at\b|of\b|address)\S+(?: \S+){0,5}$/i.test(
    text,
  )

/** Moves the columns to where their values begin, which is left of headings that are centred. */
export const settle = (columns: readonly Column[], parts: readonly Part[]) => {
  const isCentred =
    parts.length === columns.length &&
    columns.every(({ at }, index) => (parts[index]?.at ?? at) <= at)
  if (!isCentred) return
  columns.forEach((column, index) => {
    column.at = parts[index]?.at ?? column.at
  })
}

/** Labels whose values beside them end where prose begins. */
const BESIDE_PROSE: readonly Topic[] = ['whole', 'property']

/** Labels whose values may have blank lines in them. */
const LONG: readonly Topic[] = ['whole', 'notes']

/** Ends the value of a column, which may go on below the blank line. */
const close = (column: Column) => {
  const { entry, valueAt } = column
  if (entry && valueAt !== null && valueAt > column.at + TOLERANCE && LONG.includes(entry.topic))
    column.ended = { entry, at: valueAt }
  if (entry && LISTS.includes(entry.topic) && ITEM.test(entry.values.at(-1) ?? ''))
    column.ended = { entry, at: column.at, isList: true }
  column.entry = null
}

/** Ends the value of a column at a blank line, where it has one. */
export const closeFilled = (column: Column) => {
  column.aside = null
  if ((column.entry?.values.length ?? 0) > 0) close(column)
}

/** Goes on with the value above a blank line where a line begins below it, right of all labels. */
export const resume = (column: Column, { at, text }: Part) => {
  const { ended } = column
  if (column.entry !== null || !ended) return
  if (ended.isList ? ITEM.test(text) : Math.abs(at - ended.at) <= 1) column.entry = ended.entry
}

/** A line below 'Terms' that says what was agreed. */
const AGREED =
  /^(?:(?:sale|price|offer) (?:was |has been |is )?)?(?:agreed|accepted)\b.*(?:£|\d{4}\b)/i
/** How a line begins that is about something else than the people above it. */
const ANEW =
  /^(?:£|GBP\s?\d|(?:purchase|sale) of\b|re\b|property\b)|^(?:(?:Mr|Mrs|Miss|Ms|Dr)\.? )\p{L}+ (?:is|are|has|have|will)\b/iu
/** A line on what stays. */
const STAYS = /^[^.:]{3,60} (?:staying|included|to stay|stays?|remaining|remain)\.?$/i

/** A line below an address that says what was agreed. */
const PRICED = /^(?:£|GBP\s?\d).*\b(?:agreed|accepted)\b/i
/** A line that says who made the memorandum. */
const MADE = /^(?:form |memorandum |sheet )?(?:filled in|completed|prepared|issued) by\b/i

/** Whether a text is a sentence by its full stop. */
const isStopped = (text: string) => /\p{Ll}{3}\.$|\d\.$/u.test(text) && text.includes(' ')

/** Whether a text ends within a sentence. */
const isUnfinished = (text: string) =>
  text.includes(' ') && /(?:,|\b(?:on|by|of|to|for|and|or|the|a|in|at|is|with))$/.test(text)

/** Whether a line below a value is no part of it. */
export const isOutside = (column: Column, entry: Entry, text: string) => {
  const isFull =
    column.isInline &&
    ONE_LINE.includes(entry.topic) &&
    entry.values.length > 0 &&
    !isUnfinished(entry.values.at(-1) ?? '')
  const isOver = entry.topic === 'fixtures' && column.isInline && isEnded(entry.values.at(-1), text)
  const isOther =
    (entry.topic === 'whole' && (ANEW.test(text) || STAYS.test(text))) ||
    (entry.topic === 'property' && PRICED.test(text)) ||
    (entry.topic === 'notes' && (AGREED.test(text) || MADE.test(text)))
  const isTold = column.isInline && entry.office !== null && isSentence(text)
  const isEnd = column.isInline && isStopped(entry.values.at(-1) ?? '') && isStopped(text)
  const isUnsaid =
    column.isInline && entry.office === 'conveyancer' && isUnknown(entry.values[0] ?? 'somebody')
  const isAlone = column.isInline && entry.topic === 'whole' && isOfSale(entry.values, text)
  return (
    isFull ||
    isOther ||
    isOver ||
    isTold ||
    isAlone ||
    isUnsaid ||
    (isEnd && entry.topic === 'whole')
  )
}

/** Whether a paragraph begins below a value that stands beside its label. */
export const isProseBelow = ({ isInline, entry }: Column, text: string) =>
  isInline &&
  entry !== null &&
  entry.values.length > 0 &&
  BESIDE_PROSE.includes(entry.topic) &&
  isProseLine(text)

/** Whether a line below a heading is a sentence that may speak of other things too. */
export const isProse = ({ isInline, entry }: Column, text: string) =>
  !isInline && !LISTS.includes(entry?.topic ?? 'whole') && isSentence(text)

const BULLET = /^(?:[-•*▪·]|\d{1,2}\))\s+/
/** How an item of a list begins that goes on below a blank line. */
const ITEM = /^(?:[-•*▪·]|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)])\s+/
const LISTS: readonly Topic[] = ['notes', 'fixtures']

/** Whether a bullet begins that has nothing to do with the value above it. */
export const isNewBullet = ({ isInline, entry }: Column, { text }: Part) =>
  isInline && BULLET.test(text) && !LISTS.includes(entry?.topic ?? 'whole')

/** Ends what a column says, and of whom. */
export const closed = (column: Column) => {
  column.section = NOBODY
  column.entry = null
  return null
}
