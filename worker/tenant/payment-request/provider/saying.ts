import type { Conveyance } from '#domain/conveyance/conveyance'
import { reasonTexts } from '#domain/ledger/labels'
import type { ProviderEvent } from '#domain/payment-request/provider/event'
import type { Outcome } from '#domain/payment-request/provider/receiving'
import type { PaymentRequest } from '#domain/payment-request/request'
import type { RequestContext } from '#tenant/runtime/context'
import { about, concerned, ofRequest, recordReceipt, recordRefunded } from '../recording.ts'

/** Says what is new of a request: receipts, refunds, and attempts that failed. */
export const recordChange = (
  context: RequestContext,
  conveyance: Conveyance,
  before: PaymentRequest,
  request: PaymentRequest,
) => {
  for (const receipt of request.receipts.slice(before.receipts.length))
    recordReceipt(context, conveyance, request, receipt)
  const isNew = (id: string, status: string) =>
    !before.refunds.some((it) => it.id === id && it.status === status)
  for (const refund of request.refunds.filter((it) => isNew(it.id, it.status))) {
    if (refund.status === 'done') recordRefunded(context, conveyance, request, refund)
    if (refund.status === 'failed')
      recordRefundFailed(context, conveyance, request, {
        id: refund.id,
        amount: refund.amount,
        reason: refund.problem ?? '',
      })
  }
  for (const { reason } of request.failures.slice(before.failures.length)) {
    const detail = { ...about(request, request.amount), reason }
    context.recordEvents(
      [{ name: 'payment-request.refused', ...ofRequest(conveyance), detail }],
      concerned(conveyance, request),
    )
  }
}

const recordRefundFailed = (
  context: RequestContext,
  conveyance: Conveyance,
  request: PaymentRequest,
  { id, amount, reason }: { readonly id: string; readonly amount: number; readonly reason: string },
) =>
  context.recordEvents(
    [
      {
        name: 'payment-request.refund-failed',
        ...ofRequest(conveyance),
        detail: { ...about(request, amount), refund: id, reason },
      },
    ],
    concerned(conveyance, request),
  )

/** Says that the books refuse what the provider did. */
export const recordRefused = (
  context: RequestContext,
  conveyance: Conveyance,
  request: PaymentRequest,
  event: ProviderEvent,
  { reason }: Outcome,
) =>
  recordRefundFailed(context, conveyance, request, {
    id: event.refund ?? event.id,
    amount: event.amount,
    reason: reason === null ? '' : reasonTexts[reason],
  })
