import { createHmac } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'
import { clients as clientsOrigin, main } from '../edge/fake-firm.ts'
import { clientHeaders, visitorOf } from './front-door.ts'
import { aPayingCase } from './payment-requests.ts'

export const SECRET = 'whsec_of_this_firm'

const seconds = () => Math.floor(Date.now() / 1000)

type Asked = { readonly path: string; readonly fields: URLSearchParams; readonly headers: Headers }

/** Stands in for Stripe: answers pages and refunds, and keeps what it was asked. */
export const aStripe = () => {
  const asked: Asked[] = []
  let answer: ((path: string) => Response) | null = null
  let pages = 0
  const ownFetch = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const url = String(address)
    if (!url.startsWith('https://api.stripe.com/')) return ownFetch(address, init)
    const path = new URL(url).pathname
    asked.push({
      path,
      fields: new URLSearchParams(String(init.body)),
      headers: new Headers(init.headers),
    })
    if (answer !== null) return answer(path)
    if (path === '/v1/checkout/sessions') {
      pages += 1
      return Response.json({ id: `cs_${pages}`, url: `https://checkout.stripe.com/c/cs_${pages}` })
    }
    return Response.json({ id: 'ok' })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    asked,
    answerWith: (next: ((path: string) => Response) | null) => {
      answer = next
    },
  }
}

/** A paying case of a firm that takes cards by Stripe, before its front door. */
export const aStripeFirm = async () => {
  const stripe = aStripe()
  const set = await aPayingCase()
  const { firm, owner, client } = set
  const entry = { version: 0, kind: 'stripe', secret_key: 'sk_test_key', signing_secret: SECRET }
  const saved = await owner.send('PUT', '/api/payment-provider', entry)
  const { env, visit } = visitorOf(firm)
  /** Posts an event as Stripe does. */
  const post = async (event: object, { by = SECRET, at = seconds(), signature = '' } = {}) => {
    const body = JSON.stringify(event)
    const mac = createHmac('sha256', by).update(`${at}.${body}`).digest('hex')
    const headers = {
      'Content-Type': 'application/json',
      'Stripe-Signature': signature || `t=${at},v1=${mac},v0=${mac}`,
    }
    return (await visit(`${main}/api/intake/payments`, { method: 'POST', headers, body })).status
  }
  const own = await clientHeaders(firm, env, client.user.id)
  /** Begins a payment by card from the client’s page. */
  const begin = async (request: string, amount: number, key: string = crypto.randomUUID()) => {
    const answer = await visit(`${clientsOrigin}/api/client/payments/${request}/checkouts`, {
      method: 'POST',
      headers: { ...own, 'Idempotency-Key': key },
      body: JSON.stringify({ amount }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
    return { status: answer.status, body: await answer.json<any>() }
  }
  const rows = () =>
    firm.inside(({ store }) =>
      store.rows<{ id: string; state: string }>(
        'SELECT id, state FROM payment_events ORDER BY seq',
      ),
    )
  return { ...set, stripe, saved, visit, post, begin, rows }
}

/** An event as Stripe sends it. */
export const stripeEvent = (id: string, type: string, object: object, more: object = {}) => ({
  id,
  object: 'event',
  type,
  created: seconds(),
  livemode: false,
  data: { object },
  ...more,
})

export const completed = (id: string, request: string, amount: number, more: object = {}) =>
  stripeEvent(id, 'checkout.session.completed', {
    id: 'cs_1',
    object: 'checkout.session',
    payment_intent: 'pi_1',
    payment_status: 'paid',
    amount_total: amount,
    currency: 'gbp',
    metadata: { request, firm: 'harcourt' },
    ...more,
  })

export const refundOf = (id: string, amount: number, metadata: object = {}) =>
  stripeEvent(`evt_${id}`, 'refund.updated', {
    id,
    object: 'refund',
    amount,
    status: 'succeeded',
    currency: 'gbp',
    payment_intent: 'pi_1',
    metadata,
  })
