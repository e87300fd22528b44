import { orSentence } from '../conveyancer.ts'
import type { FoundConveyancer } from '../fields.ts'
import type { Side } from '../label/label.ts'
import { isDomainOf } from '../office.ts'
import { isSurelyPerson } from '../person.ts'
import type { Reached } from './reached.ts'

const CONFIDENCE = 0.75
const NAME = /\p{Lu}[\p{L}'-]*(?:,?\s+(?:(?:&|and)\s+)?\p{Lu}[\p{L}'-]*)+/gu
/** Words in the names of firms of lawyers. */
export const OF_LAW = /\b(?:solicitors?|law|legal|lawyers?|conveyanc\w+|notar\w+)\b/i
/** Words of a line on who acts for a side. */
const ACTS =
  /\b(?:solicitors?|conveyancers?|conveyancing|lawyers?|legal|law|act(?:s|ing)?|represent\w*|instruct\w*|using)\b/i
const OF_SIDE: Readonly<Record<Side, RegExp>> = {
  seller: /\b(?:sellers?|vendors?)\b/i,
  buyer: /\b(?:buyers?|purchasers?)\b/i,
}

type Sides = Readonly<Record<Side, FoundConveyancer>>

type Office = Reached & { readonly firm: string | null }

/** The conveyancers with the mail addresses that belong to nobody: by the firm whose name the domain spells, by the words around, or at last as the only one that is missing. */
export const lawyersReached = (
  sides: Sides,
  free: readonly Reached[],
  lines: readonly string[],
  isLast: boolean,
): Sides => {
  const offices = free.map((it) => ({ ...it, firm: firmOf(it.email, lines) }))
  let read = sides
  for (const office of offices) {
    const side = sideOf(read, office, lines, isLast)
    if (side !== null)
      read = { ...read, [side]: orSentence(read[side], textOf(office), CONFIDENCE) }
  }
  return read
}

const textOf = ({ firm, person, email, phone }: Office) => ({
  ...(firm === null ? {} : { firm }),
  ...(person === null ? {} : { handler: person }),
  email,
  ...(phone === null ? {} : { phone }),
})

/** The name in the lines that the domain of an address spells. */
const firmOf = (email: string, lines: readonly string[]) =>
  lines
    .flatMap((line) => [...line.matchAll(NAME)].map(([name]) => name))
    .find((name) => isDomainOf(email, name) && !isSurelyPerson(name)) ?? null

const sideOf = (
  sides: Sides,
  office: Office,
  lines: readonly string[],
  isLast: boolean,
): Side | null => {
  const both = ['seller', 'buyer'] as const
  const own = both.find((side) => {
    const firm = sides[side].firm.value
    return firm !== null && isDomainOf(office.email, firm)
  })
  if (own) return sides[own].email.value === null ? own : null
  if (office.firm === null) return null
  const open = both.filter((side) => sides[side].firm.value === null)
  const near = lines.slice(Math.max(0, office.at - 3), office.at + 1).join(' ')
  const isLaw = OF_LAW.test(office.firm) || ACTS.test(lines[office.at] ?? '')
  const told = isLaw && ACTS.test(near) ? open.filter((side) => OF_SIDE[side].test(near)) : []
  if (told.length === 1) return told[0] ?? null
  const [only, other] = open
  return isLast && only && !other && OF_LAW.test(office.firm) ? only : null
}
