import { type Line, lineText } from '../../source/source.ts'
import { datesIn } from '../date.ts'
import { FIRM_WORD } from '../office.ts'
import { partsOf } from '../part.ts'
import { isName, isSurelyPerson, withoutTitle } from '../person.ts'
import { isBoilerplate } from '../place.ts'
import { CLOSING } from './closing.ts'
import { DETAIL_TOPICS, detailLines, GREETING } from './head-details.ts'

/** What a letter says by its form: whose paper, to whom, signed by whom. */
export type Letter = {
  /** Whether it greets somebody. */
  readonly isLetter: boolean
  /** The lines above the greeting. */
  readonly head: readonly Line[]
  readonly letterhead: readonly string[]
  /** The lines at the top where the sender's telephone and mail may stand. */
  readonly headDetails: readonly string[]
  readonly addressee: readonly string[]
  /** Whom it greets, as it says it. */
  readonly greeting: string
  /** The person that the greeting names in full. */
  readonly greeted: string | null
  readonly signature: readonly string[]
  readonly footer: readonly string[]
}

const HEAD_NOISE =
  /^(?:our ref|your ref|ref\b|date\b|by (?:e-?mail|post|hand)|private|strictly|re\b:|subject\b|from:|memorandum|notification|sales? (?:progression\b.*memo|memo|agreed|particulars)|confirmation|sold|offer accepted|tel\b|tel:|t:|e:|w:)/i

/** Takes a letter apart; what it has not is empty. */
export const letterOf = (lines: readonly Line[], sender: string | null = null): Letter => {
  const texts = lines.map((line) => line.map(({ text }) => text).join(' | '))
  const greetingAt = texts.findIndex((text) => GREETING.test(text) && text.length < 60)
  const closingAt = closedAt(texts, sender)
  const head = blocksOf(texts.slice(0, Math.max(greetingAt, 0)))
  const isLetter = greetingAt >= 0
  return {
    isLetter,
    head: lines.slice(0, Math.max(greetingAt, 0)),
    headDetails: detailLines(lines),
    ...(isLetter
      ? withGreetedFirm(addressed(head), texts[greetingAt] ?? '')
      : { letterhead: headOf(lines), addressee: sentTo(texts) }),
    greeting: GREETING.exec(texts[greetingAt] ?? '')?.[1] ?? '',
    greeted: greetedIn(texts[greetingAt] ?? ''),
    signature: closingAt < 0 ? [] : signed(texts.slice(closingAt + 1)),
    footer: (blocksOf(texts).at(-1) ?? []).filter((text) => !isClosing(text)),
  }
}

/** The line above the signature; one below 0 where there is none. */
const closedAt = (texts: readonly string[], sender: string | null) => {
  const newer = texts.slice(0, texts.findIndex((text) => QUOTES.test(text)) >>> 0)
  const isOwn = newer.some(isClosing) || signedAt(texts, sender) > 0
  const last = (isOwn ? newer : texts).findLastIndex(isClosing)
  const before = texts.slice(0, last).findLastIndex(isClosing)
  const isSigned = /^for and on/i.test(texts[last] ?? '') && last - before < 7
  const closed = isSigned && before >= 0 ? before : last
  return closed < 0 ? signedAt(texts, sender) - 1 : closed
}

const isClosing = (text: string) => CLOSING.test(text)

const isSignedBy = (text: string, sender: string) =>
  text.toLowerCase().startsWith(sender.toLowerCase()) ||
  (text !== '' && sender.toLowerCase().split(' ')[0] === text.toLowerCase())

/** The last line that is the name of who sent a mail; 0 where none is. */
const signedAt = (texts: readonly string[], sender: string | null) =>
  sender === null
    ? 0
    : Math.max(
        0,
        texts
          .slice(0, texts.findIndex((text) => QUOTES.test(text)) >>> 0)
          .findLastIndex((text) => isSignedBy(text, sender)),
      )

/** The firm to which a form says that it goes: 'To: Kestrel Bridge Law'. */
const sentTo = (texts: readonly string[]) =>
  texts
    .flatMap((text) => /^to:\s+(?!.*@)(.+)$/i.exec(text)?.[1] ?? [])
    .filter((it) => FIRM_WORD.test(it))

