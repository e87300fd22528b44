import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsIn } from '#domain/is-record'

export type Person = {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly address: string | null
}
export type Office = Readonly<
  Record<'firm' | 'branch' | 'handler' | 'email' | 'phone', string | null>
>

/** What a memorandum is known to say. */
export type Known = {
  readonly address: string
  readonly postcode: string | null
  readonly price: number
  readonly deposit: number | null
  readonly tenure: string | null
  readonly years: number | null
  readonly accepted: string | null
  readonly exchange: string | null
  readonly completion: string | null
  readonly sellers: readonly Person[]
  readonly buyers: readonly Person[]
  readonly sellerLawyer: Office
  readonly buyerLawyer: Office
  readonly agent: Office
  readonly sellerChain: string | null
  readonly buyerChain: string | null
  readonly funding: string | null
  readonly lender: string | null
  readonly fixtures: string | null
  readonly conditions: readonly string[]
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const number = (value: unknown) => (typeof value === 'number' ? value : null)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const personOf = (value: unknown): readonly Person[] => {
  const { name, phone, email, address } = fieldsIn(value)
  const known = text(name)
  return known === null
    ? []
    : [{ name: known, phone: text(phone), email: text(email), address: text(address) }]
}

const officeOf = (value: unknown): Office => {
  const { firm, agency, branch, handler, negotiator, email, phone } = fieldsIn(value)
  const name = text(firm ?? agency)
  if (name === null) return { firm: null, branch: null, handler: null, email: null, phone: null }
  return {
    firm: name,
    branch: text(branch),
    handler: text(handler ?? negotiator),
    email: text(email),
    phone: text(phone),
  }
}

const knownIn = (value: unknown): readonly Known[] => {
  const fields = fieldsIn(fieldsIn(value)['fields'])
  const chain = fieldsIn(fields['chain'])
  const address = text(fields['address'])
  const price = number(fields['price_pence'])
  const sellers = list(fields['sellers']).flatMap(personOf)
  const buyers = list(fields['buyers']).flatMap(personOf)
  if (address === null || price === null || sellers.length === 0 || buyers.length === 0) return []
  return [
    {
      ...{ address, price, sellers, buyers },
      postcode: text(fields['postcode']),
      deposit: number(fields['deposit_pence']),
      tenure: text(fields['tenure']),
      years: /freehold/.test(text(fields['tenure']) ?? '') ? null : number(fields['lease_years']),
      accepted: text(fields['offer_accepted_on']),
      exchange: text(fields['target_exchange']),
      completion: text(fields['target_completion']),
      sellerLawyer: officeOf(fields['seller_conveyancer']),
      buyerLawyer: officeOf(fields['buyer_conveyancer']),
      agent: officeOf(fields['agent']),
      sellerChain: text(chain['seller']),
      buyerChain: text(chain['buyer']),
      funding: text(fields['funding']),
      lender: text(fields['lender']),
      fixtures: text(fields['fixtures']),
      conditions: list(fields['special_conditions']).flatMap((it) => text(it) ?? []),
    },
  ]
}

const folder = join(import.meta.dirname, '../memos')

/** What all memoranda with an answer are known to say. */
export const allKnown: readonly Known[] = readdirSync(folder)
  .filter((name) => name.endsWith('.expected.json'))
  .flatMap((name) => knownIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))))

/** The answer in the form in which a reading is scored. */
export const answerOf = (known: Known) => ({
  address: known.address,
  postcode: known.postcode,
  price_pence: known.price,
  deposit_pence: known.deposit,
  tenure: known.tenure,
  lease_years: known.years,
  offer_accepted_on: known.accepted,
  target_exchange: known.exchange,
  target_completion: known.completion,
  sellers: known.sellers,
  buyers: known.buyers,
  seller_conveyancer: known.sellerLawyer,
  buyer_conveyancer: known.buyerLawyer,
  agent: { ...known.agent, agency: known.agent.firm, negotiator: known.agent.handler },
  chain: { seller: known.sellerChain, buyer: known.buyerChain },
  funding: known.funding,
  lender: known.lender,
  fixtures: known.fixtures,
  special_conditions: known.conditions,
})
