import type { Conveyance } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import { carriedOver, reopened } from '#domain/risk/changing'
import { followRisk } from '#domain/risk/fact'
import type { RiskAssessment, RiskFact } from '#domain/risk/risk'
import { lastRound, riskNow } from '#domain/risk/standing'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { riskAssessmentsOf, riskFactsOf } from './stored.ts'

/** What was recorded of a case before questions were asked, resting on the facts of now; null for none. */
const earlierEntry = (
  context: RequestContext,
  conveyance: Conveyance,
  facts: readonly RiskFact[],
): RiskAssessment | null => {
  const fact = conveyance.facts.risk_assessed
  if (fact === undefined || fact.evidence?.checks !== undefined) return null
  const id = { id: context.newId(), conveyance_id: conveyance.id }
  return riskAssessmentsOf(context.store).save(
    carriedOver(id, { fact, level: conveyance.risk ?? 'medium' }, facts, context.now),
  )
}

const reopen = (
  context: RequestContext,
  conveyance: Conveyance,
  assessment: RiskAssessment,
  words: readonly string[],
) => {
  riskAssessmentsOf(context.store).save(reopened(assessment, words, context))
  context.recordEvents(
    [
      {
        name: 'risk.reopened',
        ...ofCase(conveyance),
        changed: ['risk'],
        detail: { words },
      },
    ],
    staffOfCase(conveyance),
  )
}

/** Re-opens an assessment whose facts have changed, and records or takes back what the case holds of it. */
export const followRiskOf = (context: RequestContext, conveyanceId: string) => {
  const records = context.conveyances.records(conveyanceId)
  const { conveyance } = records
  if (isEnded(conveyance)) return
  const facts = riskFactsOf(context.store, conveyance)
  const stored = riskAssessmentsOf(context.store).of(conveyanceId)
  const assessment = stored ?? earlierEntry(context, conveyance, facts)
  if (assessment === null) return
  const { standing, changes } = riskNow(assessment, facts, context.today)
  const change = followRisk(records, assessment, facts, context.now)
  if (standing === 'reopened' && !lastRound(assessment)?.ended)
    reopen(context, conveyance, assessment, changes)
  if (change !== null) context.conveyances.keep(change, conveyance.version)
}
