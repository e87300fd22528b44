import type { Entry } from '../entry.ts'

const USING =
  /(?:[,;(.]?\s*\b|\s)(?:(?:is |are |who is |who are )?(?:using|instructing|represented by|has instructed|have instructed)|(?:his|her|their) (?:solicitors?|lawyers?|conveyancers?) (?:are|is|will be)|[,;–—-] (?:sols?|solrs?|solicitors?|lawyers?|conveyancers?)\b:?)\s+(?=\p{Lu})(.+?)\)?\.?$/u

/** Words that show that a value speaks of the other side too. */
const OTHER = {
  seller: /\b(?:buyer|purchaser)s?\b/i,
  buyer: /\b(?:seller|vendor)s?\b/i,
}

/** The firm through which a party is reached: 'c/o Fosse Barton Solicitors, Mr Barton'. */
const THROUGH = /^(?:c\/o|care of)\s+(.+)$/i

const isParty = ({ office, side, topic, values }: Entry) =>
  office === null && side !== null && topic === 'whole' && values.length > 0

/** The entries with what a second label gives each side as its lawyers, where it begins with a firm of them. */
const secondAsLawyers = (entries: readonly Entry[]): readonly Entry[] => {
  const parties = entries.filter(isParty)
  const second = parties.filter(
    (it, index) => parties.findIndex(({ side }) => side === it.side) !== index,
  )
  const isFirm = second.some(({ values }) => LAWYERS.test(values[0]?.split(/[,(]/)[0] ?? ''))
  const [only, other] = second
  const isAlone = only !== undefined && other === undefined && isOpen(entries, only)
  if (isFirm && isAlone) return asLawyers(entries, second)
  if (!isFirm || second.length !== 2 || second[0]?.side === second[1]?.side) return entries
  return asLawyers(entries, second)
}

const asLawyers = (entries: readonly Entry[], own: readonly Entry[]): readonly Entry[] =>
  entries.map((it) => (own.includes(it) ? { ...it, office: 'conveyancer' as const } : it))

/** Whether no label gives the lawyers of a side. */
const isOpen = (entries: readonly Entry[], { side }: Entry) =>
  !entries.some((it) => it.office === 'conveyancer' && it.side === side && it.values.length > 0)

/** A party's lines, with those from a firm of lawyers on as what they are. */
const belowAsLawyers = (entry: Entry): readonly Entry[] => {
  const isLawyers = (text: string) => FIRM.test(text) || LAWYERS.test(THROUGH.exec(text)?.[1] ?? '')
  const at = isParty(entry) ? entry.values.findIndex(isLawyers) : -1
  if (at < 1) return [entry]
  const before = entry.values.slice(0, at)
  const below = entry.values.slice(at).map((text) => text.replace(THROUGH, '$1'))
  const lawyers = below.filter((text) => !OF_CHAIN.test(text))
  return [
    { ...entry, values: [...before, ...below.filter((text) => OF_CHAIN.test(text))] },
    { ...entry, office: 'conveyancer', values: lawyers },
  ]
}

/** A line that is the name of such a firm and nothing else. */
const FIRM =
  /^(?:\p{Lu}[\p{L}'&,-]*\s(?:& )?)+(?:Solicitors|Law|Legal|Lawyers|Conveyancing|LLP)(?: Ltd)?$/u
const OF_CHAIN = /\b(?:chain|purchase|sell|selling|sold|buying|onward|mortgage|cash)\b/i

const LAWYERS = /\b(?:solicitors|law|legal|lawyers|conveyanc\w+)\b/i

/** The entries, where a party's value names its lawyer as two: 'Mr Lark, using Kestrel Bridge Law'. */
export const withToldLawyers = (entries: readonly Entry[]): readonly Entry[] =>
  secondAsLawyers(entries)
    .flatMap(belowAsLawyers)
    .flatMap((entry) => {
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
