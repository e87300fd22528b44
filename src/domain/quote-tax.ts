import type { DateOnly } from './dates.ts'
import { landTax } from './land-tax.ts'
import type { Nation } from './matter.ts'
import type { Pence } from './money.ts'
import type { QuoteTax } from './quote.ts'
import type { PurchaseFacts } from './quote-facts.ts'

/**
 * Land tax on a purchase, what is not known counted as no.
 * Refuses 422 where no table covers the day.
 */
export const quoteTax = (
  facts: PurchaseFacts,
  nation: Nation,
  price: Pence,
  today: DateOnly,
): QuoteTax => {
  const effectiveOn = facts.expected_completion ?? today
  const tax = landTax({
    nation,
    effectiveOn,
    price,
    firstTimeBuyer: facts.first_time_buyer === true,
    additional: facts.additional === true,
    nonResident: facts.non_resident === true,
    company: facts.company === true,
    ...(facts.company_relief === true ? { companyRelief: 'property business' } : {}),
  })
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
