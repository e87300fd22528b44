import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Lead } from '#domain/lead/lead'
import { seal } from '#worker/edge/sign-in/sealing'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { aFirm, env as bindings } from '../support/firm.ts'
import { assets, main } from './fake-firm.ts'

/** A firm with its true Tenant, and whoever stands before its front door. */
const aHouse = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Auditor' })
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const visit = async (path: string, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const request = new Request(main + path, { redirect: 'manual', ...init })
    const answer = await edge.fetch(request, env, context)
    await waitOnExecutionContext(context)
    return answer
  }
  const leads = (): Promise<Lead[]> =>
    firm.inside(({ store }) =>
      store
        .rows<{ doc: string }>('SELECT doc FROM leads ORDER BY id')
        .map((it) => JSON.parse(it.doc)),
    )
  /** A token as of a form that was shown so long ago, in milliseconds. */
  const token = (shown: number, tenant = 'harcourt') =>
    seal(env, 'lead-form', { tenant, at: Date.now() - shown, once: crypto.randomUUID() })
  const sent = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    visit('/lead-form', {
      method: 'POST',
      headers: { Origin: main, ...headers },
      body: new URLSearchParams(fields),
    })
  return { firm, visit, leads, token, sent, env }
}

const typed = {
  first_name: 'Owen',
  last_name: 'Tarrant',
  phone: '07700 900482',
  email: 'owen@tarrant.test',
  intent_sale: 'on',
  intent_purchase: 'on',
  sale_stage: 'sold',
  postcode: 'bs1 4aa',
  price: '£412,500',
  message: 'Soon, please',
  consent: 'on',
  website: '',
}

