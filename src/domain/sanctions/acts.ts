import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { canViewConveyance } from '#domain/conveyance/access'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayCheckIdentity } from '#domain/identity/acts'
import { notFound } from '#domain/refusal'
import { type ActingPerson, mayUse } from '#domain/user/acting-person'
import type { SanctionsJudgement } from './judgement.ts'

export type SanctionsAct = 'judge' | 'confirm' | 'send_back'

/** Compliance reads everything and decides: its role is read-only but for decisions. */
const mayDecide = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayUse(person, ['aml-checks.update']),
    person.type === 'staff' && canViewConveyance(person, conveyance) ? true : notFound(),
    mayChangeCase(conveyance),
  )

/** What only somebody else than whoever judged may decide. */
const maySecond = (person: ActingPerson, judgement: SanctionsJudgement | null): Verdict =>
  firstRefusal(
    refuseIf(
      judgement?.outcome !== 'same' || judgement.second !== null,
      'sanctions.nothing_waits',
      'No judgement is left for a second person.',
    ),
    refuseIf(
      judgement?.by.id === person.id,
      'sanctions.second_person',
      'You judged this, so somebody else has to decide.',
    ),
  )

/** What somebody may do about a possible match now. */
export const sanctionsActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  judgement: SanctionsJudgement | null,
): Acts<SanctionsAct> => {
  const second = firstRefusal(mayDecide(person, conveyance), maySecond(person, judgement))
  return {
    judge: firstRefusal(
      mayCheckIdentity(person, conveyance),
      refuseIf(
        judgement?.outcome === 'same',
        'sanctions.same',
        'This was judged to be the same person. Only a second person can send it back.',
      ),
    ),
    confirm: second,
    send_back: second,
  }
}
