import type { Conveyance } from '#domain/conveyance/conveyance'
import { complianceHref } from '#domain/conveyance/evidence/acts'
import type { DateOnly } from '#domain/dates'
import { type Missing, wrongState } from '#domain/refusal'
import { riskNow } from '#domain/risk/standing'
import type { SanctionsMatch } from '#domain/sanctions/view'
import type { Store } from '#tenant/core/store'
import { riskAssessmentsOf, riskFactsOf } from './stored.ts'

type At = { readonly store: Store; readonly today: DateOnly }

/** What stops exchange and completion: an assessment that does not hold against the facts of now. */
export const riskMissing = (
  { store, today }: At,
  conveyance: Conveyance,
  matches?: readonly SanctionsMatch[],
): Missing[] => {
  const assessment = riskAssessmentsOf(store).of(conveyance.id)
  if (assessment === null) return []
  const { standing, changes } = riskNow(assessment, riskFactsOf(store, conveyance, matches), today)
  if (standing === 'current') return []
  const what =
    standing === 'second_person'
      ? 'The risk assessment is waiting for a second person'
      : `Assess the risk again: ${changes.join('; ')}`
  return [{ what, href: `${complianceHref(conveyance.id)}#risk` }]
}

/** Throws 409 while the risk of a case has to be assessed again, or approved. */
export const assertRiskHolds = (at: At, conveyance: Conveyance) => {
  const missing = riskMissing(at, conveyance)
  if (missing.length > 0)
    throw wrongState(
      'risk.open',
      'The risk has to be assessed, and where it is high approved, first.',
      missing,
    )
}
