import { pounds } from '#domain/money'
import { blankClient, blankFacts, blankPurchase, blankSale } from '#domain/quote/blank'
import type { PurchaseFacts, QuoteFacts, QuoteSubject, SaleFacts } from '#domain/quote/facts'

export type SampleCase = {
  readonly key: string
  readonly name: string
  readonly facts: QuoteFacts
}

const sampleProperty = {
  address: '1 Sample Street',
  nation: 'England' as const,
  tenure: 'freehold' as const,
  unregistered: false,
  shared_ownership: false,
  tall_building: false,
  power_of_attorney: false,
  expedited: false,
}

const saleFacts: SaleFacts = {
  ...blankSale,
  ...sampleProperty,
  mortgages_to_redeem: 1,
  probate: false,
  tenanted: false,
  help_to_buy: false,
  auction: false,
}

const purchaseFacts: PurchaseFacts = {
  ...blankPurchase,
  ...sampleProperty,
  mortgage: true,
  new_build: false,
  first_time_buyer: false,
  additional: false,
  non_resident: false,
  company: false,
  company_relief: false,
  right_to_buy: false,
  auction: false,
  declaration_of_trust: false,
  gifted_deposits: 0,
  lifetime_isas: 0,
  help_to_buy_isas: 0,
}

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...blankClient,
    first_name: 'Client',
    last_name: String(at + 1),
  }))

const quoteFactsOf = (
  subject: QuoteSubject,
  clients: number,
  given: Partial<QuoteFacts>,
): QuoteFacts => ({
  ...blankFacts(subject),
  sale_stage: 'sold',
  clients: people(clients),
  ...given,
})

const sale = (price: number, clients = 1, change: Partial<SaleFacts> = {}) =>
  quoteFactsOf('sale', clients, { sale: { ...saleFacts, price: pounds(price), ...change } })
const purchase = (price: number, clients = 1, change: Partial<PurchaseFacts> = {}) =>
  quoteFactsOf('purchase', clients, {
    purchase: { ...purchaseFacts, price: pounds(price), ...change },
  })

/** Cases of every matter type in both nations, up to prices beyond most scales. */
export const sampleCases: readonly SampleCase[] = [
  { key: 'sale', name: 'Freehold sale at £285,000, one mortgage', facts: sale(285_000) },
  {
    key: 'sale-lease',
    name: 'Leasehold sale at £190,000, two sellers, building of 11 m or more',
    facts: sale(190_000, 2, { tenure: 'leasehold', tall_building: true }),
  },
  {
    key: 'probate',
    name: 'Sale by executors at £415,000, unregistered',
    facts: sale(415_000, 2, { probate: true, unregistered: true, mortgages_to_redeem: 0 }),
  },
  {
    key: 'first-home',
    name: 'Leasehold first home at £240,000, a gift and a Lifetime ISA',
    facts: purchase(240_000, 1, {
      tenure: 'leasehold',
      first_time_buyer: true,
      gifted_deposits: 1,
      lifetime_isas: 1,
    }),
  },
  {
    key: 'linked',
    name: 'Sale at £412,500 with a purchase at £485,000, two clients',
    facts: quoteFactsOf('both', 2, {
      sale: { ...saleFacts, price: pounds(412_500) },
      purchase: { ...purchaseFacts, price: pounds(485_000) },
    }),
  },
  {
    key: 'wales',
    name: 'Purchase in Wales at £310,000',
    facts: purchase(310_000, 2, { nation: 'Wales' }),
  },
  {
    key: 'second-home',
    name: 'Additional home at £365,000, new build',
    facts: purchase(365_000, 1, { additional: true, new_build: true }),
  },
  {
    key: 'dear',
    name: 'Purchase at £2,200,000, no mortgage',
    facts: purchase(2_200_000, 2, { mortgage: false }),
  },
  {
    key: 'dearest',
    name: 'Purchase at £6,000,000',
    facts: purchase(6_000_000, 1, { mortgage: false }),
  },
  {
    key: 'remortgage',
    name: 'Remortgage of £225,000, one debt paid off',
    facts: quoteFactsOf('remortgage', 2, {
      remortgage: {
        ...sampleProperty,
        postcode: '',
        uprn: null,
        price: pounds(225_000),
        lender: '',
        mortgages_to_redeem: 1,
        debts_consolidated: 1,
        help_to_buy: false,
      },
    }),
  },
  {
    key: 'transfer',
    name: 'Transfer of equity at £330,000, one person joins',
    facts: quoteFactsOf('transfer-of-equity', 2, {
      transfer_of_equity: {
        ...sampleProperty,
        postcode: '',
        uprn: null,
        price: pounds(330_000),
        mortgage: true,
        lender: '',
        people_leaving: 0,
        people_joining: 1,
        declaration_of_trust: false,
      },
    }),
  },
]
