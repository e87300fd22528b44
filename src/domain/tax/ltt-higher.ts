import { ruleFor } from '#domain/dated-rule'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { considerationOf, isShort } from './land-tax-question.ts'
import { LTT_HIGHER, LTT_HIGHER_FROM } from './ltt-rates.ts'

/** The higher residential rates for an additional dwelling or a company; undefined when they do not apply. */
export const lttHigher = (question: LandTaxQuestion) => {
  const { additional = false, company = false, lease } = question
  if (!additional && !company) return undefined
  if (lease?.kind === 'new' && isShort(lease)) return undefined
  return considerationOf(question) >= LTT_HIGHER_FROM ? ruleFor(LTT_HIGHER, question) : undefined
}
