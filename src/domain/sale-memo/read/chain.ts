import type { Entry } from './entry.ts'
import { BY_SENTENCE, type Found, found, isUnknown, type MemoFields, NOTHING } from './fields.ts'
import type { Side } from './label/label.ts'
import { bothSides, type Clause, pronounSide } from './unsaid-side.ts'
import { asOneText } from './wrapped-answer.ts'

type Chain = MemoFields['chain']

const SELLER = /\b(?:sellers?|vendors?|owners?|gwerthwr|gwerthwyr|(?:your|our|the) clients?)\b/i
const BUYER = /\b(?:buyers?|purchasers?|applicants?|prynwr|prynwyr)\b/i

const NO_CHAIN: Readonly<Record<Side, RegExp>> = {
  seller:
    /^\W*rented\b|\b(?:not in (?:a|any) chain|dim cadwyn|no (?:upper|upward) chain|nothing above|(?:in)?to rented|will rent|nowhere to buy|nothing found|move in with family|staying with family|no onward|no o\/w|not [^.;,]{0,20}\bonward|not tied to|(?:purchase|move|chain) (?:is )?not (?:required|needed)|already (?:purchased|has (?:another|a new))|relatives|(?:in)?to (?:a )?(?:rental|care|sheltered)|no (?:further|related|upward|dependent|forward)?\s*(?:chain|purchase|move)|chain[ -]free|not (?:be )?(?:buying|purchasing|looking to buy)|abroad|nothing to buy|no chain|end of (?:the )?chain|top of (?:the )?chain|mov(?:e|ing) (?:in)?to (?:rented|family|a rental|care)|none (?:on |at )?either (?:way|side|end)|going into (?:rented|care)|vacant possession|renting|without (?:an )?onward|second home|no property to buy|(?:isn't|aren't|is not|are not) (?:buying|purchasing|looking|moving)|breaking the chain|emigrating|nothing onward|travelling|investment property|tenanted investment|tenant(?:s)? (?:is |are )?(?:leaving|vacating)|moving in with|(?:to|will|and) live with|(?:neither|none|nobody|without|n't|never)\b[^.;]{0,30}\b(?:onward|purchase|buying|buy)|no purchase|bought already|bought elsewhere|rented (?:house|flat|home|property)|already (?:bought|housed|moved|own\w*)|sheltered (?:housing|accommodation))\b/i,
  buyer:
    /\b(?:not in (?:a|any) chain|free (?:of|from) (?:any|a|the) chain|sold (?:her|his|their) (?:last|previous|former) |buy(?:ing)?[ -]to[ -]let|(?:lives?|living|staying|lodg\w+) with (?:\w+ )?(?:parents?|family|mother|father|partner|friends?|relatives|daughter|son|sister|brother)|dim cadwyn|first purchase|no (?:property|house|home|flat|(?:related|dependent|associated|linked|other) sale|sale|onward|chain|linked sale)\b|(?<!\b(?:to|with|from|by) (?:an? |another )?)(?:(?:first|1st)[ -]?time(?! buyers? below)|ftbs?\b)|none (?:on |at )?either (?:way|side|end)|nothing to sell|not (?:selling|dependent|reliant|tied)|chain[ -]free|no chain|rent(?:ed|ing)|rents (?:at|a)|in rented|(?:does|do) not (?:need|have) to sell|(?:does|do) not have (?:a|any) (?:property|house|home|flat)|without a (?:related )?sale|(?<!\bto (?:an? )?)(?:buy[ -]to[ -]let )?investors?|bottom of (?:the )?chain|end of (?:the )?chain|living with (?:their |his |her )?(?:parents?|family|mother|father)|has sold and|already sold(?!,? (?:stc|sstc|subject|under))|already completed|sale (?:has )?(?:already )?completed|completed (?:their|his|her|the) (?:own )?sale)/i,
}
const IN_CHAIN: Readonly<Record<Side, RegExp>> = {
  seller:
    /\b(?:onward|o\/w|looking for (?:another|an?|somewhere|their|his|her)\b|(?:a|another|their|his|her|new) purchase|buying on|buy on|buying|purchasing|purchase agreed|buys|looking to buy|has found|have found|found a|(?:related|linked|associated|simultaneous|dependent) purchase|tied to a|dependent (?:up)?on|seeking|searching|in a chain|chain above|to buy|another property|next home|offer accepted on|reserved(?! (?:to|for|by|out)\b)|looking to purchase|intends? to (?:buy|purchase)|downsizing to|downsizing and have)\b/i,
  buyer:
    /\b(?:selling|on the market|tied to a sale|(?:related|linked|associated|simultaneous|dependent) sale|has sold|have sold|sale agreed|sold,? (?:stc|subject)|\bsold\b|sstc|under offer|property to sell|house to sell|to sell|own sale|dependent (?:up)?on|sells|part[ -]exchange|from (?:the )?sale of|sale of (?:their|his|her|your|own|\d)|(?:has|have|found) a buyer|buyer found|sale (?:is |has been )?(?:stc|agreed)|existing (?:property|home)|chain below|chain of (?:two|three|four|five|\d)|complete chain|in a chain|own property)\b/i,
}

const STATED: readonly Entry['topic'][] = ['chain', 'funding', 'whole', 'address']

/** Clauses that tell of this sale and not of another one. */
const OF_OTHER: Readonly<Record<Side, RegExp>> = {
  seller: /\b(?:buying|purchasing)\b.*\bfrom (?:the )?(?:seller|vendor)/i,
  buyer:
    /\bselling\b.*\bto (?:the )?(?:buyer|purchaser)|\b(?:her|his|their) (?:own )?(?:buyer|purchaser)s?\b/i,
}

/** Whether each side is tied to another sale or purchase; notes and conditions are not asked. */
export const chainOf = (entries: readonly Entry[], sentences: readonly string[]): Chain => {
  const labelled = entries.filter(({ topic, office }) => office === null && STATED.includes(topic))
  const stated = labelled.flatMap(({ values, side }) =>
    clausesOf(asOneText(values), side === 'client' ? null : side),
  )
  stated.push(...tiesIn(entries), ...tiesToldIn(entries), ...labelled.flatMap(noChainIn))
  const notes = entries.filter(({ topic }) => topic === 'notes').flatMap(({ values }) => values)
  const dated = entries
    .filter(({ topic }) => topic === 'completed' || topic === 'date')
    .flatMap(({ values }) => values)
  const told = toldIn([
    ...sentences,
    ...dated,
    ...notes.filter(isOfChain).flatMap((it) => it.split(/(?<=[.;])\s+/)),
  ])
  return {
    seller: first('seller', stated, told, 'buying_on'),
    buyer: first('buyer', stated, told, 'selling'),
  }
}

/** What a side does itself, whatever is said of those whom it depends on. */
const TIED: Readonly<Record<Side, RegExp>> = {
  seller: /(?:^|\b(?:is|are) )(?:buying|purchasing)(?! (?:nothing|until|not?|is)\b)\b/i,
  buyer: /(?:^|\b(?:is|are) )selling(?! (?:nothing|not|is)\b)\b/i,
}

/** What is answered on whether either side has another sale or purchase. */
const tiesIn = (entries: readonly Entry[]): readonly Clause[] => {
  const answer = (topic: 'toSell' | 'toBuy') =>
    entries.find((it) => it.topic === topic)?.values.join(' ') ?? ''
  const [toSell, toBuy] = [answer('toSell'), answer('toBuy')]
  const ties: Clause[] = []
  if (NO.test(toBuy)) ties.push({ side: 'seller', text: 'no onward purchase' })
  if (/^(?:y|yes)\b/i.test(toBuy)) ties.push({ side: 'seller', text: 'buying on' })
  if (NO.test(toSell)) ties.push({ side: 'buyer', text: 'nothing to sell' })
  if (/^(?:y|yes|sold|sstc|under offer)\b/i.test(toSell))
    ties.push({ side: 'buyer', text: 'property to sell' })
  return ties
}

/** What is told, in more than a word, of the seller's purchase or the buyer's sale. */
const tiesToldIn = (entries: readonly Entry[]): readonly Clause[] =>
  entries.flatMap(({ topic, values }) => {
    const text = values.join(', ')
    if (topic !== 'toBuy' && topic !== 'toSell') return []
    return clausesOf(text, topic === 'toBuy' ? 'seller' : 'buyer')
  })

const NO = /^(?:no|none|n\b)/i
const NO_CHAIN_AT_ALL =
  /^(?:none|no|nil|no (?:onward )?chain|chain[ -]free)(?:\W*$|[.;]\s| [–-] | (?:on |at )?either\b)/i

/** The sides that a label of the chain has nothing for. */
const noChainIn = ({ topic, side, values }: Entry): readonly Clause[] => {
  const text = values.join(' ')
  if (topic !== 'chain' || side === 'client' || !NO_CHAIN_AT_ALL.test(text)) return []
  const isBoth = side === null || /\beither\b/i.test(text)
  const sides = isBoth ? (['seller', 'buyer'] as const) : [side]
  return sides.map((it) => ({ side: it, text: 'no chain' }))
}

/** Whether a note tells of another sale or purchase, and is no condition about one. */
const isOfChain = (note: string) =>
  /\b(?:chain|onward|related|bought|own (?:sale|purchase)|rented|renting|first[ -]time)\b/i.test(
    note,
  ) && !/\b(?:subject to|conditional|simultaneous)\b/i.test(note)

/** The clauses of sentences; 'she' is of the side that the sentence before speaks of. */
const toldIn = (sentences: readonly string[]): readonly Clause[] => {
  let last: Side | null = null
  return sentences.flatMap((sentence) => {
    const clauses = clausesOf(
      sentence,
      /^(?:She|He|They|Her|His|Their)\b/.test(sentence) ? last : null,
      true,
    )
    last = clauses.at(-1)?.side ?? sideOf(sentence)
    return clauses
  })
}

const NONE = /^\W*(?:(?:the )?(?:sellers?|vendors?|buyers?|purchasers?)\W+)?(?:none|nil)\W*$/i

const first = <T extends string>(
  side: Side,
  stated: readonly Clause[],
  told: readonly Clause[],
  tied: T,
) => {
  const by = (clauses: readonly Clause[], confidence: number): Found<'no_chain' | T | null> => {
    const own = clauses.filter((it) => it.side === side && !OF_OTHER[side].test(it.text))
    const isTied = own.some(({ text }) => TIED[side].test(text) && !NO_CHAIN[side].test(text))
    if (isTied) return found(tied, Math.min(confidence, 0.8))
    if (own.some(({ text }) => NO_CHAIN[side].test(text) || NONE.test(text)))
      return found('no_chain', confidence)
    if (own.some(({ text }) => IN_CHAIN[side].test(text))) return found(tied, confidence)
    return NOTHING
  }
  const labelled = by(stated, 0.9)
  return labelled.value === null ? by(told, BY_SENTENCE) : labelled
}

const JOINT = /\s*(?:[;\n]|\.\s|,\s+|\s+(?:and|but|while|whilst|whereas)\s+|\s+[–—/-]\s+)\s*/

/** The clauses of a text, each with the side that it or the one before speaks of. */
const clausesOf = (given: string, before: Side | null, isProse = false): readonly Clause[] => {
  const text = given
    .replaceAll(/(?<=^|,\s)[-•*▪·]\s+/g, '')
    .replaceAll(/\((?:the |their |his |her )?(?:buyer|purchaser)s? (?:is|are) [^)]*\)/gi, '')
    .replaceAll(/(?<=\b(?:has|have|found) a buyer\b)[^.;]*/gi, '')
    .replaceAll(
      /(?<=\b(?:property|house|home|flat|purchase)),? (?:with|that has|which has) no (?:\w+ )?chain\b/gi,
      '',
    )
    .replaceAll(/\bsold and (?:has |have )?completed\b/gi, 'already completed')
    .replaceAll(/(?<=^|[.;,/]\s*)[SV]\s?[:=]\s+/g, 'seller ')
    .replaceAll(/(?<=^|[.;,/]\s*)[BP]\s?[:=]\s+/g, 'buyer ')
  if (isUnknown(text)) return []
  let side = before
  return text.split(JOINT).flatMap((clause) => {
    side = sideOf(clause) ?? (isProse ? pronounSide(clause) : null) ?? side
    return side === null ? bothSides(clause, isProse) : [{ side, text: clause }]
  })
}

const sideOf = (clause: string): Side | null => {
  const seller = clause.search(SELLER)
  const buyer = clause.search(BUYER)
  if (seller < 0 && buyer < 0) return null
  if (seller < 0 || buyer < 0) return seller < 0 ? 'buyer' : 'seller'
  return seller < buyer ? 'seller' : 'buyer'
}
