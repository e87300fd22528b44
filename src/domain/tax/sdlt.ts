import type { LandTaxQuestion } from './land-tax-question.ts'
import { landUseOf } from './land-tax-question.ts'
import type { LandTax } from './land-tax-result.ts'
import { landTaxOf } from './land-tax-result.ts'
import { sdltNonResidential } from './sdlt-non-residential.ts'
import { sdltNotes } from './sdlt-notes.ts'
import { sdltResidential } from './sdlt-residential.ts'

/** Stamp Duty Land Tax, England: premium and rent each rounded down to a whole pound. */
export const sdlt = (question: LandTaxQuestion): LandTax =>
  landTaxOf(
    'SDLT',
    landUseOf(question) === 'residential'
      ? sdltResidential(question)
      : sdltNonResidential(question),
    sdltNotes(question),
  )
