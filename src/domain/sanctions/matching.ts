import type { DateOnly } from '#domain/dates'
import type { SanctionsEntry } from './list.ts'
import { nameLikeness, nameTokens, skeletonOf } from './names.ts'

/** Somebody of a case as they are compared: each of their names, and their date of birth where we have it. */
type ScreenedPerson = {
  readonly names: readonly string[]
  readonly born: DateOnly | null
}

type BirthMatch = 'agrees' | 'differs' | 'unknown'

type Likeness = {
  /** The name on the list that is most like theirs. */
  readonly name: string
  /** From 0 to 1. */
  readonly score: number
  readonly born: BirthMatch
}

/** What a name has to reach: less where the birth date agrees, more where it differs, which alone clears nobody. */
const LEAST: Readonly<Record<BirthMatch, number>> = { agrees: 0.78, unknown: 0.85, differs: 0.95 }

const YEAR = 4

const birthMatch = (born: DateOnly | null, births: readonly string[]): BirthMatch => {
  if (born === null || births.length === 0) return 'unknown'
  const isSame = births.some((it) => (it.length === YEAR ? born.startsWith(it) : it === born))
  if (isSame) return 'agrees'
  const year = Number(born.slice(0, YEAR))
  const isNear = births.some((it) => Math.abs(Number(it.slice(0, YEAR)) - year) <= 1)
  return isNear ? 'unknown' : 'differs'
}

/** How an entry of the list may be this person; null where it is not like them. */
export const likenessTo = (
  { names, born }: ScreenedPerson,
  entry: Pick<SanctionsEntry, 'names' | 'births'>,
): Likeness | null => {
  const theirs = names.map(nameTokens)
  const match = birthMatch(born, entry.births)
  const scored = entry.names.map((name) => {
    const tokens = nameTokens(name)
    return { name, score: Math.max(0, ...theirs.map((it) => nameLikeness(it, tokens))) }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score >= LEAST[match] ? { ...best, born: match } : null
}

/** By what a name is found among all entries: the consonants of each of its words. */
export const searchKeys = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap(nameTokens).map(skeletonOf)),
]
