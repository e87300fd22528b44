import { blankFacts } from '#domain/quote/blank'
import type { QuoteFacts, QuoteSubject } from '#domain/quote/facts'

const place = {
  uprn: null,
  nation: null,
  tenure: 'freehold' as const,
  unregistered: false,
  shared_ownership: false,
  tall_building: false,
  power_of_attorney: false,
  expedited: false,
}

/** Facts complete enough to be priced, sent and instructed. */
export const facts = (subject: QuoteSubject, given: Partial<QuoteFacts> = {}): QuoteFacts => {
  const blank = blankFacts(subject)
  return {
    ...blank,
    sale_stage: 'sold',
    clients: [
      {
        contact_id: null,
        first_name: 'Owen',
        last_name: 'Tarrant',
        email: 'owen@tarrant.test',
        phone: '07700 900482',
      },
    ],
    sale: blank.sale && {
      ...blank.sale,
      ...place,
      address: '14 Larkfield Road, Bristol',
      postcode: 'BS1 4AA',
      nation: 'England',
      price: 412_500_00,
      mortgages_to_redeem: 1,
      probate: false,
      tenanted: false,
      help_to_buy: false,
      auction: false,
    },
    purchase: blank.purchase && {
      ...blank.purchase,
      ...place,
      address: '3 Mill Bank, Bristol',
      postcode: 'BS3 1AB',
      nation: 'England',
      price: 500_000_00,
      mortgage: false,
      new_build: false,
      first_time_buyer: false,
      additional: false,
      non_resident: false,
      company: false,
      right_to_buy: false,
      auction: false,
      declaration_of_trust: false,
      gifted_deposits: 0,
      lifetime_isas: 0,
      help_to_buy_isas: 0,
    },
    remortgage: blank.remortgage && {
      ...blank.remortgage,
      ...place,
      address: '8 Quay Street, Bristol',
      postcode: 'BS1 5AB',
      nation: 'England',
      price: 180_000_00,
      lender: 'Larch Building Society',
      mortgages_to_redeem: 1,
      debts_consolidated: 0,
      help_to_buy: false,
    },
    ...given,
  }
}
