import type { MemoFactName } from './facts.ts'
import type { SaleMemo, SaleMemoReading, SaleMemoSource, SaleMemoStatus } from './memo.ts'

export const memoStatusLabels: Readonly<Record<SaleMemoStatus, string>> = {
  to_check: 'To check',
  confirmed: 'Confirmed',
  rejected: 'Not a memo',
  superseded: 'Replaced',
  fell_through: 'Fell through',
}

export const memoSourceLabels: Readonly<Record<SaleMemoSource, string>> = {
  upload: 'File added by us',
  typed: 'Typed by us',
  agent: 'Sent by the agent',
}

/** What to say of a file above its fields. */
export const memoReadingText: Readonly<Record<SaleMemoReading, string>> = {
  read: 'Read from the file. Check each field against the page.',
  scan: 'This file is a picture without text, so nothing could be read from it. Type what the page says.',
  unread:
    'The text of this file could not be read: it has a password, is damaged, is larger than 15 MB or is of another type. Open it and type what it says.',
  typed: 'Typed by us, without a file.',
}

export const memoFieldLabels: Readonly<Record<MemoFactName, string>> = {
  address: 'Address',
  postcode: 'Postcode',
  price: 'Agreed price',
  deposit: 'Deposit',
  tenure: 'Tenure',
  lease_years: 'Years left on the lease',
  sellers: 'Sellers',
  buyers: 'Buyers',
  seller_firm: 'Seller’s firm',
  seller_handler: 'Who acts',
  seller_firm_email: 'Their email',
  seller_firm_phone: 'Their telephone',
  buyer_firm: 'Buyer’s firm',
  buyer_handler: 'Who acts',
  buyer_firm_email: 'Their email',
  buyer_firm_phone: 'Their telephone',
  agency: 'Agency',
  branch: 'Branch',
  negotiator: 'Negotiator',
  agent_email: 'Email',
  agent_phone: 'Telephone',
  offer_accepted_on: 'Offer accepted',
  target_exchange_on: 'Exchange wanted',
  target_completion_on: 'Completion wanted',
  seller_chain: 'The seller',
  buyer_chain: 'The buyer',
  funding: 'The buyer pays by',
  lender: 'Lender',
  fixtures: 'Included in the price',
  conditions: 'Conditions and notes',
}

export const memoTenureLabels = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  share_of_freehold: 'Share of freehold',
} as const

export const sellerChainLabels = {
  no_chain: 'No onward purchase',
  buying_on: 'Buys onward',
} as const
export const buyerChainLabels = {
  no_chain: 'Nothing to sell',
  selling: 'Has a property to sell',
} as const
export const memoFundingLabels = { mortgage: 'Mortgage', cash: 'Cash' } as const

export const memoMatchHref = ({ kind, id }: NonNullable<SaleMemo['match']>) =>
  ({
    'quote-case': `/quotes/quote-cases/${id}`,
    lead: `/quotes/leads/${id}`,
    conveyance: `/conveyances/${id}`,
  })[kind]
