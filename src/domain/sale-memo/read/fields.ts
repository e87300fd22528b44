import type { DateOnly } from '../../dates.ts'
import type { Pence } from '../../money.ts'

/** A value as it was read; confidence is 0 for what the memorandum does not state. */
export type Found<T> = { readonly value: T; readonly confidence: number }

export type FoundText = Found<string | null>

export type FoundParty = {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  /** Where they live now. */
  readonly address: string | null
}

export type FoundConveyancer = {
  readonly firm: FoundText
  readonly handler: FoundText
  readonly email: FoundText
  readonly phone: FoundText
}

export type FoundAgent = {
  readonly agency: FoundText
  readonly branch: FoundText
  readonly negotiator: FoundText
  readonly email: FoundText
  readonly phone: FoundText
}

export type Tenure = 'freehold' | 'leasehold' | 'share_of_freehold'

/** What a memorandum of sale says, each value with how sure the reader is of it, from 0 to 1. */
export type MemoFields = {
  readonly address: FoundText
  readonly postcode: FoundText
  readonly pricePence: Found<Pence | null>
  readonly depositPence: Found<Pence | null>
  readonly tenure: Found<Tenure | null>
  readonly leaseYears: Found<number | null>
  readonly sellers: Found<readonly FoundParty[]>
  readonly buyers: Found<readonly FoundParty[]>
  readonly sellerConveyancer: FoundConveyancer
  readonly buyerConveyancer: FoundConveyancer
  readonly agent: FoundAgent
  readonly offerAcceptedOn: Found<DateOnly | null>
  readonly targetExchange: Found<DateOnly | null>
  readonly targetCompletion: Found<DateOnly | null>
  readonly chain: {
    readonly seller: Found<'no_chain' | 'buying_on' | null>
    readonly buyer: Found<'no_chain' | 'selling' | null>
  }
  readonly funding: Found<'mortgage' | 'cash' | null>
  readonly lender: FoundText
  readonly fixtures: FoundText
  readonly specialConditions: Found<readonly string[]>
}

/** What sentences say of a conveyancer. */
export type ConveyancerText = Partial<Record<'firm' | 'handler' | 'email' | 'phone', string>>

export const NOTHING = { value: null, confidence: 0 } as const

export const found = <T>(value: T, confidence: number): Found<T> => ({ value, confidence })

/** The text with how sure it is; nothing for null. */
export const foundText = (value: string | null, confidence: number): FoundText =>
  value === null ? NOTHING : { value, confidence }

/** What an explicit label states in its usual form. */
export const BY_LABEL = 0.95
/** What a sentence states in words that leave little doubt. */
export const BY_SENTENCE = 0.85
/** What stands where such a thing usually stands. */
export const BY_PLACE = 0.7
/** What is left over when all else is taken. */
export const BY_GUESS = 0.5

const UNKNOWN =
  /^\W*(?:(?:details )?(?:to be|tb) ?(?:confirmed|advised|appointed|instructed|allocated|assigned|nominated|agreed|notified|arranged|provided|c|a)\b|t\.?b\.?[ac]\b|awaiting|awaited|not (?:yet )?(?:known|given|disclosed|supplied|chosen|decided|named|instructed|appointed|provided|applicable|stated|confirmed)|unknown|n\/?[ak]\b|none(?: known| yet)?\W*$|pending|nil|yet to|(?:purchaser|buyer|seller|vendor)s? (?:yet|still|has yet|have yet) to|no name\b|none given|no (?:contact|lender|solicitor|conveyancer)s? (?:assigned|known|yet|instructed|appointed)|-+\s*$|will follow|to follow|\?+|as yet|your good ?sel(?:f|ves)|you\W*(?:please)?\W*$|yourselves|ourselves|your (?:firm|selves))/i

/** Whether a value only says that it is not known yet. */
export const isUnknown = (text: string) => UNKNOWN.test(text) || text.trim() === ''
