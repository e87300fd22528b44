import { entriesOf } from '#domain/entries'
import { onOneLine } from '#domain/one-line'
import { blankMemoFacts, type MemoConfidence, type MemoFactName, type MemoFacts } from './facts.ts'
import type { Found, FoundConveyancer, FoundParty, MemoFields } from './read/fields.ts'

type Reading = { readonly facts: MemoFacts; readonly confidence: MemoConfidence }

const MOST_LINE = 160

const line = (text: string | null, most = MOST_LINE) => onOneLine(text ?? '').slice(0, most)

const partiesOf = (people: readonly FoundParty[]) =>
  people.slice(0, 8).map(({ name, email, phone, address }) => ({
    name: line(name),
    email: line(email, 254),
    phone: line(phone, 40),
    address: line(address, 240),
  }))

type Read = { readonly [Name in MemoFactName]?: Found<MemoFacts[Name]> }

const text = ({ value, confidence }: Found<string | null>, most = MOST_LINE) => ({
  value: line(value, most),
  confidence,
})

const firmOf = ({ firm, handler, email, phone }: FoundConveyancer) => ({
  firm: text(firm),
  handler: text(handler),
  email: text(email, 254),
  phone: text(phone, 40),
})

/** What the reader found, as the facts that somebody checks, with how sure it is of each. */
export const factsOfReading = (fields: MemoFields): Reading => {
  const seller = firmOf(fields.sellerConveyancer)
  const buyer = firmOf(fields.buyerConveyancer)
  return collected({
    ...property(fields),
    sellers: { ...fields.sellers, value: partiesOf(fields.sellers.value) },
    buyers: { ...fields.buyers, value: partiesOf(fields.buyers.value) },
    seller_firm: seller.firm,
    seller_handler: seller.handler,
    seller_firm_email: seller.email,
    seller_firm_phone: seller.phone,
    buyer_firm: buyer.firm,
    buyer_handler: buyer.handler,
    buyer_firm_email: buyer.email,
    buyer_firm_phone: buyer.phone,
    ...agent(fields),
    ...terms(fields),
  })
}

const property = (fields: MemoFields): Read => ({
  address: text(fields.address, 240),
  postcode: text(fields.postcode, 12),
  price: fields.pricePence,
  deposit: fields.depositPence,
  tenure: fields.tenure,
  lease_years: fields.leaseYears,
})

const agent = ({ agent: read }: MemoFields): Read => ({
  agency: text(read.agency),
  branch: text(read.branch),
  negotiator: text(read.negotiator),
  agent_email: text(read.email, 254),
  agent_phone: text(read.phone, 40),
})

const terms = (fields: MemoFields): Read => ({
  offer_accepted_on: fields.offerAcceptedOn,
  target_exchange_on: fields.targetExchange,
  target_completion_on: fields.targetCompletion,
  seller_chain: fields.chain.seller,
  buyer_chain: fields.chain.buyer,
  funding: fields.funding,
  lender: text(fields.lender),
  fixtures: { ...fields.fixtures, value: (fields.fixtures.value ?? '').slice(0, 4000) },
  conditions: {
    ...fields.specialConditions,
    value: fields.specialConditions.value.slice(0, 60).map((it) => it.slice(0, 2000)),
  },
})

const collected = (read: Read): Reading => {
  const facts: Record<string, unknown> = { ...blankMemoFacts }
  const confidence: Record<string, number> = {}
  for (const [name, found] of entriesOf(read)) {
    if (found === undefined || found.confidence === 0) continue
    facts[name] = found.value
    confidence[name] = Math.round(found.confidence * 100) / 100
  }
  return { facts: { ...blankMemoFacts, ...facts }, confidence }
}
