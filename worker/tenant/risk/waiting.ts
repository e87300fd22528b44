import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import type { DayRisk } from '#domain/conveyance/my-day'
import { riskActs } from '#domain/risk/acts'
import type { RiskAssessment } from '#domain/risk/risk'
import { lastRound } from '#domain/risk/standing'
import { ownIds } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'
import { riskAssessmentsOf } from './stored.ts'

const MOST = 20
/** More than are shown, since some of them are not the person’s to do. */
const MOST_LOOKED_AT = 200

const waitingIds = ({ store }: RequestContext) =>
  store
    .rows<{ id: string }>(
      `SELECT conveyance_id AS id FROM risk_assessments WHERE status <> 'current'
       ORDER BY status, conveyance_id LIMIT ?`,
      MOST_LOOKED_AT,
    )
    .map(({ id }) => id)

const entryOf = (
  { person }: RequestContext,
  conveyance: Conveyance,
  assessment: RiskAssessment,
): DayRisk[] => {
  const round = lastRound(assessment)
  if (round === undefined || isEnded(conveyance)) return []
  const { id: conveyance_id, ref, address } = conveyance
  const where = [address.line, address.town].filter(Boolean).join(', ')
  const line = { conveyance_id, ref, address: where }
  const acts = riskActs(person, conveyance, { assessment, standing: assessment.status })
  if (acts.approve === true)
    return [{ ...line, what: 'approve', words: `assessed by ${round.by.name}` }]
  const isOwn = ownIds(person).some((id) => peopleOfConveyance(conveyance).includes(id))
  return isOwn && acts.assess === true
    ? [{ ...line, what: 'assess_again', words: round.ended?.words.join('; ') ?? '' }]
    : []
}

/** The risk assessments that a person has to make again, and those that they may approve. */
export const risksFor = (context: RequestContext): DayRisk[] =>
  context.conveyances
    .among(waitingIds(context))
    .flatMap((conveyance) => {
      const assessment = riskAssessmentsOf(context.store).of(conveyance.id)
      return assessment === null ? [] : entryOf(context, conveyance, assessment)
    })
    .slice(0, MOST)
