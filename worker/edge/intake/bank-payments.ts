import { bankPaymentEventApi } from '#domain/payment-request/bank/event'
import { notFound, Refusal } from '#domain/refusal'
import { webhookKeys } from '#worker/integrations/bank-payment/truelayer'
import { trueLayerAddresses } from '#worker/integrations/bank-payment/truelayer-address'
import {
  bankPaymentEventOf,
  TrueLayerEvent,
} from '#worker/integrations/bank-payment/truelayer-event'
import {
  isSignedByTrueLayer,
  joseHeader,
  TRUELAYER_SIGNATURE,
} from '#worker/integrations/bank-payment/truelayer-signature'
import { jsonBytes, parsedJson } from '../body.ts'
import { as } from '../cache-rules.ts'
import { requestTenant } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'

const unsigned = () => new Refusal(401, 'unsigned', 'The signature is missing, wrong or too old.')

/** Throws 401 unless TrueLayer signed the body lately; asks for its keys only where the signature names them. */
const assertSigned = async ({ request, env }: Visit, body: Uint8Array) => {
  const addresses = trueLayerAddresses(env)
  const jose = joseHeader(request.headers.get(TRUELAYER_SIGNATURE) ?? '')
  if (jose?.jku !== addresses.keys) throw unsigned()
  const now = Date.now()
  const keys = await webhookKeys(addresses, jose.kid, now)
  const path = new URL(request.url).pathname
  if (!isSignedByTrueLayer(keys, { path, headers: request.headers, body }, now)) throw unsigned()
}

const parsedEvent = (body: Uint8Array) => {
  const { data } = TrueLayerEvent.safeParse(parsedJson(body))
  if (data === undefined) throw new Refusal(400, 'malformed', 'This is not an event of TrueLayer.')
  return data
}

/**
 * `POST /api/intake/bank-payments`: signed events of TrueLayer. Returns 2xx once an event is stored; throws 401 when it
 * is unsigned or older than five minutes, 404 when it names another firm. Anybody's account at TrueLayer can address
 * this: an event of a payment that is not ours waits for one that never comes, and changes nothing.
 */
export const bankPaymentIntake = async ({ var: { visit } }: EdgeContext) => {
  const { request, site } = visit
  const { tenant, external } = site.firm
  if (external) throw notFound()
  const body = (await jsonBytes(request)) ?? new Uint8Array()
  await assertSigned(visit, body)
  const event = parsedEvent(body)
  if ((event.metadata?.['firm'] ?? tenant) !== tenant) throw notFound()
  const forwarded = new Request(new URL(bankPaymentEventApi.receive.path, site.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(bankPaymentEventOf(event, Date.now())),
  })
  return as('api', await requestTenant(visit, null, forwarded))
}
