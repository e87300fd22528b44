import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'

const text = (maxLength: number) => z.string().check(z.trim(), atMost(maxLength))

/** A seller or buyer as a memorandum names them; empty for what it does not say. */
export const MemoParty = z.strictObject({
  name: lineText(160).check(z.minLength(1, 'Enter a name.')),
  email: lineText(254),
  phone: lineText(40),
  address: lineText(240),
})
export type MemoParty = z.infer<typeof MemoParty>

export const MemoTenure = z.enum(['freehold', 'leasehold', 'share_of_freehold'])
export const SellerChain = z.enum(['no_chain', 'buying_on'])
export const BuyerChain = z.enum(['no_chain', 'selling'])
export const MemoFunding = z.enum(['mortgage', 'cash'])

const parties = z.array(MemoParty).check(z.maxLength(8, 'Enter 8 people or fewer.'))

/** What a memorandum of sale says, as somebody has checked it. Empty or null: not stated. */
export const MemoFacts = z.strictObject({
  address: lineText(240),
  postcode: lineText(12),
  /** The agreed price, whole pence. */
  price: z.nullable(Pence),
  deposit: z.nullable(Pence),
  tenure: z.nullable(MemoTenure),
  lease_years: z.nullable(z.int().check(z.minimum(0), z.maximum(9999, 'Enter 9999 or fewer.'))),
  sellers: parties,
  buyers: parties,
  seller_firm: lineText(160),
  seller_handler: lineText(160),
  seller_firm_email: lineText(254),
  seller_firm_phone: lineText(40),
  buyer_firm: lineText(160),
  buyer_handler: lineText(160),
  buyer_firm_email: lineText(254),
  buyer_firm_phone: lineText(40),
  agency: lineText(160),
  branch: lineText(160),
  negotiator: lineText(160),
  agent_email: lineText(254),
  agent_phone: lineText(40),
  offer_accepted_on: z.nullable(DateOnly),
  target_exchange_on: z.nullable(DateOnly),
  target_completion_on: z.nullable(DateOnly),
  seller_chain: z.nullable(SellerChain),
  buyer_chain: z.nullable(BuyerChain),
  funding: z.nullable(MemoFunding),
  lender: lineText(160),
  fixtures: text(4000),
  conditions: z.array(text(2000)).check(z.maxLength(60)),
})
export type MemoFacts = z.infer<typeof MemoFacts>
export type MemoFactName = keyof MemoFacts

/** How sure the reader was of each field, from 0 to 1; a field that is not here was not read. */
export const MemoConfidence = z.record(z.string(), z.number())
export type MemoConfidence = z.infer<typeof MemoConfidence>

/** Facts of which nothing is known yet. */
export const blankMemoFacts: MemoFacts = {
  address: '',
  postcode: '',
  price: null,
  deposit: null,
  tenure: null,
  lease_years: null,
  sellers: [],
  buyers: [],
  seller_firm: '',
  seller_handler: '',
  seller_firm_email: '',
  seller_firm_phone: '',
  buyer_firm: '',
  buyer_handler: '',
  buyer_firm_email: '',
  buyer_firm_phone: '',
  agency: '',
  branch: '',
  negotiator: '',
  agent_email: '',
  agent_phone: '',
  offer_accepted_on: null,
  target_exchange_on: null,
  target_completion_on: null,
  seller_chain: null,
  buyer_chain: null,
  funding: null,
  lender: '',
  fixtures: '',
  conditions: [],
}
