import * as z from 'zod/mini'
import { Referral } from '#domain/agent/referral'
import { DateOnly } from '#domain/date-schema'
import { MatterType, Nation } from '#domain/matter'
import { oneLine } from '#domain/one-line'
import { SaleStage } from './sale-stage.ts'

/** Yes, no or null for not known, which is listed for the client as a possible extra cost. */
export const Known = z.nullable(z.boolean())
export type Known = z.infer<typeof Known>

/** The work the client wants; 'both' is a linked sale and purchase. */
export const QuoteSubject = z.enum(['sale', 'purchase', 'both', 'remortgage', 'transfer-of-equity'])
export type QuoteSubject = z.infer<typeof QuoteSubject>

export const QuoteTenure = z.enum(['freehold', 'leasehold', 'share_of_freehold', 'commonhold'])
export type QuoteTenure = z.infer<typeof QuoteTenure>

// A draft accepts incomplete values; completeness.ts finds the problems.
const text = (maxLength: number) => z.string().check(z.maxLength(maxLength))
const line = (maxLength: number) => text(maxLength).check(oneLine)
const amount = z.nullable(z.int())
const count = z.nullable(
  z.int().check(z.minimum(0, 'Enter 0 or more.'), z.maximum(20, 'Enter 20 or fewer.')),
)

const propertyFields = {
  address: text(240),
  postcode: text(12),
  uprn: z.nullable(text(12)),
  /** Null if the postcode decides; needed if it is missing or crosses the border. */
  nation: z.nullable(Nation),
  /** Whole pence; the loan for a remortgage, the value of the whole for a transfer of equity. */
  price: amount,
  tenure: z.nullable(QuoteTenure),
  unregistered: Known,
  shared_ownership: Known,
  tall_building: Known,
  power_of_attorney: Known,
  expedited: Known,
}

export const SaleFacts = z.strictObject({
  ...propertyFields,
  mortgages_to_redeem: count,
  probate: Known,
  tenanted: Known,
  help_to_buy: Known,
  auction: Known,
})
export type SaleFacts = z.infer<typeof SaleFacts>

export const PurchaseFacts = z.strictObject({
  ...propertyFields,
  mortgage: Known,
  lender: line(120),
  new_build: Known,
  /** All buyers are first-time buyers and will live there. */
  first_time_buyer: Known,
  /** Another property is kept and the main home is not being replaced. */
  additional: Known,
  non_resident: Known,
  company: Known,
  /** A rental or development business, exempt from the flat rate for companies. */
  company_relief: Known,
  right_to_buy: Known,
  auction: Known,
  declaration_of_trust: Known,
  gifted_deposits: count,
  lifetime_isas: count,
  help_to_buy_isas: count,
  /** The date for the tax calculation; null for today. */
  expected_completion: z.nullable(DateOnly),
})
export type PurchaseFacts = z.infer<typeof PurchaseFacts>

export const RemortgageFacts = z.strictObject({
  ...propertyFields,
  lender: line(120),
  mortgages_to_redeem: count,
  debts_consolidated: count,
  help_to_buy: Known,
})
export type RemortgageFacts = z.infer<typeof RemortgageFacts>

export const TransferFacts = z.strictObject({
  ...propertyFields,
  mortgage: Known,
  lender: line(120),
  people_leaving: count,
  people_joining: count,
  declaration_of_trust: Known,
})
export type TransferFacts = z.infer<typeof TransferFacts>

export const QuoteClient = z.strictObject({
  contact_id: z.nullable(z.uuid()),
  title: z.optional(line(20)),
  first_name: line(80),
  last_name: line(80),
  email: line(254),
  phone: line(32),
})
export type QuoteClient = z.infer<typeof QuoteClient>

/** A manual price; `amount` is whole pence without VAT, negative for a discount. */
export const PriceOverride = z.strictObject({
  line_key: text(80),
  amount: z.int(),
  reason: text(200),
})
export type PriceOverride = z.infer<typeof PriceOverride>

/** A line that is not in the scale. */
export const AddedLine = z.strictObject({
  key: text(40),
  matter: MatterType,
  label: line(120),
  amount: z.int(),
  vat_rate: z.int().check(z.minimum(0), z.maximum(10_000)),
  reason: text(200),
})
export type AddedLine = z.infer<typeof AddedLine>

export const QuoteFacts = z.strictObject({
  subject: QuoteSubject,
  sale_stage: SaleStage,
  clients: z.array(QuoteClient).check(z.maxLength(8, 'A quote has at most 8 clients.')),
  sale: z.nullable(SaleFacts),
  purchase: z.nullable(PurchaseFacts),
  remortgage: z.nullable(RemortgageFacts),
  transfer_of_equity: z.nullable(TransferFacts),
  referral: z.nullable(Referral),
  owner_id: z.nullable(z.uuid()),
  giver_id: z.nullable(z.uuid()),
  bdm_id: z.nullable(z.uuid()),
  /** Null for the scale's default number of days after sending. */
  valid_until: z.nullable(DateOnly),
  overrides: z.array(PriceOverride).check(z.maxLength(40)),
  added_lines: z.array(AddedLine).check(z.maxLength(20)),
})
export type QuoteFacts = z.infer<typeof QuoteFacts>

export type MatterFacts = SaleFacts | PurchaseFacts | RemortgageFacts | TransferFacts

export const mattersOf = (subject: QuoteSubject): readonly MatterType[] =>
  subject === 'both' ? ['sale', 'purchase'] : [subject]

export const factsKey = (matter: MatterType) =>
  matter === 'transfer-of-equity' ? 'transfer_of_equity' : matter

/** The facts of one matter; null if not entered. */
export const factsOf = (facts: QuoteFacts, matter: MatterType): MatterFacts | null =>
  facts[factsKey(matter)]

/** The matters that have no price yet, so that their fees are in no total. */
export const mattersWithoutPrice = (facts: QuoteFacts): readonly MatterType[] =>
  mattersOf(facts.subject).filter((it) => factsOf(facts, it)?.price == null)

/** Whether any matter has a price, without which the total says nothing. */
export const hasPrice = (facts: QuoteFacts) =>
  mattersWithoutPrice(facts).length < mattersOf(facts.subject).length

/** The introducing agency, whose fee scale applies if it has one. */
export const introducerOf = ({ referral }: Pick<QuoteFacts, 'referral'>) =>
  referral?.agency_id ?? null

/** The clients' names: 'Owen and Olive Tarrant' for a shared last name, else each in full; '' for none. */
export const peopleOf = (facts: Pick<QuoteFacts, 'clients'>): string => {
  const namedClients = facts.clients.filter((it) => `${it.first_name}${it.last_name}`.trim() !== '')
  const [first] = namedClients
  if (!first) return ''
  const isOneFamily =
    namedClients.length > 1 && namedClients.every((it) => it.last_name === first.last_name)
  const names = namedClients.map((it) =>
    (isOneFamily ? it.first_name : `${it.first_name} ${it.last_name}`).trim(),
  )
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]
  return isOneFamily ? `${list} ${first.last_name}`.trim() : (list ?? '')
}
