import type { DateOnly } from '#domain/dates'
import { Refusal } from '#domain/refusal'
import { parsePrice } from './completeness.ts'
import { mattersOf, type QuoteFacts } from './facts.ts'
import { nationOf } from './matter-parsing.ts'
import { possibleTaxCosts } from './possible-cost.ts'
import type { CouldApply, IncompleteFact, QuoteTax } from './quote.ts'
import { quoteTax } from './tax.ts'

export type TaxResult = {
  readonly tax: QuoteTax | null
  readonly could: readonly CouldApply[]
  readonly problems: readonly IncompleteFact[]
}

const untaxed: TaxResult = { tax: null, could: [], problems: [] }

/** The land tax of a quote, possible changes to it and problems that prevent its calculation. */
export const taxOf = (facts: QuoteFacts, today: DateOnly): TaxResult => {
  const { purchase, subject } = facts
  if (!purchase || !mattersOf(subject).includes('purchase')) return untaxed
  const nation = nationOf(purchase)
  if (nation === null) return { ...untaxed, problems: [nationProblem] }
  const { price } = parsePrice('purchase', purchase.price)
  if (price === null) return untaxed
  return catchProblem('purchase.expected_completion', () => {
    const tax = quoteTax(purchase, nation, price, today)
    return { tax, could: possibleTaxCosts(purchase, tax), problems: [] }
  })
}

const nationProblem: IncompleteFact = {
  field: 'purchase.nation',
  message: 'Choose England or Wales. The land tax depends on it.',
}

const catchProblem = (field: string, compute: () => TaxResult): TaxResult => {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...untaxed, problems: [{ field, message: error.message }] }
  }
}
