import type { LedgerReason } from '#domain/ledger/reason'
import type { PaymentRequest, Receipt, Refund } from '../request.ts'
import { refundedOfReceipt } from '../state.ts'
import { bookedReceipt, bookedRefund, type Held, withBooking } from './booking.ts'
import type { ProviderEvent } from './event.ts'

export type Outcome = {
  /** 'parked' waits for its payment; 'replayed' was known. */
  readonly is: 'applied' | 'replayed' | 'parked' | 'refused'
  readonly reason: LedgerReason | null
  readonly held: Held
}

const withRequest = (held: Held, change: Partial<PaymentRequest>): Held => ({
  ...held,
  request: { ...held.request, ...change },
})

const replayed = (held: Held): Outcome => ({ is: 'replayed', reason: null, held })

const receiptOf = ({ request }: Held, payment: string | null) =>
  request.receipts.find((it) => it.payment !== null && it.payment === payment)

const newReceipt = (held: Held, event: ProviderEvent): Receipt => ({
  number: held.receiptNumber,
  payment: event.payment,
  method: 'card',
  is_test: event.is_test,
  amount: event.amount,
  on: held.today,
  at: event.at,
  payer: null,
  posting: null,
  obstacle: null,
})

/** A receipt for a payment that succeeded, posted exactly once; what the books refuse is a receipt all the same. */
const succeeded = (held: Held, event: ProviderEvent): Outcome => {
  if (receiptOf(held, event.payment) !== undefined) return replayed(held)
  const receipt = newReceipt(held, event)
  const posted = bookedReceipt(held, receipt)
  const receipts = [...held.request.receipts, withBooking(receipt, posted)]
  const checkouts = held.request.checkouts.filter(({ id }) => id !== event.checkout)
  const after = withRequest(posted.held, { receipts, checkouts })
  return { is: 'applied', reason: posted.reason, held: after }
}

/** Posts what the books refused before and allow now, the oldest first. */
const retried = (held: Held): Held =>
  held.request.receipts.reduce((after, receipt) => {
    const isWaiting = receipt.payment !== null && receipt.posting === null
    if (!isWaiting || refundedOfReceipt(after.request, receipt) > 0) return after
    const posted = bookedReceipt(after, receipt)
    if (posted.posting === null) return after
    const receipts = after.request.receipts.map((it) =>
      it.number === receipt.number ? withBooking(receipt, posted) : it,
    )
    return withRequest(posted.held, { receipts })
  }, held)

const newRefund = (receipt: Receipt, event: ProviderEvent): Refund => ({
  id: event.refund ?? event.id,
  receipt: receipt.number,
  amount: event.amount,
  reason: event.reason ?? 'Refunded at the card provider',
  status: 'done',
  asked: null,
  approved: null,
  rejected: null,
  provider_id: event.provider_refund,
  posting: null,
  problem: null,
})

const givenBack = (held: Held, event: ProviderEvent): Outcome => {
  const { refunds } = held.request
  const id = event.provider_refund
  if (refunds.some((it) => it.status === 'done' && it.provider_id === id)) return replayed(held)
  const receipt = receiptOf(held, event.payment)
  if (receipt === undefined) return { is: 'parked', reason: null, held }
  if (refundedOfReceipt(held.request, receipt) + event.amount > receipt.amount)
    return { is: 'refused', reason: 'refund_exceeds_payment', held }
  const posted = bookedRefund(held, receipt, event)
  if (posted.reason !== null) return { is: 'refused', reason: posted.reason, held }
  const ours = refunds.find((it) => it.id === event.refund && it.status !== 'done')
  const done = { status: 'done', provider_id: id, posting: posted.posting, problem: null } as const
  const after = withRequest(posted.held, {
    refunds: ours
      ? refunds.map((it) => (it.id === ours.id ? { ...it, amount: event.amount, ...done } : it))
      : [...refunds, { ...newRefund(receipt, event), ...done }],
  })
  return { is: 'applied', reason: null, held: retried(after) }
}

const refused = (held: Held, { id, reason, at }: ProviderEvent): Outcome => {
  const { failures } = held.request
  if (failures.some((it) => it.id === id)) return replayed(held)
  const failure = { id, reason: reason ?? 'The card was declined.', at }
  return {
    is: 'applied',
    reason: null,
    held: withRequest(held, { failures: [...failures, failure] }),
  }
}

const refundFailed = (held: Held, { refund, reason }: ProviderEvent): Outcome => {
  const { refunds } = held.request
  const ours = refunds.find((it) => it.id === refund && it.status === 'approved')
  if (ours === undefined) return replayed(held)
  const failed = {
    status: 'failed',
    problem: reason ?? 'The card provider could not make it.',
  } as const
  const changed = refunds.map((it) => (it.id === refund ? { ...it, ...failed } : it))
  return { is: 'applied', reason: null, held: withRequest(held, { refunds: changed }) }
}

const handlers = {
  succeeded,
  failed: refused,
  refunded: givenBack,
  dispute_withdrawn: givenBack,
  refund_failed: refundFailed,
}

/** What an event about a request does to the request and to the books, in any order and however often it comes. */
export const received = (held: Held, event: ProviderEvent): Outcome =>
  event.type === 'payout' || event.type === 'other'
    ? replayed(held)
    : handlers[event.type](held, event)
