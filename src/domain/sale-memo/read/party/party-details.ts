import { emailsIn, phonesIn } from '../contact-details.ts'
import type { Entry } from '../entry.ts'
import type { Found, FoundParty } from '../fields.ts'
import type { Side } from '../label/label.ts'
import { FIRM_WORD } from '../office.ts'
import { asTold } from '../prose/as-told.ts'
import { lastSpoken } from '../prose/conveyancer-prose.ts'

export type Parties = Readonly<Record<'sellers' | 'buyers', Found<readonly FoundParty[]>>>

const REACHED =
  "['’]?s?,?\\s+(?:(?:can|may|will|should|is|are|best|be|own|direct)\\s+)*(?:reached|contacted|telephoned|called|emailed|prefers?|available|mobile|telephone|phone|number|e-?mail|contact)\\b"
const LATER =
  '\\b[^.]{0,80}\\b(?:(?:can|may) be (?:reached|contacted|telephoned|called)|(?:his|her|their|whose) (?:mobile|telephone|phone|number))\\b'
const ON = '(?: (?:him|her|them)sel(?:f|ves))? on (?=\\d|\\S+@)'
const MENTION: Readonly<Record<Side, RegExp>> = {
  seller: new RegExp(`\\b(?:seller|vendor|owner)s?(?:${REACHED}|${LATER}|${ON})`, 'i'),
  buyer: new RegExp(`\\b(?:buyer|purchaser)s?(?:${REACHED}|${LATER}|${ON})`, 'i'),
}
const AT =
  "(?:['’]s (?:(?:present|current|home|own) )?address is| writes? from| (?:is|are) (?:at present|for now|still|for the (?:time being|moment)|presently|currently|now) (?:living |renting |staying )?(?:at|of)|(?:,? (?:who |currently |presently |now |both )*|\\b[^.;]{0,60}\\bwho (?:currently |presently |both )*)(?:(?:lives?|live)(?: together)?|(?:is |are )?(?:renting|living|residing)|(?:is|are) currently|presently|currently) (?:at|of)) ([^;()]+?)(?=\\.|,? (?:and|who|but|which|where|is|are|has|have|will|wish|wishes)\\b|, an? [a-z]|,? [A-Z]{1,2}\\d)"
const LIVES: Readonly<Record<Side, RegExp>> = {
  seller: new RegExp(`\\b(?:seller|vendor)s?${AT}`),
  buyer: new RegExp(`\\b(?:buyer|purchaser)s?${AT}`),
}

/** Whether a sentence speaks of both sides, so that 'she' behind it may be either. */
const areBoth = (text: string) => OF.seller.test(text) && OF.buyer.test(text)

/** 'The address of the buyer is' as 'The buyer's address is'. */
const asNoun = (text: string) =>
  text.replace(
    /^The (?:present |current |home )?address of (the (?:seller|buyer)s?) (?=is\b)/i,
    "$1's address ",
  )

/** A sentence that goes on about whoever the one before is about. */
const OWN =
  /^(?:(?:His|Her|Their) (?:contact )?(?:details|number|mobile|phone|telephone|e-?mail)|(?:You (?:can|may) )?(?:Reach|Call|Ring|Contact|Phone|Telephone|E-?mail|get hold of) (?:him|her|them)\b|(?:He|She|They) (?:may|can|should|is best|are best) (?:be )?(?:contacted|reached|telephoned|called))\b/i
const OF: Readonly<Record<Side, RegExp>> = {
  seller: /\b(?:seller|vendor|owner)s?\b/i,
  buyer: /\b(?:buyer|purchaser)s?\b/i,
}

/** Words by which a telephone behind them is that of who acts. */
const OF_LAWYER =
  /\b(?:represented by|instruct\w+|acts for|acting for|whose (?:Mr|Mrs|Ms|Miss|Dr))\b/

/** Whether a telephone behind these words is that of who acts, and not of the client of whom they tell last. */
const isOfLawyer = (text: string) =>
  OF_LAWYER.test(text) &&
  !/\b(?:seller|vendor|owner|buyer|purchaser)s?,? who(?:se)? (?:may|can|telephone|mobile|phone|number|contact)\b[^,;.]*$/.test(
    text,
  )

/** The parties with the telephone and mail at which a sentence says that they can be reached. */
export const withToldDetails = (
  { sellers, buyers }: Parties,
  sentences: readonly string[],
): Parties => {
  const spoken = spokenOf(sentences)
  const told = (side: Side) =>
    sentences.find(
      (text, index) =>
        (MENTION[side].test(text) || (OWN.test(text) && spoken[index] === side)) &&
        !FIRM_WORD.test(text.slice(0, phonesIn(text)[0]?.at)) &&
        !isOfLawyer(text.slice(0, phonesIn(text)[0]?.at)),
    ) ?? ''
  const named = sentences.map((text, index) => {
    const before = sentences[index - 1] ?? ''
    const isClear = lastSpoken(before) !== null && !areBoth(before)
    const side = isClear ? (spoken[index] ?? null) : null
    return asNoun(side === null ? text : asTold(text, side))
  })
  const home = (side: Side) =>
    named.flatMap((text) => LIVES[side].exec(text)?.[1] ?? []).find((it) => /\d|,/.test(it))
  return {
    sellers: withHome(
      withDetails(sellers, told('seller'), told('seller').search(OF.seller)),
      home('seller'),
    ),
    buyers: withHome(
      withDetails(buyers, told('buyer'), told('buyer').search(OF.buyer)),
      home('buyer'),
    ),
  }
}

