import { providerEventApi } from '#domain/payment-request/provider/event'
import { notFound, Refusal } from '#domain/refusal'
import { firmOf, providerEventOf, StripeEvent } from '#worker/integrations/payment/stripe-event'
import { isSignedByStripe, STRIPE_SIGNATURE } from '#worker/integrations/payment/stripe-signature'
import { jsonBytes, parsedJson } from '../body.ts'
import { as } from '../cache-rules.ts'
import { requestTenant, tenantOf } from '../tenant.ts'
import type { EdgeContext } from '../visit.ts'

/** Throws 400 for what is no event; Stripe adds fields as it likes. */
const parsedEvent = (body: Uint8Array) => {
  const { data } = StripeEvent.safeParse(parsedJson(body))
  if (data === undefined) throw new Refusal(400, 'malformed', 'This is not an event of Stripe.')
  return data
}

/**
 * `POST /api/intake/payments`: signed events of the firm's account at Stripe. Returns 2xx once an event is stored;
 * throws 401 when it is unsigned, signed for another firm or older than five minutes, 404 when it names another firm.
 */
export const paymentIntake = async ({ var: { visit } }: EdgeContext) => {
  const { request, site, env } = visit
  const { tenant, external } = site.firm
  if (external) throw notFound()
  const body = (await jsonBytes(request)) ?? new Uint8Array()
  const secret = await tenantOf(env, tenant).intakeKey(tenant, 'payments')
  const signature = request.headers.get(STRIPE_SIGNATURE) ?? ''
  if (secret === null || !isSignedByStripe(secret, signature, body, Date.now()))
    throw new Refusal(401, 'unsigned', 'The signature is missing, wrong or too old.')
  const event = parsedEvent(body)
  if ((firmOf(event) ?? tenant) !== tenant) throw notFound()
  const forwarded = new Request(new URL(providerEventApi.receive.path, site.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(providerEventOf(event, env.ENVIRONMENT === 'local')),
  })
  return as('api', await requestTenant(visit, null, forwarded))
}
