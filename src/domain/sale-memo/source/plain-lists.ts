import { isTrade, placeOfTrade, withoutTradePart } from '../read/agent/trade.ts'
import { type Line, lineText } from './source.ts'
import { withoutUnticked } from './ticks.ts'

/** The lines as labels and lists: without choices that nobody ticked, each list below the label of what it holds. */
export const withPlainLists = (lines: readonly Line[]): readonly Line[] =>
  withListLabels(
    withLoneWords(withoutUnticked(withoutTrade(lines.map(withoutCount).map(withMark)))),
  )

const COUNT =
  /^(?:part|section|box|panel|step|schedule) (?:[a-h]|\d{1,2}|[ivx]{1,4})\b(?:\s*[:.)–—-]+\s*|\s{2,})(?=\p{L})/iu

const MARK = /^(?:\((?:\d{1,2}|[a-h]|[ivx]{1,4})\)|[*•▪])$/

/** A line with the mark of an item that stands apart before it: '(ii)   A right of way'. */
const withMark = (line: Line): Line => {
  const [mark, item, ...more] = line
  return mark && item && MARK.test(mark.text)
    ? [{ ...mark, text: `${mark.text} ${item.text}` }, ...more]
    : line
}

/** A line without the words that count its heading: 'PART C - SELLER', 'Section 2: The buyer'. */
const withoutCount = (line: Line): Line =>
  line.map((cell) => ({ ...cell, text: cell.text.replace(COUNT, '') }))

/** The lines without what stands at the top, below or beside the name of an agency, and only says what it is. */
const withoutTrade = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line, index): readonly Line[] => {
    if (index > 3) return [line]
    const isBelow = index > 0 && lines[index - 1]?.length !== 0
    const names = line.flatMap((cell) =>
      isTrade(cell.text) && placeOfTrade(cell.text) === null
        ? []
        : [{ ...cell, text: withoutTradePart(cell.text) }],
    )
    return names.length > 0 ? [names] : line.length === 0 || !isBelow ? [line] : []
  })

const LEADS_LIST =
  /^(.*?)\s*\b((?:the|these) following\b[^.:]*|(?:[^.:]*\b(?:conditions?|terms|points)\b[^.:]*)(?:are|were|as follows|agreed)):$/iu
/** Characters of a line that leads to a list, at most. */
const LONGEST_LEAD = 300
const ITEM = /^(?:[-•*▪·]|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)])\s+\p{L}/u
/** Lists of anything but what was agreed. */
const OTHER_LIST =
  /\bfollowing (?:parties|details|information)\b|\b(?:contacts?|documents?|enclos\w+|solicitors)\b/i

/** The lines with 'Notes:' above a list to which a sentence leads, 'The following has been agreed:', and a blank one below it. */
const withListLabels = (lines: readonly Line[]): readonly Line[] => {
  let isList = false
  return lines.flatMap((line, index): readonly Line[] => {
    const text = lineText(line)
    if (isList && /^\p{Lu}/u.test(text) && !ITEM.test(text)) {
      isList = false
      return [[], line]
    }
    const below = lines.slice(index + 1).find(({ length }) => length > 0)
    const isLead = text.endsWith(':') && text.length < LONGEST_LEAD
    const [, before = '', lead = ''] = (isLead ? LEADS_LIST.exec(text) : null) ?? []
    const at = line[0]?.at ?? 0
    if (lead === '' || !below || !ITEM.test(lineText(below)) || OTHER_LIST.test(lead)) return [line]
    isList = true
    const label = [{ at, text: 'Notes:' }]
    return before === '' ? [label] : [[{ at, text: before }], label]
  })
}

const WORDS: Readonly<Record<string, RegExp>> = {
  'on behalf of': /^(?:Mr|Mrs|Miss|Ms|Mx|Dr)\b/,
  from: /^(?:Mr|Mrs|Miss|Ms|Mx|Dr)\b/,
  to: /^(?:Mr|Mrs|Miss|Ms|Mx|Dr)\b/,
  for: /^£\s?\d/,
  at: /^£\s?\d/,
}
const LABELS: Readonly<Record<string, string>> = {
  'on behalf of': 'Seller:',
  from: 'Seller:',
  to: 'Buyer:',
  for: 'Price:',
  at: 'Price:',
}

/** The lines with a label in place of a word alone that leads to a name or an amount below it, where several do. */
const withLoneWords = (lines: readonly Line[]): readonly Line[] => {
  const labelAt = (line: Line, index: number) => {
    const word = lineText(line)
      .replace(/^\(?\d{1,2}[.)]\s+/, '')
      .replace(/:$/, '')
      .toLowerCase()
    const below = lineText(lines[index + 1] ?? [])
    return WORDS[word]?.test(below) ? LABELS[word] : undefined
  }
  const labels = lines.map(labelAt)
  if (labels.filter((it) => it !== undefined).length < 2) return lines
  return lines.map((line, index) => {
    const label = labels[index]
    return label === undefined ? line : [{ at: line[0]?.at ?? 0, text: label }]
  })
}
