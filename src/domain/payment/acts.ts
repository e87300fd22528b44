import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { isOurs } from '#domain/ledger/acts'
import type { CaseLedger } from '#domain/ledger/view'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { Payment } from './payment.ts'

export type PaymentAct = 'approve' | 'send' | 'reject'

/** Whether somebody may ask for a payment from a case with a ledger. */
export const mayAskPayment = (
  person: ActingPerson,
  conveyance: Conveyance,
  ledger: Pick<CaseLedger, 'managed_by'>,
): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    mayAccessConveyance(person, conveyance),
    refuseIf(
      conveyance.status === 'closed' || conveyance.status === 'archived',
      'payment.case_closed',
      'The case is closed, and its ledger with it.',
    ),
    isOurs(ledger),
  )

const isStill = ({ status }: Payment, ...open: readonly Payment['status'][]): Verdict =>
  refuseIf(!open.includes(status), 'payment.ended', endedText(status))

const endedText = (status: Payment['status']) => {
  if (status === 'asked') return 'The payment is not approved yet.'
  return status === 'approved'
    ? 'The payment is approved already.'
    : `The payment has been ${status}.`
}

/** What somebody may do with a payment now. */
export const paymentActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  payment: Payment,
): Acts<PaymentAct> => {
  const access = mayAccessConveyance(person, conveyance)
  return {
    approve: firstRefusal(
      mayChangeWith(person, ['payments.update']),
      access,
      isStill(payment, 'asked'),
      refuseIf(
        payment.asked.by.id === person.id,
        'payment.second_person',
        'You asked for this payment, so somebody else has to approve it.',
      ),
    ),
    send: firstRefusal(
      mayChangeWith(person, ['payments.create']),
      access,
      isStill(payment, 'approved'),
    ),
    reject: firstRefusal(
      mayChangeWith(person, ['conveyance.update']),
      access,
      isStill(payment, 'asked', 'approved'),
    ),
  }
}