/** The side that each sentence speaks of; one that begins with 'She' goes on about that of the one before. */
const spokenOf = (sentences: readonly string[]) => {
  let last: Side | null = null
  return sentences.map((text, index): Side | null => {
    if (/^You (?:can|may)\b/.test(text)) return lastSpoken(sentences[index - 1] ?? '')
    if (OWN.test(text) || /^(?:He|She|They|His|Her|Their)\b/.test(text)) return last
    const at = { seller: text.search(OF.seller), buyer: text.search(OF.buyer) }
    if (at.seller < 0 && at.buyer < 0) last = null
    else last = at.buyer < 0 || (at.seller >= 0 && at.seller < at.buyer) ? 'seller' : 'buyer'
    return last
  })
}

/** Whether a text gives telephones by the names of people. */
export const isByName = (text: string) =>
  /\b(?:Mr|Mrs|Miss|Ms|Mx|Dr|Prof)\.? \p{Lu}|\d for \p{Lu}\p{Ll}|\band \p{Lu}\p{Ll}+ on \d|(?:^|[–;,.(-]\s*)\p{Lu}\p{Ll}+(?: is (?:best )?on|['’]s (?:mobile|number|phone))\b/u.test(
    text,
  ) && phonesIn(text).length + emailsIn(text).length > 0

/** The texts that give telephones by the names of people, whatever stands above them. */
export const detailsByName = (entries: readonly Entry[], sentences: readonly string[]) =>
  [
    ...entries.filter(({ topic }) => topic === 'phone').flatMap(({ values }) => values),
    ...sentences.filter(
      (text) =>
        !FIRM_WORD.test(text) &&
        !isOfLawyer(text.slice(0, phonesIn(text)[0]?.at)) &&
        (phonesIn(text).length > 1 ||
          / on (?:\d|\S+@)|(?:[A-Z][\w'-]+|telephoned|rung|called|phoned|contacted|reached) \(0\d[\d ]+[);,]|contact details are/.test(
            text,
          )),
    ),
  ].filter(isByName)

type Detail = { readonly kind: 'phone' | 'email'; readonly text: string; readonly at: number }

const detailsIn = (text: string): readonly Detail[] => [
  ...phonesIn(text).map((it) => ({ kind: 'phone' as const, ...it })),
  ...emailsIn(text).map((it) => ({ kind: 'email' as const, ...it })),
]

/** Where a text last names somebody before a position; -1 where it does not. */
const namedAt = (text: string, { name }: FoundParty, before: number) => {
  const words = name.split(' ').filter((word) => /^[\p{L}'-]{3,}$/u.test(word))
  const found = words.map((word) => text.slice(0, before).lastIndexOf(word))
  return Math.max(-1, ...found)
}

/** Whom of all people a text names last before a position. */
const nearest = (text: string, people: readonly FoundParty[], at: number) => {
  const places = people.map((person) => namedAt(text, person, at))
  const last = Math.max(-1, ...places)
  return last < 0 ? undefined : people[places.indexOf(last)]
}

/** '07700 900261 for Neve' as 'Neve 07700 900261'. */
const nameFirst = (text: string) =>
  text.replaceAll(/(0\d[\d ]{8,11}\d|\S+@\S+\w)\s*(?:for |\()(\p{Lu}\p{Ll}+)\b\)?/gu, '$2 $1')

/** The people with the details that texts give by their names: 'Mr Tranter 07700 900671, Ms Calloway 07700 900672'. */
export const withNamedDetails = (parties: Parties, texts: readonly string[]): Parties => {
  const all = [...parties.sellers.value, ...parties.buyers.value]
  const given = texts.map(nameFirst).flatMap((text) =>
    detailsIn(text).flatMap((it) => {
      const person = nearest(text, all, it.at)
      return person ? [{ ...it, person }] : []
    }),
  )
  const of = (person: FoundParty, kind: Detail['kind']) =>
    person[kind] ?? given.find((it) => it.kind === kind && it.person === person)?.text ?? null
  const reached = (found: Found<readonly FoundParty[]>) => ({
    ...found,
    value: found.value.map((it) => ({ ...it, phone: of(it, 'phone'), email: of(it, 'email') })),
  })
  return { sellers: reached(parties.sellers), buyers: reached(parties.buyers) }
}

/** With where the first of them lives, where nothing says it of any. */
export const withHome = (found: Found<readonly FoundParty[]>, home: string | null | undefined) => {
  const [first, ...others] = found.value
  if (!first || home == null || found.value.some(({ address }) => address !== null)) return found
  return { ...found, value: [{ ...first, address: home }, ...others] }
}

const withDetails = (found: Found<readonly FoundParty[]>, text: string, from: number) => {
  const [first, ...others] = found.value
  if (!first || found.value.some(({ phone, email }) => phone !== null || email !== null))
    return found
  const phones = phonesIn(text)
  const phone = (phones.find(({ at }) => at > from) ?? phones[0])?.text ?? null
  const email = emailsIn(text)[0]?.text ?? null
  return { ...found, value: [{ ...first, phone, email }, ...others] }
}
