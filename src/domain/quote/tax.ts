import type { DateOnly } from '#domain/dates'
import type { Nation } from '#domain/matter'
import type { Pence } from '#domain/money'
import { landTax } from '#domain/tax/land-tax'
import type { PurchaseFacts } from './facts.ts'
import type { QuoteTax } from './quote.ts'

const buyerOf = (facts: PurchaseFacts) => ({
  firstTimeBuyer: facts.first_time_buyer === true,
  additional: facts.additional === true,
  nonResident: facts.non_resident === true,
  company: facts.company === true,
  ...(facts.company_relief === true ? { companyRelief: 'property business' as const } : {}),
})

/**
 * The land tax on a purchase; unknown facts count as no.
 * Throws 422 if no table covers the day.
 */
export const quoteTax = (
  facts: PurchaseFacts,
  nation: Nation,
  price: Pence,
  today: DateOnly,
): QuoteTax => {
  const effectiveOn = facts.expected_completion ?? today
  const tax = landTax({ nation, effectiveOn, price, ...buyerOf(facts) })
  return {
    kind: tax.kind,
    nation,
    price,
    total: tax.total,
    slices: tax.premium.slices.map((it) => ({ ...it })),
    basis: tax.basis,
    effective_on: effectiveOn,
    rule: {
      version: tax.rule.version,
      effective_from: tax.rule.effectiveFrom,
      source: tax.rule.source,
      checked_on: tax.rule.checkedOn,
    },
    notes: [...tax.notes],
  }
}
