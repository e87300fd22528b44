import { blankClient, blankFacts, blankPurchase, blankSale } from '#domain/quote/blank'
import { createDraft } from '#domain/quote/case/drafting'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { type SendInput, sendQuote } from '#domain/quote/case/sending'
import type { PurchaseFacts, QuoteFacts, SaleFacts } from '#domain/quote/facts'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { Refusal } from '#domain/refusal'

/** A Friday. */
export const TODAY = '2026-11-20'
export const NOW = '2026-11-20T10:42:07.000Z'

export const reid = { id: '019a9f10-0000-7000-8000-000000000001', name: 'Callum Reid' }
export const agencyId = '019a9f10-0000-7000-8000-0000000000a1'

export const owen = {
  ...blankClient,
  title: 'Mr',
  first_name: 'Owen',
  last_name: 'Tarrant',
  email: 'owen.tarrant@mail.example',
  phone: '07700 900482',
}
export const olive = { ...owen, title: 'Ms', first_name: 'Olive', email: '', phone: '' }

/** Every fact of a sale known, and none that costs more. */
export const plainSale: SaleFacts = {
  ...blankSale,
  address: '55 Copthorne Park, Shrewsbury',
  postcode: 'SY3 8TF',
  price: 412_500_00,
  tenure: 'freehold',
  unregistered: false,
  shared_ownership: false,
  tall_building: false,
  power_of_attorney: false,
  expedited: false,
  mortgages_to_redeem: 1,
  probate: false,
  tenanted: false,
  help_to_buy: false,
  auction: false,
}

/** Every fact of a purchase known: a mortgage, and nothing else that costs more. */
export const plainPurchase: PurchaseFacts = {
  ...blankPurchase,
  address: '7 Wyle Gardens, Shrewsbury',
  postcode: 'SY1 1AB',
  price: 485_000_00,
  tenure: 'freehold',
  unregistered: false,
  shared_ownership: false,
  tall_building: false,
  power_of_attorney: false,
  expedited: false,
  mortgage: true,
  lender: 'Severn Building Society',
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

/** Two people who sell and buy, with the offer accepted. */
export const bothFacts: QuoteFacts = {
  ...blankFacts('both'),
  sale_stage: 'sold',
  clients: [owen, olive],
  sale: plainSale,
  purchase: plainPurchase,
}

export const aSale = (change: Partial<SaleFacts> = {}): QuoteFacts => ({
  ...bothFacts,
  subject: 'sale',
  sale: { ...plainSale, ...change },
  purchase: null,
})

export const aPurchase = (change: Partial<PurchaseFacts> = {}): QuoteFacts => ({
  ...bothFacts,
  subject: 'purchase',
  sale: null,
  purchase: { ...plainPurchase, ...change },
})

export const byMail: SendInput = {
  channels: ['email'],
  scale: defaultFeeScale,
  link_id: 'link-1',
  terms_version: '2026-01',
}

const people = { owner: null, giver: null, bdm: null }

export const draftCase = (facts: QuoteFacts = bothFacts): QuoteCase =>
  createDraft({ id: 'case-1', number: 'Q-01234', lead_id: null, facts, people }, reid, NOW)
    .quoteCase

export const sentCase = (facts: QuoteFacts = bothFacts): QuoteCase =>
  sendQuote(draftCase(facts), byMail, reid, NOW).quoteCase

/** The refusal that a rule answers with; fails where it does not refuse. */
export const refusalOf = (act: () => unknown): Refusal => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Nothing was refused')
}
