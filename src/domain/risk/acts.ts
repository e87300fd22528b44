import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { canViewConveyance } from '#domain/conveyance/access'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayCheckIdentity } from '#domain/identity/acts'
import { notFound } from '#domain/refusal'
import { type ActingPerson, mayUse } from '#domain/user/acting-person'
import type { RiskStanding } from './labels.ts'
import type { RiskAssessment } from './risk.ts'
import { lastRound } from './standing.ts'

export type RiskAct = 'assess' | 'approve' | 'reject'
export type RiskActs = Acts<RiskAct>

const mayDecide = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayUse(person, ['aml-checks.update']),
    person.type === 'staff' && canViewConveyance(person, conveyance) ? true : notFound(),
    mayChangeCase(conveyance),
  )

const isWaiting = (standing: RiskStanding): Verdict =>
  firstRefusal(
    refuseIf(
      standing === 'reopened',
      'risk.reopened',
      'A fact has changed since. Somebody has to assess the risk again.',
    ),
    refuseIf(
      standing !== 'second_person',
      'risk.nothing_waits',
      'Nothing is waiting for a second person.',
    ),
  )

const isAnother = (person: ActingPerson, assessment: RiskAssessment | null): Verdict =>
  refuseIf(
    lastRound(assessment)?.by.id === person.id,
    'risk.second_person',
    'You assessed this, so somebody else has to approve it.',
  )

type Of = { readonly assessment: RiskAssessment | null; readonly standing: RiskStanding }

/** What somebody may do with the risk assessment of a case now. */
export const riskActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  { assessment, standing }: Of,
): RiskActs => {
  const decide = firstRefusal(mayDecide(person, conveyance), isWaiting(standing))
  return {
    assess: firstRefusal(
      mayCheckIdentity(person, conveyance),
      refuseIf(
        standing === 'second_person',
        'risk.awaits_second_person',
        'This has been assessed. A second person has to approve it or send it back.',
      ),
    ),
    approve: firstRefusal(decide, isAnother(person, assessment)),
    reject: decide,
  }
}
