import type { PaymentRequest } from '#domain/payment-request/request'
import { leftOf, requestState } from '#domain/payment-request/state'
import type { CasePaymentRequests, RequestView } from '#domain/payment-request/view'
import { heldOf } from '#tenant/funds/receipt/stored'
import { excessHeld } from '#tenant/payment/excess'
import type { RequestContext } from '#tenant/runtime/context'
import { cardProvider } from './provider/settings.ts'
import { noticesOf, requestsOf } from './records.ts'

const HELD = 'It waits in suspense until whoever gives it is checked.'

/** The postings of gifts of a case that wait in suspense. */
const heldPostings = (context: RequestContext, id: string): ReadonlySet<number | null> =>
  new Set(heldOf(context.store, id).map(({ suspense }) => suspense))

const toView = (
  context: RequestContext,
  whole: PaymentRequest,
  held: ReadonlySet<number | null>,
): RequestView => {
  const { checkouts: _, ...request } = whole
  return {
    ...request,
    receipts: request.receipts.map((it) =>
      it.posting !== null && held.has(it.posting) ? { ...it, obstacle: HELD } : it,
    ),
    bank_payments: request.bank_payments.map(
      ({ url: _url, contact_id: _contact, said: _said, ...payment }) => payment,
    ),
    state: requestState(whole, context.today),
    left: leftOf(whole),
    excess: excessHeld(context, whole),
  }
}

/** What was asked of the clients of a case, oldest first; throws 404 out of scope. */
export const casePaymentRequests = (context: RequestContext, id: string): CasePaymentRequests => {
  const conveyance = context.conveyances.get(id)
  const held = heldPostings(context, conveyance.id)
  return {
    requests: requestsOf(context)
      .of([conveyance.id])
      .map((it) => toView(context, it, held)),
    notices: noticesOf(context).of([conveyance.id]),
    card: cardProvider(context),
  }
}
