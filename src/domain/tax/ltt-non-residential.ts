import { inForce } from '#domain/dated-rule'
import { charge, withoutZeroBand } from './land-tax-bands.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import {
  considerationOf,
  highestRent,
  landUseOf,
  npvOf,
  rentedLease,
  requireTable,
} from './land-tax-question.ts'
import type { Assessment } from './land-tax-result.ts'
import { LTT_NON_RESIDENTIAL, LTT_NON_RESIDENTIAL_RENT } from './ltt-rates.ts'

export const lttNonResidential = (question: LandTaxQuestion): Assessment => {
  const { effectiveOn } = question
  const rule = requireTable(inForce(LTT_NON_RESIDENTIAL, effectiveOn), 'LTT rates', effectiveOn)
  const lease = rentedLease(question)
  const isZeroBandLost = lease !== undefined && highestRent(lease) >= rule.zeroBandLostAtRent
  const bands = isZeroBandLost ? withoutZeroBand(rule.bands) : rule.bands
  const rent = rentCharge(question)
  return {
    basis: landUseOf(question) === 'mixed' ? 'Mixed use' : 'Non-residential',
    premium: charge(considerationOf(question), bands, 'nearest-penny'),
    rent: rent?.charged ?? null,
    rules: rent ? [rule, rent.rule] : [rule],
  }
}

const rentCharge = (question: LandTaxQuestion) => {
  const lease = rentedLease(question)
  if (!lease) return undefined
  const { effectiveOn } = question
  const rule = requireTable(
    inForce(LTT_NON_RESIDENTIAL_RENT, effectiveOn),
    'LTT rates on rent',
    effectiveOn,
  )
  const npv = npvOf(lease)
  return { rule, charged: { npv, ...charge(npv, rule.bands, 'nearest-penny') } }
}
