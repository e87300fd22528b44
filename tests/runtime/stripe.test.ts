import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createCheckout,
  createRefund,
  expireCheckout,
  StripeRefusal,
} from '#worker/integrations/payment/stripe'
import { stripeAddress } from '#worker/integrations/payment/stripe-address'

type Asked = {
  readonly url: string
  readonly body: string
  readonly headers: NodeJS.Dict<string | string[]>
}

const asked: Asked[] = []
let status = 200
let answer: object = {}

/** Stands in for Stripe on this machine. */
const server = createServer((request, reply) => {
  let body = ''
  request.on('data', (chunk) => {
    body += String(chunk)
  })
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body, headers: request.headers })
    reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
})
let account = { key: 'sk_test_1', address: '' }

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  account = { key: 'sk_test_1', address: `http://127.0.0.1:${port}` }
})
afterAll(() => void server.close())
beforeEach(() => {
  asked.length = 0
  status = 200
})

const page = {
  firm: 'harcourt',
  request: 'q1',
  amount: 8640,
  narrative: 'Our bill & more',
  return_to: 'https://clients.firm.test/payment',
  id: 'key-1',
  now: Date.UTC(2026, 10, 23, 12),
}

test('a page is asked for with its key, its sum in pence, and the request that it pays', async () => {
  answer = { id: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1', object: 'checkout.session' }
  expect(await createCheckout(account, page)).toEqual({
    id: 'cs_1',
    url: 'https://checkout.stripe.com/c/cs_1',
  })
  const [{ url, body, headers } = { url: '', body: '', headers: {} }] = asked
  expect(url).toBe('/v1/checkout/sessions')
  expect(headers).toMatchObject({
    authorization: 'Bearer sk_test_1',
    'idempotency-key': 'key-1',
    'content-type': 'application/x-www-form-urlencoded',
  })
  const fields = Object.fromEntries(new URLSearchParams(body))
  expect(fields).toMatchObject({
    'line_items[0][price_data][unit_amount]': '8640',
    'line_items[0][price_data][product_data][name]': 'Our bill & more',
    'payment_intent_data[metadata][request]': 'q1',
    success_url: 'https://clients.firm.test/payment?paid=1',
    expires_at: `${page.now / 1000 + 31 * 60}`,
  })
})

test('a page on another site than https is not believed', async () => {
  answer = { id: 'cs_1', url: 'javascript:alert(1)' }
  await expect(createCheckout(account, page)).rejects.toThrow()
})

test.each([
  [400, true],
  [402, true],
  [429, false],
  [500, false],
])('the answer %i refuses for good: %s', async (code, isFinal) => {
  status = code
  answer = { error: { message: 'Stripe says no' } }
  const refund = { firm: 'harcourt', request: 'q1', refund: 'f1', payment: 'pi_1', amount: 100 }
  const error = await createRefund(account, refund).catch((thrown: unknown) => thrown)
  expect(error instanceof StripeRefusal).toBe(isFinal)
  expect(String(error)).toContain('Stripe says no')
  expect(asked[0]?.headers['idempotency-key']).toBe('refund f1')
})

test('the id of a page is one part of the address, whatever it holds', async () => {
  answer = {}
  await expireCheckout(account, 'cs_1/../../v1/refunds')
  expect(asked[0]?.url).toBe('/v1/checkout/sessions/cs_1%2F..%2F..%2Fv1%2Frefunds/expire')
})

test('only the local environment may have a stand-in', () => {
  const STRIPE_ADDRESS = 'http://127.0.0.1:1'
  expect(stripeAddress({ ENVIRONMENT: 'local', STRIPE_ADDRESS })).toBe(STRIPE_ADDRESS)
  expect(stripeAddress({ ENVIRONMENT: 'production', STRIPE_ADDRESS })).toBeUndefined()
})
