import type { LandTaxQuestion } from './land-tax-question.ts'
import type { LandTax } from './land-tax-result.ts'
import { ltt } from './ltt.ts'
import { sdlt } from './sdlt.ts'

/**
 * Stamp Duty Land Tax or Land Transaction Tax on a purchase, by the tables in force on its date.
 * Throws 422 'land_tax.no_rule' when no table covers the date.
 */
export const landTax = (question: LandTaxQuestion): LandTax =>
  question.nation === 'Wales' ? ltt(question) : sdlt(question)
