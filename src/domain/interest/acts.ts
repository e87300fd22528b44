import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayPost } from '#domain/ledger/acts'
import { formatPence } from '#domain/money'
import { formatDate } from '#domain/tax/land-tax-labels'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { CaseInterest, Interest } from './interest.ts'
import type { InterestWorking } from './working.ts'

export type InterestAct = 'approve' | 'reject'

/** Why what was worked out is not owed; true where it is. */
export const isOwed = (due: InterestWorking | null): Verdict =>
  firstRefusal(
    refuseIf(due === null, 'interest.nothing_held', 'No client money was held since.'),
    refuseIf(
      due !== null && due.without_rate !== null,
      'interest.no_rate',
      `No rate is set for ${formatDate(due?.without_rate ?? '2000-01-01')}. Add it under Client account.`,
    ),
    refuseIf(
      due !== null && (due.amount === 0 || due.amount < due.least),
      'interest.below_least',
      `${formatPence(due?.amount ?? 0)} is below the ${formatPence(due?.least ?? 0)} from which we pay interest.`,
    ),
  )

/** Whether somebody may propose what is due for a case. */
export const mayPropose = (
  person: ActingPerson,
  conveyance: Conveyance,
  { interest, due }: CaseInterest,
): Verdict =>
  firstRefusal(
    mayPost(person, conveyance),
    refuseIf(
      interest.some(({ status }) => status === 'proposed'),
      'interest.proposed_already',
      'Interest is waiting for its approval. Approve or reject it first.',
    ),
    isOwed(due),
  )

const isStillProposed = ({ status }: Interest): Verdict =>
  refuseIf(
    status !== 'proposed',
    'interest.ended',
    status === 'posted' ? 'This interest was posted already.' : 'This interest was rejected.',
  )

/** What somebody may do about proposed interest; one who proposed it never approves it. */
export const interestActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  interest: Interest,
): Acts<InterestAct> => {
  const may = firstRefusal(
    mayChangeWith(person, ['payments.update']),
    mayAccessConveyance(person, conveyance),
    isStillProposed(interest),
  )
  return {
    approve: firstRefusal(
      may,
      refuseIf(
        interest.proposed.by.id === person.id,
        'interest.second_person',
        'You proposed this, so somebody else has to approve it.',
      ),
    ),
    reject: may,
  }
}
