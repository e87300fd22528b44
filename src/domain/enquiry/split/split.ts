import { suggestedClassification } from '../suggestion.ts'
import { withQuestions } from './asked-and-answered.ts'
import { withBareLists } from './bare-lists.ts'
import { withFigures, withStops } from './bare-numbers.ts'
import { duplicatesIn } from './duplicate.ts'
import { EntryReader } from './entries.ts'
import { withoutFurniture, withoutTracking } from './furniture.ts'
import { layoutOf } from './layout.ts'
import { checkCount, checkLength } from './limits.ts'
import { linesOf, plainText } from './line.ts'
import { bodyOf, forwardedOf } from './mail/mail.ts'
import { outlineOf } from './outline.ts'
import { withRepliesBelow } from './replies-below.ts'
import type { Entry, Found, SplitItem, SplitList } from './split-list.ts'
import { stateOf, withoutEnd } from './spoken.ts'
import { withoutCommas } from './table/comma.ts'
import { withTabs } from './table/gutters.ts'
import { rowsFound } from './table/rows.ts'
import { withRows } from './table/stacked.ts'
import { tableOf } from './table/table.ts'
import { withoutTitles } from './titles.ts'
import { withEnquiriesBelow, withParts } from './unmarked.ts'
import { withReplies } from './unnamed-replies.ts'

const nothing: Found = { entries: [], remarks: [] }

const proseFound = (text: string): Found => {
  const lines = withParts(
    withRepliesBelow(
      withReplies(
        withQuestions(withBareLists(withStops(withFigures(withEnquiriesBelow(linesOf(text)))))),
      ),
    ),
  )
  return lines.length === 0 ? nothing : new EntryReader(withoutTitles(outlineOf(lines))).read()
}

const both = (first: Found, second: Found): Found => ({
  entries: [...first.entries, ...second.entries],
  remarks: [...first.remarks, ...second.remarks],
})

/** Whether replies stand on lines of their own, so that room between words makes no columns. */
const isAnsweredBelow = (text: string) =>
  text.split('\n').filter((line) => /^\s+(?:reply|response|answer)\s*:/i.test(line)).length > 1

const found = (text: string): Found => {
  const rowed = withRows(withoutCommas(text))
  const table = tableOf(isAnsweredBelow(rowed) ? rowed : withTabs(rowed))
  if (!table) return proseFound(text)
  const rows = rowsFound(table)
  if (rows.entries.length === 0) return proseFound(text)
  return { ...both(both(proseFound(table.before), rows), proseFound(table.after)), isTable: true }
}

/** What speaks of a list below it, and not of a house. */
const passesOn =
  /\b(below|come in|came in|(received|arrived) from|from the (other side|buyers?|purchasers?)|go through (it|them|these)|pass(ed)? (it|them|these) on|forward(ed|ing)?)\b/i

/** What a mail lists that was only passed on, with a word to whoever shall answer it. */
const passedOn = (newest: Found, plain: string): Found => {
  const own = newest.entries
  if (own.length > 2 || own.some(({ label, text }) => label !== null || !passesOn.test(text)))
    return newest
  const forwarded = forwardedOf(plain)
  const below = forwarded === null ? nothing : found(forwarded)
  return below.entries.length > own.length ? below : newest
}

/** Words without the marks that made them bold. */
const withoutMarks = (text: string) => text.replace(/\*\*([^*]+)\*\*/g, '$1')

const itemOf = ({ label, section, parent, text, reply, comment, round }: Entry): SplitItem => {
  const state = stateOf(reply, comment)
  return {
    label,
    section,
    parent,
    text: withoutMarks(text),
    classification: suggestedClassification({ text, parent, section }),
    ...(reply ? { reply: withoutEnd(reply) } : {}),
    ...(comment ? { comment: withoutEnd(comment) } : {}),
    ...(round === undefined ? {} : { round }),
    ...(state ? { state } : {}),
  }
}

/** The enquiries of a pasted list, each with a suggested classification; nothing of it is saved or accepted. Throws for one that is too long. */
export const splitEnquiries = (text: string, file: string): SplitList => {
  checkLength(text)
  const plain = withoutFurniture(withoutTracking(plainText(text).split('\n'))).join('\n')
  const { entries, remarks, isTable = false } = passedOn(found(bodyOf(plain)), plain)
  const items = duplicatesIn(entries.filter((entry) => entry.text !== '').map(itemOf))
  checkCount(items.length)
  return {
    file,
    layout: layoutOf(items, isTable),
    count: items.length,
    items,
    not_enquiries: remarks,
  }
}
