import type { Sender } from '../source/source.ts'
import type { Entry } from './entry.ts'
import {
  BY_LABEL,
  BY_PLACE,
  type ConveyancerText,
  type FoundConveyancer,
  foundText,
  isUnknown,
} from './fields.ts'
import { GIVEN_NAMES } from './given-names.ts'
import type { Label, Side } from './label/label.ts'
import { FIRM_WORD, isDomainOf, type Office, officeOf } from './office.ts'
import { isByName } from './party/party-details.ts'
import { isSurelyPerson, withoutTitle } from './person.ts'

/** What labels say of the conveyancer of a side. */
export const labelledConveyancer = (
  entries: readonly Entry[],
  side: NonNullable<Label['side']>,
): FoundConveyancer => {
  const own = entries
    .flatMap(bySide)
    .filter((it) => it.side === side && it.office === 'conveyancer')
  const valuesOf = (...topics: readonly Entry['topic'][]) =>
    own.filter(({ topic }) => topics.includes(topic)).flatMap(({ values }) => values)
  const phones = valuesOf('phone').filter((it) => !isByName(it))
  const office = officeOf([...valuesOf('whole'), ...phones, ...valuesOf('email', 'firm')])
  const named = officeOf(valuesOf('handler', 'contact'))
  const handlers = [...namedPeople(valuesOf('handler', 'contact')), ...office.people]
  const { firm, isSure } = firmOf(office)
  const referred = valuesOf('ignored').filter(isSurelyPerson).map(withoutTitle)
  const handler = handlers.find((name) => name !== firm) ?? referred[0] ?? personAmong(office, firm)
  return {
    firm: foundText(firm, isSure ? BY_LABEL : 0.85),
    handler: foundText(handler, handler !== null && isSurelyPerson(handler) ? 0.93 : 0.8),
    email: foundText(office.emails[0] ?? named.emails[0] ?? null, BY_LABEL),
    phone: foundText(office.phones[0] ?? named.phones[0] ?? null, BY_LABEL),
  }
}

const SIDES =
  /\b(seller|vendor|buyer|purchaser)s?'?s?\s*[:–-]?\s+(.+?)(?=\s*[/;,]\s*(?:and )?(?:the )?(?:seller|vendor|buyer|purchaser)|$)/gi

/** Lawyers of both sides under one label: 'seller X / buyer Y'. */
const bySide = (entry: Entry): readonly Entry[] => {
  if (entry.office !== 'conveyancer') return [entry]
  const text = entry.values.join(' ; ')
  const found = sidesIn(text).map(({ side, value }) => ({ ...entry, side, values: [value] }))
  return new Set(found.map(({ side }) => side)).size === 2 ? found : [entry]
}

const FOR_SIDE =
  /(?<=^|[;,]\s*|\band\s+)([^;]+?)\s*,?\s+(?:(?:acting |act(?:s)? )?for) (?:the )?(seller|vendor|buyer|purchaser)s?\b/gi

/** What a text gives each side: 'seller X / buyer Y', or 'X for the seller; Y for the buyer'. */
const sidesIn = (text: string) => {
  const behind = [...text.matchAll(FOR_SIDE)].map(([, value = '', word = '']) => ({ word, value }))
  const before = [...text.matchAll(SIDES)].map(([, word = '', value = '']) => ({ word, value }))
  return (behind.length > 1 ? behind : before).map(({ word, value }) => ({
    side: /^[sv]/i.test(word) ? ('seller' as const) : ('buyer' as const),
    value,
  }))
}

const namedPeople = (values: readonly string[]) => {
  const { people, names } = officeOf(values.filter((it) => !isUnknown(it)))
  return [...people, ...names.map(withoutTitle)].filter(
    (name) => !FIRM_WORD.test(name) && !/\b(?:team|department|dept|desk|reception)\b/i.test(name),
  )
}

/** The firm among the names of an office: by its mail, by a word of such firms, or the first. */
export const firmOf = ({ names, people, emails }: Office) => {
  const all = [...names, ...people]
  const byMail = all.find((name) => emails.some((email) => isDomainOf(email, name)))
  const byWord = names.find((name) => FIRM_WORD.test(name))
  const sure = byMail ?? byWord
  const [body] = names.filter((name) => /\bcouncil\b/i.test(name))
  if (
    sure !== undefined &&
    body !== undefined &&
    /^legal (?:services|department|team)$/i.test(sure)
  )
    return { firm: `${sure}, ${body}`, isSure: true }
  if (sure !== undefined) return { firm: sure, isSure: !/\d/.test(sure) }
  return { firm: names[0] ?? null, isSure: false }
}

const personAmong = ({ names }: Office, firm: string | null) =>
  names.find((name) => name !== firm && GIVEN_NAMES.has(name.toLowerCase())) ??
  names.find(
    (name) =>
      name !== firm &&
      /^(?!The\b)\p{L}[\p{L}'. -]+$/u.test(name) &&
      name.includes(' ') &&
      !FIRM_WORD.test(name),
  ) ??
  null

/** The first of two readings where it has something, else the second with what a sentence is worth. */
export const orSentence = (
  read: FoundConveyancer,
  text: ConveyancerText,
  confidence: number,
): FoundConveyancer => {
  const either = (key: keyof ConveyancerText) =>
    read[key].value === null ? foundText(text[key] ?? null, confidence) : read[key]
  return {
    firm: either('firm'),
    handler: either('handler'),
    email: either('email'),
    phone: either('phone'),
  }
}

/** With the address at which the mail itself went to the person who acts. */
export const withRecipient = (
  read: FoundConveyancer,
  recipients: readonly Sender[],
): FoundConveyancer => {
  const own = recipients.find(
    ({ name }) => name !== null && read.handler.value === withoutTitle(name),
  )
  return read.email.value === null && own ? { ...read, email: foundText(own.email, 0.85) } : read
}

/** Fills the one handler that nobody names with whom the letter greets. */
export const withGreeted = (
  sides: Readonly<Record<Side, FoundConveyancer>>,
  greeted: string | null,
  client: Side | null,
): Readonly<Record<Side, FoundConveyancer>> => {
  const open = (['seller', 'buyer'] as const).filter(
    (side) => sides[side].firm.value !== null && sides[side].handler.value === null,
  )
  const [side = client, other] = open
  const isTaken = Object.values(sides).some(({ handler }) => handler.value === greeted)
  if (greeted === null || !side || other || isTaken) return sides
  return { ...sides, [side]: { ...sides[side], handler: foundText(greeted, BY_PLACE) } }
}
