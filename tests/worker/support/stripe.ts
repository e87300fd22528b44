import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'
import { sealSession } from '#worker/edge/sign-in/session'
import { hashOf, newToken } from '#worker/edge/sign-in/token'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { assets, clients as clientsOrigin, main } from '../edge/fake-firm.ts'
import { env as bindings, type FirmUnderTest } from './firm.ts'
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

const visitorOf = (firm: FirmUnderTest) => {
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const visit = async (address: string, init: RequestInit) => {
    const context = createExecutionContext()
    const answer = await edge.fetch(new Request(address, init), env, context)
    await waitOnExecutionContext(context)
    return answer
  }
  return { env, visit }
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
  const token = newToken()
  const signedIn = {
    userId: client.user.id,
    tokenHash: hashOf(token),
    audience: 'clients',
    ip: '127.0.0.1',
  } as const
  const opened = await firm.stub.signIn('harcourt', signedIn)
  if (opened?.kind !== 'session') throw new Error('the client may not sign in')
  const own = {
    Cookie: `auth_token=${token}; session=${await sealSession(env, opened.session)}`,
    Authorization: `Bearer ${token}`,
    'X-Tenant': 'harcourt',
    Origin: clientsOrigin,
    'Content-Type': 'application/json',
  }
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
