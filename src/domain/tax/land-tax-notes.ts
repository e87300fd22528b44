import { inForce, ruleFor, type SparingRule } from '#domain/dated-rule'
import { formatDate } from './land-tax-labels.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { landUseOf, rentedLease } from './land-tax-question.ts'

/** Notes on why a purchase is not taxed as residential; `lost` names the reliefs that it loses. */
export const mixedNotes = (question: LandTaxQuestion, lostReliefs: string): readonly string[] => [
  ...(question.use === 'mixed'
    ? [
        `Mixed property pays the non-residential rates on everything; ${lostReliefs}. A lawyer should confirm that the property is mixed.`,
      ]
    : []),
  ...(question.use !== 'mixed' && question.use !== 'non-residential'
    ? [
        `Six or more dwellings bought together count as non-residential; ${lostReliefs}. A lawyer should confirm it.`,
      ]
    : []),
]

export const leaseNotes = (question: LandTaxQuestion): readonly string[] => {
  if (question.lease?.kind === 'assigned')
    return ['An existing lease pays on its price only, not on its rent.']
  return question.sharedOwnership === undefined && rentedLease(question)?.rents.some(isCharged)
    ? ['The rent after year five is taken as the highest of the first five years.']
    : []
}

const isCharged = (rent: number) => rent > 0

/** Whether it is several dwellings, but fewer than the six that count as non-residential. */
export const isSeveralDwellings = (question: LandTaxQuestion) =>
  (question.dwellings ?? 1) > 1 && landUseOf(question) === 'residential'

/** A note that the contract date keeps an older rule of the table, or that a variation lost it. */
export const contractNote = (
  question: LandTaxQuestion,
  table: readonly SparingRule[],
): readonly string[] => {
  const spared = { ...question, contractExcluded: false }
  const older = ruleFor(table, spared)
  const newer = inForce(table, question.effectiveOn)
  if (newer === undefined || older === newer || question.contractOn === undefined) return []
  const contract = `The contract of ${formatDate(question.contractOn)}`
  return question.contractExcluded
    ? [
        `${contract} was varied, assigned or sub-sold, so the rates since ${formatDate(newer.effectiveFrom)} apply.`,
      ]
    : [
        `${contract} keeps the rates from before ${formatDate(newer.effectiveFrom)}, unless it has been varied, assigned or sub-sold since. A lawyer should confirm it.`,
      ]
}
