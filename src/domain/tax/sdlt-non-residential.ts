import { inForce } from '#domain/dated-rule'
import { charge, slabAt, wholePounds, withoutZeroBand } from './land-tax-bands.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import {
  considerationOf,
  highestRent,
  landUseOf,
  rentedLease,
  requireTable,
} from './land-tax-question.ts'
import type { Assessment } from './land-tax-result.ts'
import { SDLT_NON_RESIDENTIAL, SDLT_NON_RESIDENTIAL_RENT } from './sdlt-rates.ts'
import { rentCharge } from './sdlt-rent.ts'

/** SDLT on non-residential and mixed property, without reliefs or surcharges. */
export const sdltNonResidential = (question: LandTaxQuestion): Assessment => {
  const { effectiveOn } = question
  const rule = requireTable(inForce(SDLT_NON_RESIDENTIAL, effectiveOn), 'SDLT rates', effectiveOn)
  const rent = rentCharge(question, SDLT_NON_RESIDENTIAL_RENT)
  return {
    basis: landUseOf(question) === 'mixed' ? 'Mixed use' : 'Non-residential',
    premium: charge(wholePounds(considerationOf(question)), bandsOf(question, rule), 'pound-down'),
    rent: rent?.charged ?? null,
    rules: rent ? [rule, rent.rule] : [rule],
  }
}

const bandsOf = (question: LandTaxQuestion, rule: (typeof SDLT_NON_RESIDENTIAL)[number]) => {
  const lease = rentedLease(question)
  const isZeroBandLost =
    lease !== undefined &&
    highestRent(lease) >= (rule.zeroBandLostAtRent ?? Number.POSITIVE_INFINITY)
  const bands = isZeroBandLost ? withoutZeroBand(rule.bands) : rule.bands
  return rule.shape === 'slab' ? slabAt(wholePounds(considerationOf(question)), bands) : bands
}
