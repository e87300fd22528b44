import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'

/** Whether somebody may record what was done about the money that a case still holds. */
export const mayTrace = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    mayAccessConveyance(person, conveyance),
    refuseIf(
      conveyance.facts.completed === undefined && conveyance.abortion === null,
      'residual.not_completed',
      'Money is left over only once a case has completed or ended.',
    ),
  )
