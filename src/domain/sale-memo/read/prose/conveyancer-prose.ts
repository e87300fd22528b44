import { emailsIn, phonesIn } from '../contact-details.ts'
import type { ConveyancerText } from '../fields.ts'
import type { Side } from '../label/label.ts'
import { FIRM_WORD, isDomainOf } from '../office.ts'
import { COMPANY, isName, isSurelyPerson, withoutTitle } from '../person.ts'

const CUE =
  /\b(solicitors?|conveyancers?|conveyancing|lawyers?|legal (?:work|representatives?|side|matters)|represent(?:s|ed|ing)?|acts? (?:for|on behalf)|will act|acting(?: for| on behalf)|instruct(?:ed|s|ing)?|appointed|looked after by|using|uses|will use|conduct|asked .{3,60} to act|for the (?:seller|vendor|buyer|purchaser)s? it(?: i|')s)\b/i
const PARTY: Readonly<Record<Side, RegExp>> = {
  seller: /\b(?:sellers?|vendors?|owners?|developers?|executors|trustees)\b/i,
  buyer: /\b(?:buyers?|purchasers?|applicants?)\b/i,
}
const WORD = "\\p{Lu}[\\p{L}'-]*\\.?"
const FIRM = `${WORD}(?:,?\\s+(?:(?:&|and)\\s+)?${WORD}|\\s+(?:&|and)\\s+(?:co|sons)\\b)*`
/** Words before a firm that has no word of such firms in its name. */
const LEADS = new RegExp(
  `\\b(?:hands of|asked|appointed|instructed|instructing|represented by|using|use|looked after by|acts? is|solicitors? (?:is|are|will be)|conveyancers? (?:is|are|will be)|lawyers? (?:is|are|will be)|acted for by|dealt with by|via|through|with|of|at|by|from)\\s+(?:Messrs\\.?\\s+)?(${FIRM})`,
  'gu',
)
const NAMED = new RegExp(FIRM, 'gu')

type Mention = { readonly text: string; readonly at: number; readonly end: number }

/** What sentences say of the conveyancer of a side. */
export const conveyancersInProse = (
  sentences: readonly string[],
  people: readonly string[],
): Readonly<Record<Side, ConveyancerText>> => {
  const sides: Record<Side, ConveyancerText> = { seller: {}, buyer: {} }
  const hasFirm = (side: Side) => sides[side].firm !== undefined
  let last: Side | null = null
  let spoken: Side | null = null
  for (const sentence of sentences) {
    const isDetail: boolean =
      last !== null &&
      hasFirm(last) &&
      /^(?:(?:\p{Lu}[\p{L}'-]+\.? ){2,4}(?:is|will be) (?:dealing|acting|handling)|The (?:person|contact|fee earner|handler|file|matter|transaction|case)|Their|They can|Contact|Please contact|(?:His|Her) )/u.test(
        sentence,
      )
    const before: Side | null = OWN.test(sentence) ? spoken : isDetail ? last : null
    spoken = lastSpoken(sentence) ?? spoken
    if (!CUE.test(sentence) && !isDetail) continue
    for (const { side, text } of clausesOf(sentence, before)) {
      const told = conveyancerIn(text, people)
      const isKnown = told.firm !== undefined || told.handler !== undefined || isDetail
      if (isKnown) sides[side] = { ...told, ...sides[side] }
      last = side
    }
  }
  return sides
}

/** A sentence about the lawyer of whoever the one before is about. */
const OWN =
  /^(?:(?:His|Her|Their) (?:own )?(?:solicitor|conveyancer|lawyer)|(?:He|She|They)(?: (?:is|are|has|have|will be|will)|'s|'re|'ve|'ll(?: be)?) (?:no longer |now |both )?(?:us(?:e|ing)|instruct\w*|represented)\b)/

/** The side that a sentence names last. */
export const lastSpoken = (sentence: string): Side | null => {
  const at = (side: Side) =>
    [...sentence.matchAll(new RegExp(PARTY[side], 'gi'))].at(-1)?.index ?? -1
  if (at('seller') === at('buyer')) return null
  return at('seller') > at('buyer') ? 'seller' : 'buyer'
}

/** The parts of a sentence that each speak of one side. */
const clausesOf = (sentence: string, before: Side | null) => {
  const mentions = (['seller', 'buyer'] as const)
    .flatMap((side) =>
      [...sentence.matchAll(new RegExp(PARTY[side], 'gi'))].map(({ index }) => ({
        side,
        at: index,
      })),
    )
    .toSorted((a, b) => a.at - b.at)
  const [first, ...others] = mentions
  if (!first) return before === null ? [] : [{ side: before, text: sentence }]
  const second = others.find(({ side }) => side !== first.side)
  if (!second) return [{ side: first.side, text: sentence }]
  const cut = cutBetween(sentence, first.at, second.at)
  if (cut === null) return [{ side: first.side, text: sentence }]
  return [
    { side: first.side, text: sentence.slice(0, cut) },
    { side: second.side, text: sentence.slice(cut) },
  ]
}

/** Where the second side's clause begins: at the last joint before it with a firm on its own side. */
const cutBetween = (sentence: string, first: number, second: number) => {
  const joints = [
    ...sentence
      .slice(first, second)
      .matchAll(/;|,?\s+(?:and|while|whilst|with|but)\s+(?!co\b)|\.\s|,\s/gi),
  ]
  const leading = joints.find(
    ({ index }) => firmsIn(sentence.slice(first + index, second)).length > 0,
  )
  const joint =
    firmsIn(sentence.slice(0, first)).length > 0 ? (leading ?? joints[0]) : joints.at(-1)
  return joint ? first + joint.index : null
}

/** A clause on whose lawyers somebody has, without who has them. */
const WHOSE = /^.*?\bwhose (?=(?:own )?(?:solicitors?|conveyancers?|lawyers?|legal)\b)/

/** Who acted before. */
const FORMER =
  /\b(?:no longer (?:using|instructing|represented by)|in place of|instead of|rather than)\s+.{3,60}?(?=,? (?:and|but) (?:have|has|are|is)\b|[.,;]|$)/g

const conveyancerIn = (given: string, people: readonly string[]): ConveyancerText => {
  const text = given.replace(WHOSE, '').replace(FORMER, '')
  const [firm] = firmsIn(text).filter(({ text: name }) => !people.includes(withoutTitle(name)))
  const own = firm && /\buses\b/.test(text.slice(0, firm.end)) ? text.slice(firm.at) : text
  const emails = emailsIn(own).map((it) => it.text)
  const phone = phonesIn(own).find(({ at }) => !OF_PARTY.test(own.slice(0, at)))?.text
  const handler = personIn(text, firm, people)
  return {
    ...(firm ? { firm: firm.text } : {}),
    ...(handler ? { handler } : {}),
    ...(emails[0] ? { email: emails[0] } : {}),
    ...(phone === undefined ? {} : { phone }),
  }
}

/** What leads to a telephone of the party itself: 'The seller, telephone'. */
const OF_PARTY =
  /^(?:the )?(?:seller|vendor|buyer|purchaser)s?,? \(?(?:tel\w*|mobile|phone|on)?:?\s*$/i

const firmsIn = (text: string): readonly Mention[] => {
  const emails = emailsIn(text).map((it) => it.text)
  const named = [...text.matchAll(NAMED)].map(mentionOf)
  const sure = named.filter(
    ({ text: name }) =>
      (FIRM_WORD.test(name) && /\s/.test(name)) || emails.some((email) => isDomainOf(email, name)),
  )
  if (sure.length > 0) return sure
  return [...text.matchAll(LEADS)]
    .map((match) => ({
      text: trimmed(match[1] ?? ''),
      at: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ text: name }) => name.includes(' ') && !isSurelyPerson(name))
}

const mentionOf = (match: RegExpMatchArray): Mention => {
  const text = trimmed(match[0])
  const at = match.index ?? 0
  const isCut = /(?<=\b(?:Solicitors|Law|Legal|Lawyers|Conveyancing|LLP|Ltd|Limited)), /.test(
    match[0],
  )
  return { text, at, end: at + (isCut ? match[0].indexOf(text) + text.length : match[0].length) }
}

const trimmed = (name: string) =>
  name
    .replace(
      /^(?:The|Our|Your|Their|Messrs|Solicitors?|Conveyancers?|Lawyers?|We|Both)\b[\s.,]*(?:for\s+)?/,
      '',
    )
    .replace(/(?<=\b(?:Solicitors|Law|Legal|Lawyers|Conveyancing|LLP|Ltd|Limited)), .*$/, '')
    .replace(/\s+and I$|[.,]+$/, '')

/** Who works at the firm that follows: 'represented by Ahmet Sayin at'. */
const AT_FIRM = new RegExp(
  `(?:by|using|instruct(?:ed|ing)|is|are|be|asked|to)\\s+(${WORD}(?:\\s+${WORD}){1,3})(?:\\s+\\([^)]*\\))?\\s+(?:at|of|from|with)\\s+$`,
  'u',
)

const personIn = (text: string, firm: Mention | undefined, people: readonly string[]) => {
  const led = AT_FIRM.exec(text.slice(0, firm?.at ?? 0))?.[1]
  if (led !== undefined && isName(led) && !people.includes(withoutTitle(led)))
    return withoutTitle(led)
  const rest = firm ? `${text.slice(0, firm.at)}\n${text.slice(firm.end)}` : text
  const names = [...rest.matchAll(NAMED)].map(([name]) => trimmed(name))
  const person = names.find(
    (name) =>
      isSurelyPerson(name) &&
      withoutTitle(name).includes(' ') &&
      !COMPANY.test(name) &&
      !people.includes(withoutTitle(name)),
  )
  return person === undefined ? null : withoutTitle(person)
}
