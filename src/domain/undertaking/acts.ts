import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { Undertaking } from './undertaking.ts'

export type UndertakingAct = 'decide' | 'discharge'

/** Whether somebody decides on an undertaking of ours: a second person who may give undertakings. */
const mayDecide = ({ status, proposed }: Undertaking, person: ActingPerson): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['undertakings.update']),
    refuseIf(
      status !== 'proposed',
      'undertaking.decided',
      'This undertaking does not await approval.',
    ),
    refuseIf(
      proposed.by.id === person.id,
      'undertaking.same_person',
      'Somebody other than whoever wrote it approves an undertaking.',
    ),
  )

const mayDischarge = ({ status }: Undertaking, person: ActingPerson): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    refuseIf(
      status !== 'given',
      'undertaking.not_owed',
      status === 'discharged'
        ? 'This undertaking has been discharged already.'
        : 'This undertaking has not been given.',
    ),
  )

/** What somebody may do with an undertaking, and why not. */
export const undertakingActs = (
  undertaking: Undertaking,
  person: ActingPerson,
): Acts<UndertakingAct> => ({
  decide: mayDecide(undertaking, person),
  discharge: mayDischarge(undertaking, person),
})
