import { ruleFor } from '#domain/dated-rule'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { considerationOf, highestRent, isShort, rentedLease } from './land-tax-question.ts'
import { SDLT_HIGHER, SDLT_NON_RESIDENT } from './sdlt-rates.ts'

/** The higher rates for an additional dwelling or a company; undefined when they do not apply. */
export const higherRates = (question: LandTaxQuestion) => {
  const { additional = false, company = false, lease } = question
  if (!additional && !company) return undefined
  if (lease?.kind === 'new' && isShort(lease)) return undefined
  const rule = ruleFor(SDLT_HIGHER, question)
  return rule && considerationOf(question) >= rule.priceFrom ? rule : undefined
}

/** The surcharge for buyers who are not UK resident; undefined when it does not apply. */
export const nonResidentSurcharge = (question: LandTaxQuestion) => {
  const { nonResident = false, lease } = question
  if (!nonResident || (lease && isShort(lease))) return undefined
  const rule = ruleFor(SDLT_NON_RESIDENT, question)
  if (!rule) return undefined
  const rented = rentedLease(question)
  const isRentInScope = rented !== undefined && highestRent(rented) >= rule.rentFrom
  return considerationOf(question) >= rule.priceFrom || isRentInScope ? rule : undefined
}
