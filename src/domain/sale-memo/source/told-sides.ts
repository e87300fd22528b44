import { emailsIn, phonesIn } from '../read/contact-details.ts'
import { type Label, labelOf } from '../read/label/label.ts'
import { asTold } from '../read/prose/as-told.ts'
import { SENTENCE_END } from '../read/sentences.ts'
import { type Line, lineText } from './source.ts'

type Head = {
  readonly label: Label
  readonly head: string
  readonly rest: string
  /** Whether a full stop ends the heading. */
  readonly isStopped: boolean
}

const NUMBER = /^\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s+/
const STOPPED = /^(\p{Lu}[^.:@\d£]{2,40}?)\.\s+(\S.*)$/u
const LED =
  /^((?:[Tt]he )?(?:[Ss]ellers?|[Vv]endors?|[Bb]uyers?|[Pp]urchasers?|[Yy]our clients?|[Oo]ur clients?)(?:\(s\))?)(:| is| are)\s+(\p{Lu}.*)$/u
/** How many headings must end with a full stop, that a page counts as one that has them so. */
const LEAST = 3
/** Characters of the shortest line that a paragraph goes on below. */
const WRAPPED = 55

/** Characters of a line that nobody wrapped. */
const LONGEST = 110

/** The lines with each heading that a full stop ends as a label, and with what a paragraph says of a side after its names as sentences of their own. */
export const withToldSides = (lines: readonly Line[]): readonly Line[] => {
  const isStopped = lines.filter((line) => stoppedIn(line) !== null).length >= LEAST
  const told: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const paragraph = paragraphAt(lines, at)
    const found = headIn(paragraph, isStopped)
    const set = found && tellingOf(found, paragraph[0]?.[0]?.at ?? 0)
    told.push(...(set ?? lines.slice(at, at + 1)))
    if (set) at += paragraph.length - 1
  }
  return told
}

const headIn = (paragraph: readonly Line[], isStopped: boolean): Head | null => {
  const text = paragraph.map(lineText).join(' ')
  const [first = [], ...more] = paragraph
  if (paragraph.length === 0) return null
  const stopped = isStopped ? stoppedIn([{ at: 0, text }]) : null
  if (stopped && first.length === 1) return stopped
  const [, head = '', mark = '', rest = ''] = LED.exec(text.replace(NUMBER, '')) ?? []
  const isLed = mark === ':' || rest.split(SENTENCE_END).some(isOnLawyers)
  const label = head === '' ? null : labelOf(head)
  return label && isLed && first.length === 1 && more.length < 8
    ? { label, head, rest, isStopped: false }
    : null
}

const stoppedIn = (line: Line): Head | null => {
  const text = lineText(line).replace(NUMBER, '')
  const [, head = '', rest = ''] = STOPPED.exec(text) ?? []
  const label = head === '' ? null : labelOf(head)
  return label && label.topic !== 'ignored' ? { label, head, rest, isStopped: true } : null
}

/** The lines of the paragraph that begins at a place. */
const paragraphAt = (lines: readonly Line[], at: number) => {
  let end = at + 1
  while (
    end < lines.length &&
    lines[end]?.length === 1 &&
    lines[end - 1]?.length === 1 &&
    lineText(lines[end - 1] ?? []).length >= WRAPPED &&
    isMore(lineText(lines[end - 1] ?? []), lineText(lines[end] ?? [])) &&
    !/^[-•*]\s|^\p{Lu}[\p{L}' ]{2,30}:\s/u.test(lineText(lines[end] ?? []))
  )
    end++
  return lines[at]?.length === 0 ? [] : lines.slice(at, end)
}

/** Whether a line goes on with the paragraph of the one above it. */
const isMore = (above: string, text: string) =>
  !NUMBER.test(text) &&
  !LED.test(text) &&
  above.length < LONGEST &&
  (/[.,;:–-]$|\b(?:Mr|Mrs|Ms|Miss|Dr)$/.test(above) || !/^\p{Lu}/u.test(text) || above.length > 60)

const tellingOf = ({ label, head, rest, isStopped }: Head, at: number): readonly Line[] | null => {
  const [first = '', ...more] = rest.split(SENTENCE_END)
  const cell = (text: string): Line => [{ at, text }]
  const labelled = `${head}: ${first.replace(LEAD, '').replace(/\.$/, '')}`
  if (label.office === 'conveyancer') return [cell(`${head}:`), ...[first, ...more].map(cell), []]
  if (label.topic === 'property') return [cell(labelled), [], ...more.map(cell), []]
  const { side, topic } = label
  if (side === null || topic !== 'whole') return null
  const own = side === 'buyer' ? 'buyer' : 'seller'
  const isTold = more.some((text) => PRONOUN.test(text) || OF_THEM.test(text))
  if (!isTold && !isStopped) return null
  const sentences = more.map((text) => asTold(text, own))
  const details = more.filter((text) => !LAWYERS.test(text)).flatMap(detailsIn)
  return [
    cell(labelled),
    ...details.map(cell),
    [],
    ...sentences.flatMap((text) => [cell(text), []]),
  ]
}

const LAWYERS =
  /\b(?:solicitors?|conveyanc\w+|lawyers?|legal|law|llp|acting|acts|instruct\w*|using|represent\w*)\b/i

/** Whether a sentence says who acts for those of whom the one before speaks. */
const isOnLawyers = (text: string) =>
  OF_THEM.test(text) || (PRONOUN.test(text) && LAWYERS.test(text))

const detailsIn = (text: string) =>
  [...phonesIn(text), ...emailsIn(text)].toSorted((a, b) => a.at - b.at).map((it) => it.text)

/** What leads to the names of a side in a sentence. */
const LEAD =
  /^(?:the |our |your )?(?:joint )?(?:executors?|sellers?|vendors?|buyers?|purchasers?|clients?|owners?|personal representatives|trustees) (?:is|are)\s+/i
const PRONOUN =
  /^(?:He|She|They|The company|The director|Best (?:reached|contacted|number)|(?:His|Her|Their) (?:contact |mobile |telephone |phone |best )*(?:numbers?|details|mobile|e-?mail))\b/
const OF_THEM =
  /\b(?:acting|acts|act) for (?:him|her|them)\b|\b(?:his|her|their) (?:solicitors?|conveyancers?|lawyers?)\b/i
