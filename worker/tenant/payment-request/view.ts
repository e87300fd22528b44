import type { PaymentRequest } from '#domain/payment-request/request'
import { leftOf, requestState } from '#domain/payment-request/state'
import type { CasePaymentRequests, RequestView } from '#domain/payment-request/view'
import { excessHeld } from '#tenant/payment/overpayments'
import type { RequestContext } from '#tenant/runtime/context'
import { cardProvider } from './provider/settings.ts'
import { noticesOf, requestsOf } from './records.ts'

const toView = (context: RequestContext, whole: PaymentRequest): RequestView => {
  const { checkouts: _, ...request } = whole
  return {
    ...request,
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
  return {
    requests: requestsOf(context)
      .of([conveyance.id])
      .map((it) => toView(context, it)),
    notices: noticesOf(context).of([conveyance.id]),
    card: cardProvider(context),
  }
}
