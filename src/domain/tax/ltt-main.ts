import { inForce } from '#domain/dated-rule'
import { charge } from './land-tax-bands.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { considerationOf } from './land-tax-question.ts'
import { LTT_MAIN } from './ltt-rates.ts'

/** The main rates of a purchase: those on its date, or older ones that are elected because they cost less. */
export const mainRule = (question: LandTaxQuestion) =>
  electedRule(question) ?? inForce(LTT_MAIN, question.effectiveOn)

/** The older main rates, if the contract date allows electing them and they cost less. */
export const electedRule = (question: LandTaxQuestion) => {
  const rule = inForce(LTT_MAIN, question.effectiveOn)
  const { contractOn, contractExcluded = false } = question
  if (!rule?.electableBefore || !contractOn || contractExcluded) return undefined
  if (contractOn >= rule.electableBefore) return undefined
  const older = LTT_MAIN[LTT_MAIN.indexOf(rule) - 1]
  return older && taxBy(question, older) < taxBy(question, rule) ? older : undefined
}

const taxBy = (question: LandTaxQuestion, { bands }: (typeof LTT_MAIN)[number]) =>
  charge(considerationOf(question), bands, 'nearest-penny').tax
