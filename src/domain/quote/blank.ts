import type {
  PurchaseFacts,
  QuoteClient,
  QuoteFacts,
  QuoteSubject,
  RemortgageFacts,
  SaleFacts,
  TransferFacts,
} from './facts.ts'

const blankProperty = {
  address: '',
  postcode: '',
  uprn: null,
  nation: null,
  price: null,
  tenure: null,
  unregistered: null,
  shared_ownership: null,
  tall_building: null,
  power_of_attorney: null,
  expedited: null,
}

export const blankClient: QuoteClient = {
  contact_id: null,
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
}

export const blankSale: SaleFacts = {
  ...blankProperty,
  mortgages_to_redeem: null,
  probate: null,
  tenanted: null,
  help_to_buy: null,
  auction: null,
}

export const blankPurchase: PurchaseFacts = {
  ...blankProperty,
  mortgage: null,
  lender: '',
  new_build: null,
  first_time_buyer: null,
  additional: null,
  non_resident: null,
  company: null,
  company_relief: null,
  right_to_buy: null,
  auction: null,
  declaration_of_trust: null,
  gifted_deposits: null,
  lifetime_isas: null,
  help_to_buy_isas: null,
  expected_completion: null,
}

export const blankRemortgage: RemortgageFacts = {
  ...blankProperty,
  lender: '',
  mortgages_to_redeem: null,
  debts_consolidated: null,
  help_to_buy: null,
}

export const blankTransfer: TransferFacts = {
  ...blankProperty,
  mortgage: null,
  lender: '',
  people_leaving: null,
  people_joining: null,
  declaration_of_trust: null,
}

const blank = {
  sale: blankSale,
  purchase: blankPurchase,
  remortgage: blankRemortgage,
  transfer_of_equity: blankTransfer,
}

/** The facts for another subject: existing matters stay, new ones are blank. */
export const withSubject = (facts: QuoteFacts, subject: QuoteSubject): QuoteFacts => ({
  ...facts,
  subject,
  sale: facts.sale ?? (subject === 'sale' || subject === 'both' ? blank.sale : null),
  purchase:
    facts.purchase ?? (subject === 'purchase' || subject === 'both' ? blank.purchase : null),
  remortgage: facts.remortgage ?? (subject === 'remortgage' ? blank.remortgage : null),
  transfer_of_equity:
    facts.transfer_of_equity ??
    (subject === 'transfer-of-equity' ? blank.transfer_of_equity : null),
})

export const blankFacts = (subject: QuoteSubject): QuoteFacts =>
  withSubject(
    {
      subject,
      sale_stage: 'presold',
      clients: [blankClient],
      sale: null,
      purchase: null,
      remortgage: null,
      transfer_of_equity: null,
      referral: null,
      owner_id: null,
      giver_id: null,
      bdm_id: null,
      valid_until: null,
      overrides: [],
      added_lines: [],
    },
    subject,
  )
