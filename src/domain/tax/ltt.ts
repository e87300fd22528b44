import { charge } from './land-tax-bands.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { considerationOf, landUseOf, requireTable } from './land-tax-question.ts'
import type { LandTax } from './land-tax-result.ts'
import { type Assessment, landTaxOf } from './land-tax-result.ts'
import { lttHigher } from './ltt-higher.ts'
import { mainRule } from './ltt-main.ts'
import { lttNonResidential } from './ltt-non-residential.ts'
import { lttNotes } from './ltt-notes.ts'

/** Land Transaction Tax, Wales: premium and rent each exact, to the nearest penny. */
export const ltt = (question: LandTaxQuestion): LandTax =>
  landTaxOf(
    'LTT',
    landUseOf(question) === 'residential' ? lttResidential(question) : lttNonResidential(question),
    lttNotes(question),
  )

/** The rent of a residential lease is never charged in Wales. */
const lttResidential = (question: LandTaxQuestion): Assessment => {
  const higher = lttHigher(question)
  const rule = requireTable(higher ?? mainRule(question), 'LTT rates', question.effectiveOn)
  return {
    basis: higher ? 'Higher rates' : 'Standard',
    premium: charge(considerationOf(question), rule.bands, 'nearest-penny'),
    rent: null,
    rules: [rule],
  }
}
