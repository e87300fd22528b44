import type { Entry } from './entry.ts'
import type { Side } from './label/label.ts'
import { FIRM_WORD } from './office.ts'

/** The entries with what is said of how each side is placed as that side's own. */
export const withPositions = (entries: readonly Entry[]): readonly Entry[] =>
  repeatedOfSides(entries.flatMap(belowLawyers))

/** Words of a line on how somebody buys, sells or moves. */
const POSITION =
  /\b(?:first[ -]time|ftbs?|chain|onward|nothing to (?:sell|buy)|buying|selling|purchasing|renting|rented|cash (?:buyer|purchaser)s?|mortgage|moving (?:to|into|in|abroad)|sold|s?stc|under offer)\b/i

/** Who acts, and apart from it the lines below that say how the client is placed. */
const belowLawyers = (entry: Entry): readonly Entry[] => {
  if (entry.office !== 'conveyancer' || entry.side === null) return [entry]
  const isPosition = (text: string, at: number) =>
    at > 0 && POSITION.test(text) && !FIRM_WORD.test(text)
  const told = entry.values.filter(isPosition)
  if (told.length === 0) return [entry]
  return [
    { ...entry, values: entry.values.filter((text, at) => !isPosition(text, at)) },
    { side: entry.side, office: null, topic: 'chain', values: told },
  ]
}

const SIDES = /(?<!\b(?:time|cash|mortgage|bona fide) )\b(?:seller|vendor|buyer|purchaser)s?\b/i

/** A label on somebody's position that stands once below each side, as that side's. */
const repeatedOfSides = (entries: readonly Entry[]): readonly Entry[] => {
  const above = sidesAbove(entries)
  const open = entries.flatMap((entry, at) => (isOpen(entry) ? [at] : []))
  const [one, other, ...more] = open.map((at) => above[at] ?? null)
  if (more.length > 0 || one == null || other == null || one === other) return entries
  return entries.map((entry, at) =>
    open.includes(at) ? { ...entry, side: above[at] ?? null } : entry,
  )
}

const isOpen = ({ topic, side, office, values }: Entry) =>
  topic === 'chain' &&
  side === null &&
  office === null &&
  values.length > 0 &&
  !SIDES.test(values.join(' '))

/** The side that the last label above each entry names. */
const sidesAbove = (entries: readonly Entry[]) => {
  let last: Side | null = null
  return entries.map(({ side }) => {
    if (side !== null && side !== 'client') last = side
    return last
  })
}