/** The first lines of a form, up to its first label. */
const headOf = (lines: readonly Line[]) => {
  const labelAt = lines.findIndex((line) =>
    line
      .flatMap(partsOf)
      .some(
        ({ label, text }, place) =>
          label !== null &&
          !(label.office === 'agent' && text === '') &&
          !(place > 0 && label.side === null && DETAIL_TOPICS.includes(label.topic)) &&
          !HEAD_NOISE.test(lineText(line)) &&
          !/^\p{Lu}[^:]{2,30} (?:office|branch):/iu.test(lineText(line)),
      ),
  )
  const head = lines
    .slice(0, Math.min(labelAt < 0 ? 4 : labelAt, 8))
    .filter((line) => !/^(?:our |your )?(?:ref(?:erence)?|date)\b/i.test(lineText(line)))
    .flatMap((line) => (line.length === 0 ? [''] : line.map(({ text }) => text)))
  return blocksOf(head.filter((text) => text.length < 70)).flat()
}

/** With the firm that a mail without an address greets. */
const withGreetedFirm = (found: ReturnType<typeof addressed>, text: string) => {
  const greeted = GREETING.exec(text)?.[1] ?? ''
  return found.addressee.length === 0 && FIRM_WORD.test(greeted)
    ? { ...found, addressee: [greeted] }
    : found
}

const addressed = (head: readonly (readonly string[])[]) => {
  const to = head.flat().flatMap((line) => /^to:?\s+(?!.*@)(.+)$/i.exec(line)?.[1] ?? [])
  if (to.length > 0)
    return { letterhead: (head[0] ?? []).filter((line) => !/^to:?\s/i.test(line)), addressee: to }
  const attention = head.findIndex((block) => block.some((line) => ATTENTION.test(line)))
  const isAlone = head[attention]?.every((line) =>
    /^(?:(?:for )?(?:the )?attention|f\.?a\.?o|attn)\b|^\S+@\S+$/i.test(line),
  )
  const isFirst = head.length > 1 || TO.test(head[0]?.[0] ?? '')
  const at = attention >= 0 ? attention : isFirst ? head.length - 1 : -1
  const from = at > 0 && isAlone === true ? at - 1 : at
  const letterhead = from === 0 ? [] : (head[0] ?? [])
  return { letterhead, addressee: at < 0 ? [] : head.slice(from, at + 1).flat() }
}

/** A line that says who is to read a letter. */
const ATTENTION = /\battention\b|^(?:f\.?a\.?o|attn)\b/i

/** How the first line of an address begins or ends that stands where no letterhead does. */
const TO = /^(?:Mr|Mrs|Miss|Ms|Dr)\b|\b(?:Solicitors|Law|Legal|Lawyers|Conveyancing|LLP)(?: Ltd)?$/

const blocksOf = (texts: readonly string[]): readonly (readonly string[])[] => {
  const blocks: string[][] = [[]]
  for (const given of texts) {
    const text = given.replace(HEADED, '')
    const isDate = datesIn(text).length > 0 && text.length < 40
    const beside = isDate
      ? (/^([^|\d]{3,}?) \| (?:date\b|\d|\p{Lu}\p{Ll}+day)/iu.exec(text)?.[1] ?? '')
      : ''
    if (text === '') blocks.push([])
    else if (beside !== '') blocks.at(-1)?.push(beside)
    else if (isDate) blocks.push([])
    else if (BY_MAIL.test(text))
      blocks.findLast((block) => block.length > 0)?.push(text.replace(BY_MAIL, ''))
    else if (!HEAD_NOISE.test(text) && !isBoilerplate(text)) blocks.at(-1)?.push(text)
  }
  return blocks.filter((block) => block.length > 0)
}

/** What a page is called, before whose it is: 'Sale agreed - Larcombe & Tree (Dunmere)'. */
const HEADED =
  /^(?:sale agreed|memo(?:randum)? of sale|sales? memo(?:randum)?)\s+[–—|-]\s+(?!(?:Mr|Mrs|Miss|Ms|Dr)\b)(?=[\p{L}' ]{2,30} & \p{L}|[\p{L}' ]{2,40}\b(?:Estates|Homes|Residential|Property|Estate Agents)\b)/iu

const BY_MAIL = /^by e-?mail(?: only)?:?\s+(?=\S+@)/i

const greetedIn = (text: string) => {
  const name = GREETING.exec(text)?.[1] ?? ''
  return isName(name) && withoutTitle(name).includes(' ') && isSurelyPerson(name)
    ? withoutTitle(name)
    : null
}

/** What begins an earlier mail below the signature. */
const QUOTES = /^on .{6,80} wrote:?$|^-{2,} ?original|^from: .*@/i

const signed = (texts: readonly string[]) =>
  texts
    .slice(0, texts.findIndex((text) => QUOTES.test(text)) >>> 0)
    .map((text) => text.replace(/[.,;|]?\s*\bregistered (?:office|in|number)\b.*$/i, ''))
    .filter((text) => text !== '' && !isBoilerplate(text))
    .slice(0, 7)
