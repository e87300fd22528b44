import type { Entry } from '../entry.ts'

const USING =
  /(?:[,;(.]?\s*\b|\s)(?:(?:is |are |who is |who are )?(?:using|instructing|represented by|has instructed|have instructed)|(?:his|her|their) (?:solicitors?|lawyers?|conveyancers?) (?:are|is|will be)|[–—-] (?:sols?|solrs?|solicitors?|lawyers?|conveyancers?)\b:?)\s+(?=\p{Lu})(.+?)\)?\.?$/u

/** Words that show that a value speaks of the other side too. */
const OTHER = {
  seller: /\b(?:buyer|purchaser)s?\b/i,
  buyer: /\b(?:seller|vendor)s?\b/i,
}

/** The entries, where a party's value names its lawyer as two: 'Mr Lark, using Kestrel Bridge Law'. */
export const withToldLawyers = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => {
    if (entry.office !== null || entry.side === null || entry.topic !== 'whole') return [entry]
    const isOfOther = entry.values.some((value) =>
      OTHER[entry.side === 'seller' ? 'seller' : 'buyer'].test(value),
    )
    const lawyers = isOfOther ? [] : entry.values.flatMap((value) => USING.exec(value)?.[1] ?? [])
    if (lawyers.length === 0) return [entry]
    const values = entry.values.map((value) => value.replace(USING, ''))
    return [
      { ...entry, values },
      { ...entry, office: 'conveyancer' as const, values: lawyers },
    ]
  })
