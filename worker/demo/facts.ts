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
import type { DemoProperty } from './cast/places.ts'
import type { Random } from './random.ts'

/** A household's request for a quote. */
export type Wanted = {
  readonly subject: QuoteSubject
  readonly stage: SaleStage
  readonly clients: readonly QuoteClient[]
  /** The property that they sell, remortgage or transfer. */
  readonly home: DemoProperty
  /** The property that they buy. */
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
const placeOf = (it: DemoProperty, random: Random) => ({
  address: `${it.line}, ${it.town}`,
  postcode: it.postcode,
  nation: it.nation,
  price: it.price,
  tenure: it.tenure,
  unregistered: random.chance(0.85) ? false : null,
  shared_ownership: false,
  tall_building: it.tenure === 'leasehold' && random.chance(0.4) ? null : false,
  power_of_attorney: false,
  expedited: random.chance(0.8) ? false : null,
})

const saleFrom = (it: Wanted, random: Random) => ({
  ...blankSale,
  ...placeOf(it.home, random),
  mortgages_to_redeem: it.lender ? 1 : 0,
  probate: it.is_probate ?? false,
  tenanted: it.is_tenanted ?? (random.chance(0.85) ? false : null),
  help_to_buy: false,
  auction: false,
})

const purchaseFrom = (it: Wanted, random: Random) => ({
  ...blankPurchase,
  ...placeOf(it.next, random),
  mortgage: it.lender !== null,
  lender: it.lender ?? '',
  new_build: it.is_new_build ?? false,
  first_time_buyer: it.subject === 'purchase' && random.chance(0.4),
  additional: it.subject === 'purchase' && random.chance(0.12),
  non_resident: false,
  company: false,
  company_relief: null,
  right_to_buy: false,
  auction: false,
  declaration_of_trust: random.chance(0.7) ? false : null,
  gifted_deposits: it.is_gifted ? 1 : 0,
  lifetime_isas: random.chance(0.2) ? 1 : 0,
  help_to_buy_isas: 0,
})

const remortgageFrom = (it: Wanted, random: Random) => ({
  ...blankRemortgage,
  ...placeOf(it.home, random),
  price: Math.round((it.home.price * 0.55) / 100_000) * 100_000,
  lender: it.lender ?? '',
  mortgages_to_redeem: 1,
  debts_consolidated: random.chance(0.25) ? 1 : 0,
  help_to_buy: false,
})

const transferFrom = (it: Wanted, random: Random) => ({
  ...blankTransfer,
  ...placeOf(it.home, random),
  mortgage: it.lender !== null,
  lender: it.lender ?? '',
  people_leaving: random.between(0, 1),
  people_joining: 1,
  declaration_of_trust: false,
})

/** The facts of a quote, with most pricing facts known. */
export const factsFrom = (it: Wanted, random: Random): QuoteFacts => {
  const sells = it.subject === 'sale' || it.subject === 'both'
  const buys = it.subject === 'purchase' || it.subject === 'both'
  return {
    ...blankFacts(it.subject),
    sale_stage: it.stage,
    clients: [...it.clients],
    sale: sells ? saleFrom(it, random) : null,
    purchase: buys ? purchaseFrom(it, random) : null,
    remortgage: it.subject === 'remortgage' ? remortgageFrom(it, random) : null,
    transfer_of_equity: it.subject === 'transfer-of-equity' ? transferFrom(it, random) : null,
    referral: it.referral,
    giver_id: it.giver_id,
    owner_id: it.giver_id,
    bdm_id: it.bdm_id,
  }
}
