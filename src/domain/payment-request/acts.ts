import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { PaymentRequest, Receipt, Refund } from './request.ts'
import { refundableOf, requestState } from './state.ts'

export type RequestAct = 'remind' | 'record' | 'cancel'
export type RefundAct = 'approve' | 'reject'

const isCaseOpen = ({ status }: Conveyance): Verdict =>
  refuseIf(
    status === 'closed' || status === 'archived',
    'payment_request.case_closed',
    'The case is closed, and its ledger with it.',
  )

/** Whether somebody may ask a client of a case for a payment. */
export const mayAskForPayment = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    mayAccessConveyance(person, conveyance),
    isCaseOpen(conveyance),
  )

const isUnpaid = (request: PaymentRequest, today: DateOnly): Verdict => {
  const state = requestState(request, today)
  return firstRefusal(
    refuseIf(state === 'paid', 'payment_request.paid', 'It has been paid.'),
    refuseIf(state === 'refunded', 'payment_request.refunded', 'It was paid and refunded.'),
    refuseIf(state === 'cancelled', 'payment_request.cancelled', 'It has been cancelled.'),
  )
}

/** What somebody may do with a request now. */
export const requestActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  request: PaymentRequest,
  today: DateOnly,
): Acts<RequestAct> => {
  const access = firstRefusal(mayAccessConveyance(person, conveyance), isCaseOpen(conveyance))
  const may = firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    access,
    isUnpaid(request, today),
  )
  return {
    remind: firstRefusal(
      may,
      refuseIf(
        requestState(request, today) === 'expired',
        'payment_request.expired',
        'It has expired. Ask again with a new day.',
      ),
    ),
    record: firstRefusal(mayChangeWith(person, ['payments.create']), access),
    cancel: may,
  }
}

/** Whether somebody may ask that a receipt be given back. */
export const mayAskRefund = (
  person: ActingPerson,
  conveyance: Conveyance,
  request: PaymentRequest,
  receipt: Receipt,
): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['payments.create']),
    mayAccessConveyance(person, conveyance),
    refuseIf(
      receipt.method !== 'card',
      'payment_request.not_by_card',
      'Only a card payment is refunded here. Return client money under Payments, to a verified account.',
    ),
    refuseIf(
      refundableOf(request, receipt) === 0,
      'payment_request.all_refunded',
      'All of it has been refunded, or is being refunded.',
    ),
  )

const isAsked = ({ status }: Refund): Verdict =>
  refuseIf(status !== 'asked', 'payment_request.refund_decided', 'This refund has been decided.')

/** What somebody may do with a refund now. */
export const refundActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  refund: Refund,
): Acts<RefundAct> => {
  const access = mayAccessConveyance(person, conveyance)
  return {
    approve: firstRefusal(
      mayChangeWith(person, ['payments.update']),
      access,
      isAsked(refund),
      refuseIf(
        refund.asked?.by.id === person.id,
        'payment_request.second_person',
        'You asked for this refund, so somebody else has to approve it.',
      ),
    ),
    reject: firstRefusal(mayChangeWith(person, ['payments.create']), access, isAsked(refund)),
  }
}
