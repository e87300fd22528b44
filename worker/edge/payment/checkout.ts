import { checkoutStart } from '#domain/payment-request/api'
import { notFound, Refusal, wrongState } from '#domain/refusal'
import type { SessionClaim } from '#domain/user/session-content'
import { derivedKeys } from '#worker/directory/derived-key'
import { PAYMENT_PURPOSE, paymentSecretsOf } from '#worker/directory/payment-secret'
import { createCheckout, expireCheckout, StripeRefusal } from '#worker/integrations/payment/stripe'
import { stripeAddress } from '#worker/integrations/payment/stripe-address'
import { type CheckoutPlan, checkoutSteps } from '../../directory/checkout-endpoints.ts'
import { jsonBody } from '../body.ts'
import { as } from '../cache-rules.ts'
import { askTenant } from '../document/asking.ts'
import { requireSession, requireTenant } from '../sign-in/credentials.ts'
import type { EdgeContext, Visit } from '../visit.ts'

/**
 * `POST /api/client/payments/:request/checkouts`: where the signed-in client pays by card. Throws 404 for a request that
 * is not theirs, 409 for one that no card may pay now, 422, and 502 when the provider does not answer.
 */
export const startCheckout = async (c: EdgeContext) => {
  const { visit } = c.var
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const params = { request: c.req.param('request') ?? '' }
  const entry = await jsonBody(visit.request, checkoutStart.start.body)
  const plan = await askTenant(visit, session, checkoutSteps.plan, params, entry)
  const checkout = plan.is === 'made' ? plan.checkout : await opened(visit, session, plan)
  return as('api', Response.json({ data: checkout }))
}

type StripePlan = Extract<CheckoutPlan, { is: 'stripe' }>

const opened = async (visit: Visit, session: SessionClaim, plan: StripePlan) => {
  const { env, site } = visit
  const secrets = paymentSecretsOf(site.firm.tenant, derivedKeys(env, PAYMENT_PURPOSE))
  const key = secrets.open('account', plan.sealed_key)
  const account = { key, address: stripeAddress(env) }
  for (const page of plan.expire) await closed(account, page)
  const id = visit.request.headers.get('Idempotency-Key') ?? crypto.randomUUID()
  const page = await answered(createCheckout(account, { ...plan, id, now: Date.now() }))
  const made = { checkout: page.id, amount: plan.amount, url: page.url }
  return askTenant(visit, session, checkoutSteps.file, { request: plan.request }, made)
}

/** Throws 409 for a page on which somebody is paying, or has paid. */
const closed = async (account: Parameters<typeof expireCheckout>[0], page: string) => {
  try {
    await answered(expireCheckout(account, page))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'payment_provider.refused') throw error
    throw wrongState(
      'payment_request.under_way',
      'A payment for this is under way. Wait a few minutes, then look here again.',
    )
  }
}

const answered = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    console.error(JSON.stringify({ payment_provider: String(error) }))
    throw error instanceof StripeRefusal
      ? new Refusal(
          409,
          'payment_provider.refused',
          'The card provider does not take this payment. You have not been charged. Call us to pay.',
        )
      : new Refusal(
          502,
          'payment_provider.silent',
          'The card provider did not answer. You have not been charged. Try again in a few minutes.',
        )
  }
}
