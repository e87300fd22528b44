import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayLook } from '#domain/identity/acts'
import { riskNow } from '#domain/risk/standing'
import type { CaseRisk } from '#domain/risk/view'
import type { RequestContext } from '#tenant/runtime/context'
import { riskAssessmentsOf, riskFactsOf } from './stored.ts'

/** The risk of a case for staff; answers and facts only with permission. */
export const caseRisk = (
  { store, today, person }: RequestContext,
  conveyance: Conveyance,
): CaseRisk => {
  const assessment = riskAssessmentsOf(store).of(conveyance.id)
  const facts = riskFactsOf(store, conveyance)
  const mayRead = mayLook(person)
  const { standing, changes } = riskNow(assessment, facts, today)
  return {
    version: assessment?.version ?? 0,
    standing,
    changes: mayRead ? [...changes] : [],
    level: conveyance.risk,
    assessment: mayRead ? assessment : null,
    facts: mayRead ? [...facts] : [],
  }
}