describe('the form', () => {
  test('works without script, may stand in a frame of nobody’s, and sends to itself', async () => {
    const { visit } = await aHouse()
    const answer = await visit('/lead-form')
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(answer.status).toBe(200)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    const html = await answer.text()
    expect(html).not.toContain('<script')
    expect(html).not.toContain('style="')
    expect(html).toMatch(/name="token" value="[^"]{40,}"/)
  })

  test('becomes a lead with everything that was typed', async () => {
    const { sent, leads, token } = await aHouse()
    const answer = await sent({ ...typed, token: await token(30_000), page: 'www/quote' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Thank you')
    expect(await leads()).toMatchObject([
      {
        status: 'new',
        source: 'web',
        source_detail: 'www/quote',
        intent: ['sale', 'purchase'],
        sale_stage: 'sold',
        postcode: 'BS1 4AA',
        price: 412_500_00,
        message: 'Soon, please',
        consent: { marketing: false },
      },
    ])
  })

  test('comes back with what is missing, and with what was typed', async () => {
    const { sent, leads, token } = await aHouse()
    const { consent: _, ...without } = typed
    const answer = await sent({ ...without, message: '<b>"x"', token: await token(30_000) })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('Tick this box so that we can reply to you.')
    expect(html).toContain('value="Owen"')
    expect(html).toContain('&#60;b&#62;&#34;x&#34;')
    expect(await leads()).toEqual([])
  })

  test('pressed twice is one lead', async () => {
    const { sent, leads, token } = await aHouse()
    const once = await token(30_000)
    await Promise.all([sent({ ...typed, token: once }), sent({ ...typed, token: once })])
    const found = await leads()
    expect(found.map((it) => [it.number, it.version])).toEqual([['L-00001', 1]])
  })

  test.each([
    ['no token', async () => ''],
    ['a token of another firm', (house: House) => house.token(30_000, 'northgate')],
    ['a token that is too new', (house: House) => house.token(100)],
    [
      'a session’s seal for a token',
      (house: House) => seal(house.env, 'session', { tenant: 'harcourt', at: 0 }),
    ],
  ])('with %s is spam, and its sender is thanked all the same', async (_, tokenOf) => {
    const house = await aHouse()
    const answer = await house.sent({ ...typed, token: await tokenOf(house) })
    expect([answer.status, (await answer.text()).includes('Thank you')]).toEqual([200, true])
    expect((await house.leads()).map((it) => it.status)).toEqual(['spam'])
  })

  test('posted by another site’s page is refused, and nothing is kept', async () => {
    const { sent, leads, token } = await aHouse()
    for (const Origin of ['https://evil.example', 'null', 'http://clients.localhost:8787'])
      expect((await sent({ ...typed, token: await token(30_000) }, { Origin })).status).toBe(403)
    expect(await leads()).toEqual([])
  })
})

type House = Awaited<ReturnType<typeof aHouse>>

describe('a program of the firm’s own site', () => {
  test('fetches a token and sends JSON or a form; no other site is let in by CORS', async () => {
    const { visit, leads, token } = await aHouse()
    const offered = await visit('/api/public/leads', {
      headers: { Origin: 'https://evil.example' },
    })
    expect(offered.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const { data } = await offered.json<{ data: { token: string } }>()
    expect(data.token.length).toBeGreaterThan(40)
    const body = JSON.stringify({
      first_name: 'Ada',
      email: 'ada@byron.test',
      consent: true,
      token: await token(9_000),
    })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await visit('/api/public/leads', { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toEqual([200, { data: { received: true } }])
    const form = new URLSearchParams({ ...typed, token: await token(9_000) })
    expect((await visit('/api/public/leads', { method: 'POST', body: form })).status).toBe(200)
    expect((await leads()).map((it) => [it.first_name, it.status])).toEqual([
      ['Ada', 'new'],
      ['Owen', 'new'],
    ])
  })

  test('that sends what is no lead is told so', async () => {
    const { visit, leads } = await aHouse()
    const post = (body: string, type = 'application/json') =>
      visit('/api/public/leads', { method: 'POST', headers: { 'Content-Type': type }, body })
    for (const body of ['', 'x', '[]', '{}', '{"consent":true,"owner":"me"}', '{"consent":"yes"}'])
      expect((await post(body)).status, body).toBe(422)
    expect((await post('x', 'text/plain')).status).toBe(415)
    expect(await leads()).toEqual([])
  })
})

describe('the mail service', () => {
  const mail = JSON.stringify({
    event: 'm-1',
    from: 'Owen Tarrant <owen@tarrant.test>',
    subject: 'Quote',
    text: 'Ring 07700 900482',
  })
  const signature = (key: string, at: number, body = mail) =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`
  const now = () => Math.floor(Date.now() / 1000)

  const createdKey = async (house: House, role = 'Owner') => {
    const by = await house.firm.as(role)
    return by.post('/api/desk/settings/keys', { version: 0, of: 'mail' })
  }
  const deliver = (house: House, mark: string, body = mail) =>
    house.visit('/api/intake/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Deedbox-Signature': mark },
      body,
    })

  test('is set up by whoever sets up the firm, and its signed messages become leads', async () => {
    const house = await aHouse()
    expect((await createdKey(house, 'Conveyancer')).status).toBe(403)
    const { data } = (await createdKey(house)).body
    for (let nth = 0; nth < 2; nth++)
      expect((await deliver(house, signature(data.key, now()))).status).toBe(200)
    expect((await house.leads()).map((it) => [it.source, it.last_name])).toEqual([
      ['email', 'Tarrant'],
    ])
  })

  test('is refused until the firm has created a key', async () => {
    const house = await aHouse()
    expect((await deliver(house, signature('', now()))).status).toBe(401)
    expect(await house.leads()).toEqual([])
  })

  test('unsigned, changed, old and foreign messages keep nothing', async () => {
    const house = await aHouse()
    const { data } = (await createdKey(house)).body
    const at = now()
    for (const [mark, body] of [
      ['', mail],
      [signature('another key', at), mail],
      [signature(data.key, at - 301), mail],
      // A minute more than five, in which a busy machine reaches this line.
      [signature(data.key, at + 360), mail],
      [signature(data.key, at), mail.replace('Quote', 'Other')],
      [`t=${at},v1=`, mail],
    ] as const)
      expect((await deliver(house, mark, body)).status).toBe(401)
    expect(await house.leads()).toEqual([])
  })
})
