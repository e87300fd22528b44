import type { Sender } from '../source/source.ts'
import { firmOf } from './conveyancer.ts'
import type { Entry } from './entry.ts'
import { type ConveyancerText, type Found, type FoundParty, found } from './fields.ts'
import type { Side } from './label/label.ts'
import { officeOf } from './office.ts'
import { isName, TITLE, withoutTitle } from './person.ts'
import { postcodesIn } from './place.ts'

const CLIENT_BUYS =
  /\byour clients?\b[^.]{0,90}\bha(?:s|ve) had (?:an|the|their|his|her) offer\b|\byour clients?\b.*\b(?:sellers?|vendors?)['’]?s? (?:solicitors?|conveyancers?) (?:will be|are|is)\b|\bclients? \(?(?:the )?(?:buyer|purchaser)|\byour clients?'?s?\b[^.]{0,100}\b(?:offer (?:of|for)|is buying|are buying|(?:is|are) purchasing)\b|\byour clients?'?s?\b[^.]{0,40}\b(?:offer|buying|purchas\w+|mortgage|bought|survey|living with|first[- ]time|borrow\w*|nothing to sell|rent(?:ing|ed))\b|\byour clients?\b[^.]{0,100}\b(?:his|her|their) offer\b|\b(?:purchase|offer) (?:of|by) your clients?\b|\bact(?:ing)? for the (?:buyer|purchaser)|\boffer\b[^.]{0,80}\baccepted by our clients?\b|\byou (?:have been|are|were) instructed by (?:the )?(?:buyer|purchaser)|\byou (?:will be |are )?act(?:ing)? (?:for|on behalf of) (?:the )?(?:buyer|purchaser)/i
const AGREED_TO_SELL =
  /\byour clients?, [^.;]{3,100}, (?:(?:have|has) )?(?:now )?accepted (?:an|the|this) offer\b|\byour clients?,? (?:(?:have|has) )?(?:now |today |formally )?accepted\b|\byour clients?\b(?:[^.]|\.(?=\S)){0,200}\bwho (?:has |have )?(?:now )?accepted\b|\bsale\b[^.]{0,80}\bon behalf of your clients?\b|\byour clients? (?:has|have) (?:now )?agreed to sell\b|\bfor whom you act,? (?:has|have)\b[^.]{0,20}\baccepted\b/i
const CLIENT_SELLS =
  /\byour clients?\b.*\b(?:buyers?|purchasers?)['’]?s? (?:solicitors?|conveyancers?) (?:will be|are|is)\b|\bclients? \(?(?:the )?(?:seller|vendor)|\byour clients?'?s?\b[^.]{0,40}\b(?:sale|selling|sell|property is|onward|accepted|buy onwards?|draft contract)|\bour clients? and yours\b|\bact(?:ing)? for the (?:seller|vendor)|\bdraft contract\b|\byou (?:have been|are|were) instructed by (?:the )?(?:seller|vendor)/i

/** Which side the addressee acts for, by what the letter says of 'your client'. */
export const clientSide = (
  entries: readonly Entry[],
  sentences: readonly string[],
): Side | null => {
  const text = sentences.join(' ')
  const labelled = new Set(
    entries
      .filter(({ office, topic }) => office === null && topic === 'whole')
      .map(({ side }) => side),
  )
  if (labelled.has('client') && labelled.has('seller') !== labelled.has('buyer'))
    return labelled.has('seller') ? 'buyer' : 'seller'
  if (AGREED_TO_SELL.test(text)) return 'seller'
  if (
    CLIENT_BUYS.test(text) ||
    (!labelled.has('seller') && isOfOther(text, labelled.has('client')))
  )
    return 'buyer'
  return CLIENT_SELLS.test(text) || labelled.has('client') ? 'seller' : null
}

/** Whether an agent tells of 'our client' beside 'your client': an agent's own is the seller. */
const isOfOther = (text: string, isLabelled: boolean) =>
  (isLabelled || /\byour clients?\b/i.test(text)) &&
  /\bour clients?\b(?! and yours)/i.test(text) &&
  !/\b(?:mutual|both) (?:of )?our clients?\b|\byour clients? (?:the )?(?:seller|vendor)|\bour clients?,? (?:the )?(?:buyer|purchaser)/i.test(
    text,
  )

/** The entries with 'your client' as the seller or the buyer, and a lawyer of nobody else as that of the other side. */
export const withClients = (
  given: readonly Entry[],
  sentences: readonly string[],
): readonly Entry[] => {
  const entries = withSubjectBelow(given.flatMap(withSubjects))
  const side = clientSide(entries, sentences)
  const other = side === null ? null : side === 'seller' ? 'buyer' : 'seller'
  const isNamed = entries.some((it) => it.office === 'conveyancer' && it.side === other)
  return entries.map((entry) => {
    if (entry.side === 'client') return { ...entry, side }
    const isOther = entry.office === 'conveyancer' && entry.side === null && !isNamed
    return isOther ? { ...entry, side: other } : entry
  })
}

/** 'Re: Mr and Mrs A' above an address as the two that it names. */
const withSubjects = (entry: Entry): readonly Entry[] => {
  const [first = '', second] = entry.values
  const isOfClient =
    entry.topic === 'property' && second !== undefined && TITLE.test(first) && !/\d/.test(first)
  return isOfClient
    ? [
        { side: 'client', office: null, topic: 'whole', values: [first] },
        { ...entry, values: entry.values.slice(1) },
      ]
    : [entry]
}

/** 'Your client: Mr A' above the address that a letter is about as the two that it names. */
const withSubjectBelow = (entries: readonly Entry[]): readonly Entry[] =>
  entries.some(({ topic, values }) => topic === 'property' && values.length > 0)
    ? entries
    : entries.flatMap((entry) => {
        const at = entry.values.findIndex((line) => endsWithPostcode(line) && /,/.test(line))
        const isOfClient = entry.side === 'client' && entry.topic === 'whole' && at > 0
        return isOfClient
          ? [
              { ...entry, values: [...entry.values.slice(0, at), ...entry.values.slice(at + 1)] },
              {
                side: null,
                office: null,
                topic: 'property' as const,
                values: entry.values.slice(at, at + 1),
              },
            ]
          : [entry]
      })

const endsWithPostcode = (line: string) =>
  postcodesIn(line).some(({ end }) => line.length - end < 3)

type Known = {
  readonly entries: readonly Entry[]
  readonly sentences: readonly string[]
  readonly told: Readonly<Record<Side, ConveyancerText>>
}

/** Who the letter goes to, as the conveyancer of the side that no other is named for. */
export const addresseeOf = (block: readonly string[], { entries, sentences, told }: Known) => {
  if (block.length === 0) return null
  const { names, people, emails, phones } = officeOf(block)
  const { firm } = firmOf({ names, people, emails, phones })
  if (firm === null || TITLE.test(firm)) return null
  const isNamed = (side: Side) =>
    told[side].firm !== undefined ||
    entries.some((it) => it.side === side && it.office === 'conveyancer' && it.values.length > 0)
  const side =
    clientSide(entries, sentences) ??
    (isNamed('seller') ? 'buyer' : isNamed('buyer') ? 'seller' : null)
  if (side === null || isNamed(side)) return null
  const [handler] = people
  const [email] = emails
  return {
    side,
    text: {
      firm,
      ...(handler === undefined ? {} : { handler }),
      ...(email === undefined ? {} : { email }),
    },
  }
}

/** The seller of a mail that tells the sellers themselves of their sale: whom it greets, by the name it went to. */
export const greetedSellers = (
  sentences: readonly string[],
  greeted: string,
  recipients: readonly Sender[],
): Found<readonly FoundParty[]> => {
  const text = sentences.join(' ')
  if (!/\byour (?:sale|buyers?|property|home)\b/i.test(text) || /\byour clients?\b/i.test(text))
    return found([], 0)
  const own = recipients.filter(
    ({ name }) => isName(name ?? '') && greeted.endsWith(name?.split(' ').at(-1) ?? '-'),
  )
  const people = own.map(({ name, email }) => ({
    name: withoutTitle(name ?? ''),
    phone: null,
    email,
    address: null,
  }))
  return found(people, people.length > 0 ? 0.7 : 0)
}

/** Whom a mail greets by a first name, as it was addressed. */
export const greetedOf = (greeting: string, recipients: readonly Sender[]) =>
  recipients.find(({ name }) => greeting !== '' && name?.startsWith(`${greeting} `))?.name ?? null
