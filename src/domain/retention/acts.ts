import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { DateOnly } from '#domain/dates'
import { type ActingPerson, mayUse } from '#domain/user/acting-person'
import type { RetentionView } from './retention.ts'

export type RetentionAct = 'hold' | 'release' | 'propose' | 'approve' | 'withdraw'

type Facts = Pick<RetentionView, 'hold' | 'destruction' | 'is_closed' | 'retained_until'>

/** Whether the files of a case have been kept long enough: 409 with the reason why not. */
export const mayDestroy = ({ hold, is_closed, retained_until }: Facts, today: DateOnly): Verdict =>
  firstRefusal(
    refuseIf(hold !== null, 'retention.held', 'A hold stops the destruction of these files.'),
    refuseIf(!is_closed, 'retention.open', 'Close the case first.'),
    refuseIf(
      retained_until === null || retained_until >= today,
      'retention.not_over',
      'These files must be kept longer.',
    ),
  )

const isDestroyed = ({ destruction }: Facts) =>
  refuseIf(
    destruction?.status === 'destroyed',
    'retention.destroyed',
    'The files of this case have been destroyed.',
  )

const isWaiting = ({ destruction }: Facts) =>
  refuseIf(destruction === null, 'retention.not_proposed', 'Nobody has proposed it.')

const mayApprove = (facts: Facts, { id }: ActingPerson) =>
  firstRefusal(
    isWaiting(facts),
    refuseIf(
      facts.destruction?.status === 'approved',
      'retention.approved',
      'It has been approved.',
    ),
    refuseIf(
      facts.destruction?.proposed.by.id === id,
      'retention.second_person',
      'Somebody other than who proposed it must approve it.',
    ),
  )

/** What somebody may decide about keeping the files of a case, and why not. */
export const retentionActs = (
  facts: Facts,
  person: ActingPerson,
  today: DateOnly,
): Acts<RetentionAct> => {
  const { hold, destruction } = facts
  const first = firstRefusal(mayUse(person, ['retention.update']), isDestroyed(facts))
  return {
    hold: firstRefusal(
      first,
      refuseIf(hold !== null, 'retention.held', 'These files are on hold already.'),
    ),
    release: firstRefusal(
      first,
      refuseIf(hold === null, 'retention.not_held', 'These files are not on hold.'),
    ),
    propose: firstRefusal(
      first,
      refuseIf(destruction !== null, 'retention.proposed', 'It has been proposed already.'),
      mayDestroy(facts, today),
    ),
    approve: firstRefusal(first, mayApprove(facts, person), mayDestroy(facts, today)),
    withdraw: firstRefusal(first, isWaiting(facts)),
  }
}
