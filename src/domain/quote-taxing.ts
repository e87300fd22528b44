import type { DateOnly } from './dates.ts'
import type { CouldApply, IncompleteFact, QuoteTax } from './quote.ts'
import { readPrice } from './quote-completeness.ts'
import { taxCouldApply } from './quote-could-apply.ts'
import { mattersOf, type QuoteFacts } from './quote-facts.ts'
import { nationOf } from './quote-reading.ts'
import { quoteTax } from './quote-tax.ts'
import { Refusal } from './refusal.ts'

export type Taxed = {
  readonly tax: QuoteTax | null
  readonly could: readonly CouldApply[]
  readonly problems: readonly IncompleteFact[]
}

const untaxed: Taxed = { tax: null, could: [], problems: [] }

/** The land tax of a quote, what could change it, and what keeps it from being worked out. */
export const taxOf = (facts: QuoteFacts, today: DateOnly): Taxed => {
  const { purchase, subject } = facts
  if (!purchase || !mattersOf(subject).includes('purchase')) return untaxed
  const nation = nationOf(purchase)
  if (nation === null) return { ...untaxed, problems: [askNation] }
  const { price } = readPrice('purchase', purchase.price)
  if (price === null) return untaxed
  return orProblem('purchase.expected_completion', () => {
    const tax = quoteTax(purchase, nation, price, today)
    return { tax, could: taxCouldApply(purchase, tax), problems: [] }
  })
}

const askNation: IncompleteFact = {
  field: 'purchase.nation',
  message: 'Say whether the property is in England or in Wales: the tax depends on it.',
}

const orProblem = (field: string, compute: () => Taxed): Taxed => {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...untaxed, problems: [{ field, message: error.message }] }
  }
}
