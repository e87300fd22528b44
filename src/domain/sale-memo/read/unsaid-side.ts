import type { Side } from './label/label.ts'

/** A part of a sentence, with the side that it speaks of. */
export type Clause = { readonly side: Side | null; readonly text: string }

const PURCHASE_TOLD =
  /\b(?:own (?:place|house|home|flat)|borrowing|mortgage|first[ -]?time|first purchase|to sell|nothing to sell|cash|own sale|depend\w* (?:up)?on the sale of|conditional on the sale of)\b/i
const SALE_TOLD = /\bonward purchase\b|\bbuying on\b/i

/** Who 'they' are, by what only one side does. */
export const pronounSide = (clause: string): Side | null =>
  PURCHASE_TOLD.test(clause) ? 'buyer' : SALE_TOLD.test(clause) ? 'seller' : null

/** What a clause that names neither side says of one of them or of both. */
export const bothSides = (clause: string, isProse: boolean): readonly Clause[] => {
  if (
    /\bno (?:upper|upward|onward) chain\b|\bno chain (?:above|up)\b|\bnothing above\b/i.test(clause)
  )
    return [{ side: 'seller', text: 'no chain' }]
  if (/\bno (?:lower|downward) chain\b|\bno chain (?:below|down)\b|\bnothing below\b/i.test(clause))
    return [{ side: 'buyer', text: 'no chain' }]
  if (/\bno chain (?:at |on |in )?either (?:end|side|way|direction)\b/i.test(clause))
    return (['seller', 'buyer'] as const).map((side) => ({ side, text: 'no chain' }))
  if (isProse && !/^(?:(?:there is )?no chain|chain[- ]free)\W*$/i.test(clause)) return []
  if (
    /^(?:(?:there is )?no chain|chain[- ]free)\W*$|\bnone (?:on |at )?either\b|\b(?:neither|no chain (?:either|on either)|both (?:sides|parties))\b/i.test(
      clause,
    )
  )
    return ['seller' as const, 'buyer' as const].map((side) => ({ side, text: 'no chain' }))
  if (
    /\b(?:first[ -]?time|first purchase|ftb|from (?:the )?sale of|to sell|selling|rented|renting|sale of own)\b/i.test(
      clause,
    )
  )
    return [{ side: 'buyer', text: clause }]
  if (/\b(?:onward|buying|to buy|vacant)\b/i.test(clause)) return [{ side: 'seller', text: clause }]
  return []
}
