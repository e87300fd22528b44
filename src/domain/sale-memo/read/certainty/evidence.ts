import { emailsIn, phonesIn } from '../contact-details.ts'
import { datesIn } from '../date.ts'
import type { Entry } from '../entry.ts'
import type { FoundConveyancer, MemoFields } from '../fields.ts'
import { amountsIn } from '../money.ts'
import { FIRM_WORD } from '../office.ts'
import { isSurelyPerson } from '../person.ts'
import { postcodesIn } from '../place.ts'

/** The least amount that could be a price, in pence. */
const LEAST = 10_000_00

const digits = (text: string) => text.replaceAll(/\D/g, '')

/** What a reading gives as mail addresses and telephones. */
const placedIn = ({ sellers, buyers, sellerConveyancer, buyerConveyancer, agent }: MemoFields) => {
  const people = [...sellers.value, ...buyers.value]
  const offices: readonly Pick<FoundConveyancer, 'email' | 'phone'>[] = [
    sellerConveyancer,
    buyerConveyancer,
    agent,
  ]
  return {
    emails: [...people.map(({ email }) => email), ...offices.map(({ email }) => email.value)],
    phones: [
      ...people.map(({ phone }) => digits(phone ?? '')),
      ...offices.map(({ phone }) => digits(phone.value ?? '')),
    ],
  }
}

/** Whether every mail address and telephone of a text was given to somebody. */
export const isAllPlaced = (text: string, fields: MemoFields) => {
  const { emails, phones } = placedIn(fields)
  return (
    emailsIn(text).every((it) => emails.includes(it.text)) &&
    phonesIn(text).every((it) => phones.includes(digits(it.text)))
  )
}

const TITLED = /\b(?:Mr|Mrs|Miss|Ms|Mx|Dr)\.? (?:\p{Lu}[\p{L}'.-]*\s)*?(\p{Lu}[\p{L}'-]{2,})\b/giu

/** Whether every person whom a text names with a title is one of those that were read. */
export const isEveryoneNamed = (text: string, fields: MemoFields) => {
  const { sellers, buyers, sellerConveyancer, buyerConveyancer, agent } = fields
  const known = [
    ...[...sellers.value, ...buyers.value].map(({ name }) => name),
    sellerConveyancer.handler.value ?? '',
    buyerConveyancer.handler.value ?? '',
    agent.negotiator.value ?? '',
  ]
    .join(' ')
    .toLowerCase()
  return [...text.matchAll(TITLED)].every(([, word = '']) => known.includes(word.toLowerCase()))
}

/** Whether no label is understood only in part, and none that is not read names a person or a firm. */
export const isUnderstood = (entries: readonly Entry[]) =>
  entries.every(
    ({ isLoose, topic, values }) =>
      !isLoose ||
      (topic === 'ignored' && !values.some((text) => isNaming(text.replace(/^[^:]*:\s+/, '')))),
  )

const isNaming = (text: string) =>
  FIRM_WORD.test(text) || text.split(/[,;]|\s+(?:and|&)\s+/).some(isSurelyPerson)

/** Whether a text has no amount as large as a price but these. */
export const isOnlyAmount = (text: string, known: readonly (number | null)[]) =>
  amountsIn(text).every(({ pence }) => pence < LEAST || known.includes(pence))

/** Whether a text has the address right before its postcode, as something of its own. */
export const isAddressWithPostcode = (text: string, address: string, postcode: string | null) => {
  if (postcode === null || !/^[\p{L}\d' ,.&/-]+$/u.test(address)) return false
  const [first = '', second] = address.split(', ')
  const last = address.split(', ').at(-1) ?? ''
  if (second === undefined) return false
  const plain = text.replaceAll(/\s+/g, ' ')
  return postcodesIn(plain).some(({ text: found, at }) => {
    const before = plain.slice(0, at).replace(/[\s,.]+$/, '')
    const start = before.lastIndexOf(first)
    return (
      found === postcode &&
      before.endsWith(last) &&
      start >= 0 &&
      before.length - start < address.length + 8 &&
      !/[\p{L},\d)]\s*$/u.test(
        before.slice(0, start).replace(/\b(?:of|at|re|address|property|for)\s*$/i, ''),
      )
    )
  })
}

/** Whether a day is named with its year, and no line with such words names another one, nor the one below where they stand alone. */
export const isOnlyDay = (lines: readonly string[], words: RegExp, day: string) =>
  lines.some((line) => datesIn(line).some((it) => it.day === day)) &&
  lines.every((line, index) => {
    const below = datesIn(line).length === 0 ? (lines[index + 1] ?? '') : ''
    return !words.test(line) || datesIn(`${line} ${below}`).every((it) => it.day === day)
  })

const STREET = /(?<![\d£,.])\b\d{1,3}[a-z]? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)+(?=,|\s*$)/gmu

/** Whether every street and every postcode of a text but the property's is of an address at which one of the parties lives. */
export const isEveryAddressPlaced = (
  text: string,
  { address: property, postcode, sellers, buyers }: MemoFields,
) => {
  const homes = [...sellers.value, ...buyers.value].map(({ address }) => address ?? '').join('|')
  const known = `${property.value ?? ''}|${homes}`.toLowerCase()
  if (![...text.matchAll(STREET)].every(([street]) => known.includes(street.toLowerCase())))
    return false
  return postcodesIn(text).every(({ text: found, at }) => {
    const place =
      text
        .slice(0, at)
        .replace(/[\s,.]+$/, '')
        .split(/[,\n]/)
        .at(-1)
        ?.trim() ?? ''
    return found === postcode.value || (place !== '' && homes.includes(place))
  })
}
