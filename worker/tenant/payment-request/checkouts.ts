import { assertAllowed, firstRefusal, refuseIf } from '#domain/act'
import { postAct } from '#domain/ledger/post'
import { formatPence } from '#domain/money'
import type { TestOutcome } from '#domain/payment-request/bodies'
import type { Checkout, PaymentRequest } from '#domain/payment-request/request'
import { isOpen, leftToStart } from '#domain/payment-request/state'
import type { ClientPayments } from '#domain/payment-request/view'
import { assertValid, notFound, wrongState } from '#domain/refusal'
import { caseBooksOf } from '#tenant/ledger/case-books'
import { ledgerRefusal } from '#tenant/ledger/posting'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import type { CheckoutPlan, MadeCheckout } from '#worker/directory/checkout-endpoints'
import { clientPayments } from './client.ts'
import { receiveProviderEvent } from './provider/receiving.ts'
import { cardProvider, sealedStripeKey } from './provider/settings.ts'
import { ownRequest, requestsOf } from './records.ts'

/** A page of the provider is open for 31 minutes; a new attempt within 25 goes on with it. */
const OPEN_MS = 31 * 60_000
const REUSED_MS = 25 * 60_000

const assertPayable = ({ today, now }: RequestContext, request: PaymentRequest, amount: number) => {
  const left = leftToStart(request, now)
  assertAllowed(
    firstRefusal(
      refuseIf(
        !isOpen(request, today),
        'payment_request.not_open',
        'This payment is no longer open. You have not been charged.',
      ),
      refuseIf(
        request.bill === null,
        'ledger.card_not_for_client_money',
        'This cannot be paid by card. Pay it by bank transfer; call us for our bank details.',
      ),
      refuseIf(
        left === 0,
        'payment_request.on_its_way',
        'Your bank has already sent this payment. We will confirm when it arrives.',
      ),
    ),
  )
  assertValid(
    amount > left ? { amount: [`That is more than the ${formatPence(left)} left to pay.`] } : {},
  )
}

/** Throws 409 where the books would refuse the payment, as for a bill that was paid otherwise meanwhile. */
const assertBooksTake = (context: RequestContext, request: PaymentRequest, amount: number) => {
  const conveyance = context.as(system).conveyances.get(request.conveyance_id)
  const { books } = caseBooksOf(context, [{ conveyance }])
  const event = { type: 'succeeded', payment: 'planned', event: 'planned', signature: 'valid' }
  const act = { n: 0, act: 'webhook', ...event, case: conveyance.id, amount }
  const reason = postAct(books, act).refused[0]?.reason
  if (reason !== undefined) throw ledgerRefusal(books, act, reason)
}

const isYounger = (context: RequestContext, { at }: Checkout, ms: number) =>
  Date.parse(context.now) - Date.parse(at) < ms

const keep = (
  context: RequestContext,
  request: PaymentRequest,
  checkout: Checkout,
): MadeCheckout => {
  requestsOf(context).replace({
    ...request,
    version: request.version + 1,
    checkouts: [...request.checkouts, checkout],
  })
  return { checkout: checkout.id, amount: checkout.amount, url: checkout.url }
}

/** How the edge begins a payment by card; throws 404 for somebody else's request, 409 for one that no card may pay now. */
export const planCheckout = (context: RequestContext, id: string, amount: number): CheckoutPlan => {
  const request = ownRequest(context, id)
  assertPayable(context, request, amount)
  assertBooksTake(context, request, amount)
  const contact_id = context.person.contact_id ?? ''
  if (cardProvider(context) !== 'test') return stripePlan(context, request, amount)
  const checkout = { id: context.newId(), contact_id, amount, url: null, at: context.now }
  return { is: 'made', checkout: keep(context, request, checkout) }
}

/** Goes on with a page of Stripe that is open for the same sum, or opens another; throws 409 without an account. */
const stripePlan = (
  context: RequestContext,
  request: PaymentRequest,
  amount: number,
): CheckoutPlan => {
  const sealed_key = sealedStripeKey(context)
  if (cardProvider(context) !== 'stripe' || sealed_key === null)
    throw wrongState('payment_request.no_cards', 'We do not take cards here. Call us to pay.')
  const open = request.checkouts.filter((it) => isYounger(context, it, OPEN_MS))
  const same = open.find(
    (it) =>
      it.amount === amount &&
      it.contact_id === context.person.contact_id &&
      isYounger(context, it, REUSED_MS),
  )
  if (same) return { is: 'made', checkout: { checkout: same.id, amount, url: same.url } }
  return {
    is: 'stripe',
    sealed_key,
    firm: context.tenant,
    request: request.id,
    amount,
    narrative: request.narrative,
    return_to: `${context.origins.clients}/payment`,
    expire: open.filter(({ url }) => url !== null).map((it) => it.id),
  }
}

/** Keeps a page that the provider opened. */
export const fileCheckout = (
  context: RequestContext,
  id: string,
  { checkout, amount, url }: MadeCheckout,
): MadeCheckout => {
  const request = ownRequest(context, id)
  const contact_id = context.person.contact_id ?? ''
  return keep(context, request, { id: checkout, contact_id, amount, url, at: context.now })
}

/** What the embedded test provider makes of a card: an event as a real one sends. Throws 404 outside the local environment. */
export const finishTest = (
  context: RequestContext,
  id: string,
  { checkout, outcome }: TestOutcome,
): ClientPayments => {
  const request = ownRequest(context, id)
  if (request.receipts.some(({ payment }) => payment === `test ${checkout}`))
    return clientPayments(context)
  const found = request.checkouts.find(
    (it) => it.id === checkout && it.contact_id === context.person.contact_id,
  )
  if (found === undefined || cardProvider(context) !== 'test') throw notFound()
  assertPayable(context, request, found.amount)
  receiveProviderEvent(context.as(system), {
    id: outcome === 'paid' ? `test paid ${checkout}` : `test declined ${context.newId()}`,
    type: outcome === 'paid' ? 'succeeded' : 'failed',
    payment: `test ${checkout}`,
    request: id,
    checkout,
    refund: null,
    provider_refund: null,
    amount: found.amount,
    fee: 0,
    reason: outcome === 'paid' ? null : 'The test card was declined.',
    at: context.now,
    is_test: true,
  })
  return clientPayments(context)
}
