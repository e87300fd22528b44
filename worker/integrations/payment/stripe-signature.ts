import { createHmac, timingSafeEqual } from 'node:crypto'

export const STRIPE_SIGNATURE = 'Stripe-Signature'

/** Seconds by which the clock of a signature may differ (Stripe: “Verify webhook signatures manually”). */
const STRIPE_TOLERANCE_SECONDS = 300

const MAC = /^[0-9a-f]{64}$/

const isEqual = (mac: string, expected: Buffer) =>
  MAC.test(mac) && timingSafeEqual(Buffer.from(mac, 'hex'), expected)

/**
 * Whether Stripe signed a body with this secret lately: the header is 't=seconds,v1=hex', with one v1 for each secret
 * that is valid, each the HMAC-SHA256 of 't.body'. `now` in ms.
 */
export const isSignedByStripe = (
  secret: string,
  header: string,
  body: Uint8Array,
  now: number,
): boolean => {
  const parts = header.split(',').map((it) => it.trim().split('='))
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name ? [value] : []))
  const at = valuesOf('t')[0] ?? ''
  if (!/^\d{1,12}$/.test(at)) return false
  const isRecent = Math.abs(now / 1000 - Number(at)) <= STRIPE_TOLERANCE_SECONDS
  const expected = createHmac('sha256', secret).update(`${at}.`).update(body).digest()
  return valuesOf('v1').some((mac) => isEqual(mac ?? '', expected)) && isRecent
}
