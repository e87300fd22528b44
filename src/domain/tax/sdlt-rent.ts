import { type DatedRule, inForce } from '#domain/dated-rule'
import { type Band, charge, NO_CHARGE, withPoints } from './land-tax-bands.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { npvOf, rentedLease, requireTable } from './land-tax-question.ts'

type RentTable = readonly (DatedRule & { readonly bands: readonly Band[] })[]
type Terms = { readonly points: number; readonly isRelieved: boolean }

/** SDLT on the rent of a new lease, a separate entry in the return; undefined when no rent is taxed. */
export const rentCharge = (
  question: LandTaxQuestion,
  table: RentTable,
  { points, isRelieved }: Terms = { points: 0, isRelieved: false },
) => {
  const lease = rentedLease(question)
  if (!lease) return undefined
  const { effectiveOn } = question
  const rule = requireTable(inForce(table, effectiveOn), 'SDLT rates on rent', effectiveOn)
  const npv = npvOf(lease)
  const due = isRelieved ? NO_CHARGE : charge(npv, withPoints(rule.bands, points), 'pound-down')
  return { rule, charged: { npv, ...due } }
}
