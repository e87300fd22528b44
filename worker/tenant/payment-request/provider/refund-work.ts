import * as z from 'zod/mini'
import type { ProviderEvent } from '#domain/payment-request/provider/event'
import type { PaymentRequest, Refund } from '#domain/payment-request/request'
import { type DocumentShape, parseDocument } from '#tenant/core/document'
import type { OutboxRow } from '#tenant/events/outbox'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { findRequest } from '../records.ts'
import { receiveProviderEvent } from './receiving.ts'
import { sealedStripeKey } from './settings.ts'

const QueuedRefund = z.object({
  request: z.string(),
  refund: z.string(),
  payment: z.string(),
  amount: z.int(),
})
type QueuedRefund = z.infer<typeof QueuedRefund>

const queuedRefundDocument: DocumentShape<QueuedRefund> = {
  name: 'outbox',
  shape: 1,
  schema: QueuedRefund,
  upgrades: [],
}

/** A refund as the provider is asked for it, with the sealed key of the firm's account. */
export type AddressedRefund = QueuedRefund & {
  readonly firm: string
  readonly sealed_key: string
}

/** Why a provider refused a refund for good; null when it took it. */
export type RefundAnswer = { readonly refused: string | null }

const TEST_PAYMENT = 'test '

const eventOf = (
  context: RequestContext,
  { request, refund, payment, amount }: QueuedRefund,
  given: Pick<ProviderEvent, 'type' | 'reason'>,
): ProviderEvent => ({
  id: `${given.type} ${refund}`,
  ...given,
  ...{ payment, request, refund, amount },
  checkout: null,
  provider_refund: `test ${refund}`,
  fee: 0,
  at: context.now,
  is_test: payment.startsWith(TEST_PAYMENT),
})

/** Gives an approved refund to the provider that took the payment; the test provider makes it at once. */
export const queueRefund = (
  context: RequestContext,
  { id, receipts }: PaymentRequest,
  { id: refund, receipt, amount }: Refund,
) => {
  const payment = receipts.find(({ number }) => number === receipt)?.payment ?? ''
  const queued = { request: id, refund, payment, amount }
  if (!payment.startsWith(TEST_PAYMENT)) context.outbox.put('refund', queued, context.now)
  else
    receiveProviderEvent(
      context.as(system),
      eventOf(context, queued, { type: 'refunded', reason: null }),
    )
}

/** The refund of a row of the outbox; null when it is no longer approved. Throws without an account at the provider. */
export const refundOf = (context: RequestContext, row: OutboxRow): AddressedRefund | null => {
  const queued = parseDocument(queuedRefundDocument, row)
  const request = findRequest(context, queued.request)
  const refund = request?.refunds.find(({ id }) => id === queued.refund)
  if (refund?.status !== 'approved') return null
  const sealed_key = sealedStripeKey(context)
  if (sealed_key === null) throw new Error('The firm has no account with the card provider.')
  return { ...queued, firm: context.tenant, sealed_key }
}

const fail = (context: RequestContext, row: OutboxRow, reason: string) => {
  context.outbox.done([row.id])
  const queued = parseDocument(queuedRefundDocument, row)
  receiveProviderEvent(context, eventOf(context, queued, { type: 'refund_failed', reason }))
}

/** Settles what the provider answered: a refund that it took is done once its event comes. */
export const settleRefund = (context: RequestContext, row: OutboxRow, { refused }: RefundAnswer) =>
  context.store.transaction(() => {
    if (refused === null) context.outbox.done([row.id])
    else fail(context, row, refused)
  })

/** Counts an attempt that got no answer; after the last one somebody has to look at the provider. */
export const markRefundUnanswered = (context: RequestContext, row: OutboxRow, error: unknown) =>
  context.store.transaction(() => {
    const why = error instanceof Error ? error.message : String(error)
    if (context.outbox.failed(row, why, context.now))
      fail(
        context,
        row,
        'The card provider did not answer. Look at its own pages before you ask again.',
      )
  })
