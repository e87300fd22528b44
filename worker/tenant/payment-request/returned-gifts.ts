import type { Payment } from '#domain/payment/payment'
import type { RequestContext } from '#tenant/runtime/context'
import { requestsOf } from './records.ts'

/**
 * Records on the request that a gift came for that the gift went back to its giver, so that its sum is to be paid again;
 * does nothing for a gift that came without a request.
 */
export const recordGiftReturned = (
  context: RequestContext,
  { conveyance_id, sent }: Payment,
  suspense: number,
) => {
  const request = requestsOf(context)
    .of([conveyance_id])
    .find(({ receipts }) => receipts.some(({ posting }) => posting === suspense))
  const receipt = request?.receipts.find(({ posting }) => posting === suspense)
  if (!request || !receipt) return
  const refund = {
    ...{ id: context.newId(), receipt: receipt.number, amount: receipt.amount },
    reason: 'Its giver was not checked',
    status: 'done' as const,
    ...{ asked: null, approved: null, rejected: null, provider_id: null, problem: null },
    posting: sent?.posting ?? null,
  }
  // The return of the gift is told already; the message of a refund speaks of the card that paid.
  requestsOf(context).replace({
    ...request,
    version: request.version + 1,
    refunds: [...request.refunds, refund],
  })
}
