import type { DateOnly } from '#domain/dates'
import { type Pence, sum } from '#domain/money'
import { onItsWayOf } from './bank/payment.ts'
import type { PaymentRequest, Receipt } from './request.ts'

export type RequestState = 'asked' | 'part_paid' | 'paid' | 'refunded' | 'cancelled' | 'expired'

/** What came in, with what was given back since. */
export const paidIn = ({ receipts }: PaymentRequest): Pence =>
  sum(receipts.map(({ amount }) => amount))

export const refundedOf = ({ refunds }: PaymentRequest): Pence =>
  sum(refunds.filter(({ status }) => status === 'done').map(({ amount }) => amount))

/** What was taken back without our asking for it, such as by a dispute. */
const takenBack = ({ refunds }: PaymentRequest): Pence =>
  sum(
    refunds
      .filter(({ asked, status }) => asked === null && status === 'done')
      .map(({ amount }) => amount),
  )

/** Whether all of it came; what we give back of that is not asked for again. */
const wasPaid = (request: PaymentRequest) => paidIn(request) - takenBack(request) >= request.amount

/** What is still to be paid; 0 when more came than was asked for. */
export const leftOf = (request: PaymentRequest): Pence =>
  wasPaid(request) ? 0 : Math.max(0, request.amount - (paidIn(request) - refundedOf(request)))

/** What somebody may begin to pay: what is left without what a bank has sent already. `now` is an instant. */
export const leftToStart = (request: PaymentRequest, now: string): Pence =>
  Math.max(0, leftOf(request) - onItsWayOf(request, now))

/** What came beyond what was asked for. */
export const excessOf = (request: PaymentRequest): Pence =>
  Math.max(0, paidIn(request) - refundedOf(request) - request.amount)

/** What may still be given back of a receipt; one that is asked for or approved counts as given back. */
export const refundableOf = ({ refunds }: PaymentRequest, { number, amount }: Receipt): Pence =>
  amount -
  sum(
    refunds
      .filter(({ receipt, status }) => receipt === number && isCounted(status))
      .map((refund) => refund.amount),
  )

const isCounted = (status: PaymentRequest['refunds'][number]['status']) =>
  status !== 'rejected' && status !== 'failed'

/** Whether a refund goes back to the card that paid. */
export const isToCard = (
  { receipts }: Pick<PaymentRequest, 'receipts'>,
  { receipt }: Pick<PaymentRequest['refunds'][number], 'receipt'>,
): boolean => receipts.some(({ number, method }) => number === receipt && method === 'card')

/** What was given back of a receipt. */
export const refundedOfReceipt = ({ refunds }: PaymentRequest, { number }: Receipt): Pence =>
  sum(
    refunds
      .filter(({ receipt, status }) => receipt === number && status === 'done')
      .map(({ amount }) => amount),
  )

/** How far a request has come on a day. */
export const requestState = (request: PaymentRequest, today: DateOnly): RequestState => {
  const paid = paidIn(request)
  const refunded = refundedOf(request)
  if (paid > 0 && paid === refunded) return 'refunded'
  if (wasPaid(request)) return 'paid'
  if (request.cancelled !== null) return 'cancelled'
  if (paid > refunded) return 'part_paid'
  return request.expires_on !== null && request.expires_on < today ? 'expired' : 'asked'
}

/** Whether a request may be paid on a day. */
export const isOpen = (request: PaymentRequest, today: DateOnly) => {
  const state = requestState(request, today)
  const isOver = request.expires_on !== null && request.expires_on < today
  return (state === 'asked' || state === 'part_paid') && !isOver
}
