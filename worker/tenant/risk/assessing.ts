import type { Conveyance } from '#domain/conveyance/conveyance'
import { assertValid, wrongState } from '#domain/refusal'
import { type RiskAct, riskActs } from '#domain/risk/acts'
import type { RiskApproval, RiskEntry, RiskRejection } from '#domain/risk/bodies'
import { approvedBy, assessed, levelOf, newAssessment, sentBack } from '#domain/risk/changing'
import type { RiskEvents } from '#domain/risk/events'
import { factName } from '#domain/risk/facts'
import type { RiskAssessment, RiskFact } from '#domain/risk/risk'
import { isHigher, latestReview } from '#domain/risk/scoring'
import { lastRound, riskNow } from '#domain/risk/standing'
import type { CaseRisk } from '#domain/risk/view'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { assertMayChange } from '#tenant/conveyance/of-person/changing'
import type { RequestContext } from '#tenant/runtime/context'
import { followRiskOf } from './following.ts'
import { riskAssessmentsOf, riskFactsOf } from './stored.ts'
import { caseRisk } from './view.ts'

type Found = {
  readonly conveyance: Conveyance
  readonly assessment: RiskAssessment
  readonly facts: readonly RiskFact[]
}

export const riskOf = (context: RequestContext, id: string): CaseRisk =>
  caseRisk(context, context.conveyances.get(id))

/** The assessment to change; throws 404, 403, and 409 for a stale version and for what may not be done. */
const assessmentTo = (
  context: RequestContext,
  act: RiskAct,
  id: string,
  version: number,
): Found => {
  const conveyance = context.conveyances.get(id)
  const facts = riskFactsOf(context.store, conveyance)
  const stored = riskAssessmentsOf(context.store).of(id)
  const assessment = stored ?? newAssessment(context.newId(), id)
  const { standing } = riskNow(stored, facts, context.today)
  assertMayChange(assessment, version, {
    may: () => riskActs(context.person, conveyance, { assessment: stored, standing })[act],
    view: () => caseRisk(context, conveyance),
  })
  return { conveyance, assessment, facts }
}

type Name = Exclude<keyof RiskEvents, 'risk.reopened'>
type Draft = {
  readonly [N in Name]: { readonly name: N; readonly detail: RiskEvents[N]['detail'] }
}[Name]

const save = (
  context: RequestContext,
  { id }: Conveyance,
  assessment: RiskAssessment,
  draft: Draft,
): CaseRisk => {
  riskAssessmentsOf(context.store).save(assessment)
  const conveyance = context.conveyances.get(id)
  context.recordEvents(
    [{ ...draft, ...ofCase(conveyance), changed: ['risk'] }],
    staffOfCase(conveyance),
  )
  followRiskOf(context, id)
  return riskOf(context, id)
}

const isSeen = (facts: readonly RiskFact[], names: readonly string[]) =>
  facts.length === names.length && facts.every((it) => names.includes(factName(it)))

const assertWhole = (context: RequestContext, entry: RiskEntry, facts: readonly RiskFact[]) => {
  const { today } = context
  if (!isSeen(facts, entry.facts))
    throw wrongState(
      'risk.facts_changed',
      'Something about the case has changed since this page was opened. Read the facts again.',
    )
  const level = levelOf(entry, facts, context.now)
  const latest = latestReview(level, today)
  assertValid({
    ...(level === 'high' && !entry.enhanced
      ? { enhanced: ['The risk is high. Enter what you did beyond the usual.'] }
      : {}),
    ...(entry.review_on <= today || entry.review_on > latest
      ? { review_on: [`Enter a date after today and by ${latest}.`] }
      : {}),
  })
}

/** Assesses the risk of a case from answers and facts; a high one then waits for a second person. */
export const assessRisk = (context: RequestContext, id: string, entry: RiskEntry): CaseRisk => {
  const { conveyance, assessment, facts } = assessmentTo(context, 'assess', id, entry.version)
  assertWhole(context, entry, facts)
  const after = assessed(assessment, entry, facts, context)
  const level = lastRound(after)?.level ?? 'high'
  const detail = { level, is_waiting: after.status === 'second_person' }
  return save(context, conveyance, after, { name: 'risk.assessed', detail })
}

/** Approves a high risk, or sets a lower one with the reason; throws 409 for whoever assessed it. */
export const approveRisk = (
  context: RequestContext,
  id: string,
  { version, level, note }: RiskApproval,
): CaseRisk => {
  const { conveyance, assessment } = assessmentTo(context, 'approve', id, version)
  assertValid(
    isHigher(level, lastRound(assessment)?.level ?? level)
      ? { level: ['Send it back instead: this is higher than was assessed.'] }
      : {},
  )
  const after = approvedBy(assessment, { level, note }, context)
  return save(context, conveyance, after, { name: 'risk.approved', detail: { level, note } })
}

export const rejectRisk = (
  context: RequestContext,
  id: string,
  { version, reason }: RiskRejection,
): CaseRisk => {
  const { conveyance, assessment } = assessmentTo(context, 'reject', id, version)
  const after = sentBack(assessment, reason, context)
  return save(context, conveyance, after, { name: 'risk.sent-back', detail: { reason } })
}
