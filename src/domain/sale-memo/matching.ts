import * as z from 'zod/mini'
import { parsePostcode } from '#domain/postcode'
import type { MemoFacts } from './facts.ts'
import { MemoMatch } from './memo.ts'

/** A quote, lead or case that a memo may be about, with why. */
export const MemoCandidate = z.object({
  ...MemoMatch.shape,
  people: z.string(),
  address: z.string(),
  postcode: z.string(),
  /** Whole pence. */
  price: z.nullable(z.int()),
  agency: z.nullable(z.string()),
  /** 'sold', 'presold', or the status of a case. */
  stage: z.string(),
  /** Per cent. */
  score: z.int(),
  reasons: z.array(z.string()),
})
export type MemoCandidate = z.infer<typeof MemoCandidate>
export type UnscoredCandidate = Omit<MemoCandidate, 'score' | 'reasons'>

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)

const NOISE = new Set(['the', 'and', 'flat', 'apartment', 'house', 'mr', 'mrs', 'miss', 'ms', 'dr'])

const PART_OF_HOUSE = /^(?:flat|unit|apartment|apt|suite|plot|floor|first|second|ground)$/

const isStreet = (part: string) =>
  wordsOf(part).filter((word) => /^\p{L}{2,}/u.test(word) && !PART_OF_HOUSE.test(word)).length > 1

/** The words of an address up to its street, or up to the name of the house. */
const firstLine = (address: string) => {
  const parts = address.split(',')
  const upTo = parts.findIndex(isStreet)
  return parts.slice(0, upTo < 0 ? 1 : upTo + 1).join(' ')
}

/** Whether two addresses are the same property: one's house and street in the other, and no other postcode. */
export const isSameProperty = (
  one: Pick<MemoFacts, 'address' | 'postcode'>,
  other: Pick<MemoFacts, 'address' | 'postcode'>,
): boolean => {
  const [a, b] = [parsePostcode(one.postcode), parsePostcode(other.postcode)]
  if (a !== null && b !== null && a !== b) return false
  const [short, long] = [wordsOf(firstLine(one.address)), wordsOf(other.address)]
  return short.length > 0 && short.every((word) => long.includes(word))
}

const surnamesOf = (names: string) => wordsOf(names).filter((it) => it.length > 2 && !NOISE.has(it))

const sharedPerson = (facts: MemoFacts, people: string) => {
  const known = surnamesOf(people)
  return [...facts.sellers, ...facts.buyers].find(({ name }) => {
    const surname = wordsOf(name).at(-1) ?? ''
    return surname.length > 2 && known.includes(surname)
  })
}

const isSameAgency = (facts: MemoFacts, agency: string | null) =>
  agency !== null &&
  facts.agency !== '' &&
  wordsOf(facts.agency).slice(0, 2).join(' ') === wordsOf(agency).slice(0, 2).join(' ')

const isNearPrice = (one: number | null, other: number | null) =>
  one !== null && other !== null && other > 0 && Math.abs(one - other) / other <= 0.1

/** A candidate with how likely the memo is about it, and why. */
export const scored = (facts: MemoFacts, candidate: UnscoredCandidate): MemoCandidate => {
  const person = sharedPerson(facts, candidate.people)
  const found: readonly (readonly [boolean, number, string])[] = [
    [isSameProperty(facts, candidate), 60, 'same property'],
    [person !== undefined, 25, `same name, ${person?.name ?? ''}`],
    [isSameAgency(facts, candidate.agency), 10, 'same agent'],
    [isNearPrice(facts.price, candidate.price), 5, 'price within 10 per cent'],
  ]
  const holds = found.filter(([is]) => is)
  return {
    ...candidate,
    score: holds.reduce((sum, [, points]) => sum + points, 0),
    reasons: holds.map(([, , reason]) => reason),
  }
}

/** How many per cent make a match that may be proposed. */
export const LEAST_SCORE = 25

/** The candidates that a memo may be about, the likeliest first. */
export const ranked = (
  facts: MemoFacts,
  candidates: readonly UnscoredCandidate[],
): MemoCandidate[] =>
  candidates
    .map((it) => scored(facts, it))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 8)

/** Above this share the price of a quote has to be looked at again. */
const MOST_APART = 0.02

/** How far the agreed price is from that of a quote, in pence; null within two per cent, and where one is not known. */
export const priceDifference = (agreed: number | null, quoted: number | null): number | null => {
  if (agreed === null || quoted === null || quoted === 0) return null
  return Math.abs(agreed - quoted) / quoted > MOST_APART ? agreed - quoted : null
}
