import { blankFigures, type CaseFigures } from '#domain/completion-statement/figures'
import type { TaxFacts } from '#domain/completion-statement/tax/facts'
import { calculationOf } from '#domain/completion-statement/tax/view'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { type Pence, pounds, shareOf, sum } from '#domain/money'

const VAT = 2_000
const TEN_PER_CENT = 1_000
/** 1.2 % with VAT. */
const AGENT = 144
/** What a remortgage redeems of its new loan. */
const REDEEMED = 9_000

export const SEARCH_MONEY = pounds(350)
export const ON_ACCOUNT = pounds(60)

export type Purchased = {
  readonly fact: FactKey
  readonly what: string
  readonly from: string
  readonly gross: Pence
  readonly vat: Pence
}

/** What the office buys for a case, by the fact that says it came. */
export const searches: readonly Purchased[] = [
  {
    fact: 'local_search_received',
    what: 'Local search',
    from: 'Severnside Searches',
    gross: pounds(180),
    vat: pounds(30),
  },
  {
    fact: 'drainage_search_received',
    what: 'Drainage and water search',
    from: 'Severnside Searches',
    gross: pounds(72),
    vat: pounds(12),
  },
  {
    fact: 'environmental_search_received',
    what: 'Environmental search',
    from: 'Severnside Searches',
    gross: pounds(48),
    vat: pounds(8),
  },
  {
    fact: 'official_copies_received',
    what: 'Official copies: register and plan',
    from: 'HM Land Registry',
    gross: pounds(14),
    vat: 0,
  },
]

export const boughtFor = ({ facts }: Pick<Conveyance, 'facts'>) =>
  searches.filter(({ fact }) => facts[fact] !== undefined)

/** What the bill has of searches, before VAT. */
export const searchesNet = (conveyance: Pick<Conveyance, 'facts'>): Pence =>
  sum(boughtFor(conveyance).map(({ gross, vat }) => gross - vat))

export const billTotal = (conveyance: Pick<Conveyance, 'facts' | 'fees'>): Pence => {
  const net = conveyance.fees + searchesNet(conveyance)
  return net + shareOf(net, VAT)
}

export const depositOf = ({ deposit, price }: Pick<Conveyance, 'deposit' | 'price'>): Pence =>
  deposit || shareOf(price, TEN_PER_CENT)

/** The account of the agent who sold, VAT included, in whole pounds. */
export const agentAccount = ({ agency, price }: Pick<Conveyance, 'agency' | 'price'>): Pence =>
  agency === null ? 0 : Math.round(shareOf(price, AGENT) / 100) * 100

/** What redeems the old mortgage on the day. */
export const redemptionOf = ({ matter_type, lender, price }: Conveyance): Pence => {
  const loan = lender?.amount || price
  return matter_type === 'remortgage' ? shareOf(loan, REDEEMED) : loan
}

/** The figures of a purchase as the law prescribes them, and the record that holds their facts. */
export const taxOf = (conveyance: Conveyance, taxFacts: TaxFacts) => {
  const figures: CaseFigures = { ...blankFigures(conveyance.id), tax_facts: taxFacts }
  const of = { conveyance, figures }
  return {
    tax: calculationOf(of, 'tax').figure?.amount ?? 0,
    fee: calculationOf(of, 'registration_fee').figure?.amount ?? 0,
  }
}

const accountMoney = ({ facts, matter_type }: Conveyance): Pence => {
  if (facts.search_money_received) return SEARCH_MONEY
  return matter_type !== 'purchase' && facts.money_requested ? ON_ACCOUNT : 0
}

/** What the buyers still owe before completion. */
export const balanceOfPurchase = (conveyance: Conveyance, taxFacts: TaxFacts): Pence => {
  const { price, lender } = conveyance
  const { tax, fee } = taxOf(conveyance, taxFacts)
  const costs = price + tax + fee + billTotal(conveyance)
  return costs - depositOf(conveyance) - (lender?.amount ?? 0) - accountMoney(conveyance)
}

/** What is left for the clients once everything is paid. */
export const proceedsOf = (conveyance: Conveyance): Pence => {
  const { matter_type, price, lender } = conveyance
  const came =
    (matter_type === 'remortgage' ? (lender?.amount ?? 0) : price) + accountMoney(conveyance)
  const redeemed = lender === null ? 0 : redemptionOf(conveyance)
  const agent = matter_type === 'sale' ? agentAccount(conveyance) : 0
  return came - redeemed - agent - billTotal(conveyance)
}
