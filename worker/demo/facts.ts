import type { Referral } from '#domain/agent/referral'
import {
  blankFacts,
  blankPurchase,
  blankRemortgage,
  blankSale,
  blankTransfer,
} from '#domain/quote/blank'
import type { QuoteClient, QuoteFacts, QuoteSubject } from '#domain/quote/facts'
import type { SaleStage } from '#domain/quote/sale-stage'
import type { DemoProperty } from './cast/properties.ts'
import type { Random } from './random.ts'

export type QuoteRequest = {
  readonly subject: QuoteSubject
  readonly stage: SaleStage
  readonly clients: readonly QuoteClient[]
  readonly home: DemoProperty
  readonly next: DemoProperty
  /** Null without a mortgage. */
  readonly lender: string | null
  readonly referral: Referral | null
  readonly giver_id: string
  readonly bdm_id: string | null
  readonly is_gifted?: boolean
  readonly is_probate?: boolean
  readonly is_tenanted?: boolean
  readonly is_new_build?: boolean
}

// Unknown facts are null, as in most first quotes; they are listed as possible extra costs.
const propertyFields = (demoProperty: DemoProperty, random: Random) => ({
  address: `${demoProperty.line}, ${demoProperty.town}`,
  postcode: demoProperty.postcode,
  nation: demoProperty.nation,
  price: demoProperty.price,
  tenure: demoProperty.tenure,
  unregistered: random.chance(0.85) ? false : null,
  shared_ownership: false,
  tall_building: demoProperty.tenure === 'leasehold' && random.chance(0.4) ? null : false,
  power_of_attorney: false,
  expedited: random.chance(0.8) ? false : null,
})

const saleFrom = (wanted: QuoteRequest, random: Random) => ({
  ...blankSale,
  ...propertyFields(wanted.home, random),
  mortgages_to_redeem: wanted.lender ? 1 : 0,
  probate: wanted.is_probate ?? false,
  tenanted: wanted.is_tenanted ?? (random.chance(0.85) ? false : null),
  help_to_buy: false,
  auction: false,
})

const purchaseFrom = (wanted: QuoteRequest, random: Random) => ({
  ...blankPurchase,
  ...propertyFields(wanted.next, random),
  mortgage: wanted.lender !== null,
  lender: wanted.lender ?? '',
  new_build: wanted.is_new_build ?? false,
  first_time_buyer: wanted.subject === 'purchase' && random.chance(0.4),
  additional: wanted.subject === 'purchase' && random.chance(0.12),
  non_resident: false,
  company: false,
  company_relief: null,
  right_to_buy: false,
  auction: false,
  declaration_of_trust: random.chance(0.7) ? false : null,
  gifted_deposits: wanted.is_gifted ? 1 : 0,
  lifetime_isas: random.chance(0.2) ? 1 : 0,
  help_to_buy_isas: 0,
})

const remortgageFrom = (wanted: QuoteRequest, random: Random) => ({
  ...blankRemortgage,
  ...propertyFields(wanted.home, random),
  price: Math.round((wanted.home.price * 0.55) / 100_000) * 100_000,
  lender: wanted.lender ?? '',
  mortgages_to_redeem: 1,
  debts_consolidated: random.chance(0.25) ? 1 : 0,
  help_to_buy: false,
})

const transferFrom = (wanted: QuoteRequest, random: Random) => ({
  ...blankTransfer,
  ...propertyFields(wanted.home, random),
  mortgage: wanted.lender !== null,
  lender: wanted.lender ?? '',
  people_leaving: random.between(0, 1),
  people_joining: 1,
  declaration_of_trust: false,
})

export const factsFrom = (wanted: QuoteRequest, random: Random): QuoteFacts => {
  const sells = wanted.subject === 'sale' || wanted.subject === 'both'
  const buys = wanted.subject === 'purchase' || wanted.subject === 'both'
  return {
    ...blankFacts(wanted.subject),
    sale_stage: wanted.stage,
    clients: [...wanted.clients],
    sale: sells ? saleFrom(wanted, random) : null,
    purchase: buys ? purchaseFrom(wanted, random) : null,
    remortgage: wanted.subject === 'remortgage' ? remortgageFrom(wanted, random) : null,
    transfer_of_equity:
      wanted.subject === 'transfer-of-equity' ? transferFrom(wanted, random) : null,
    referral: wanted.referral,
    giver_id: wanted.giver_id,
    owner_id: wanted.giver_id,
    bdm_id: wanted.bdm_id,
  }
}
