import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { Refusal } from '#domain/refusal'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { Position, Reconciliation } from './view.ts'

/** Whether a reconciliation of this position may be prepared. */
export const mayPrepare = (person: ActingPerson, position: Position | null): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['payments.create']),
    refuseIf(position === null, 'reconciliation.no_statement', 'Import a bank statement first.'),
    refuseIf(
      position !== null && position.difference !== 0,
      'reconciliation.difference',
      'Bank and cash book differ. Find the difference first.',
    ),
    refuseIf(
      position !== null && position.lines !== 0,
      'reconciliation.lines_open',
      'Some bank lines are not matched yet.',
    ),
    refuseIf(
      position !== null && position.cash_book !== position.trust,
      'reconciliation.ledgers_differ',
      'Cash book and client ledgers differ.',
    ),
  )

/** Whether somebody may sign a reconciliation: a manager who did not prepare it. */
export const maySign = (person: ActingPerson, { prepared, signed }: Reconciliation): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['payments.update']),
    refuseIf(signed !== null, 'reconciliation.signed', 'This reconciliation is signed already.'),
    refuseIf(
      prepared.by.id === person.id,
      'reconciliation.second_person',
      'You prepared it, so somebody else has to sign.',
    ),
    person.money_only
      ? new Refusal(403, 'forbidden', 'A manager or the compliance officer for finance signs.')
      : true,
  )
