import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { sealSession } from '#worker/edge/sign-in/session'
import { hashOf, newToken } from '#worker/edge/sign-in/token'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { instructed } from '../support/cases.ts'
import { aFirm, env as bindings } from '../support/firm.ts'
import { assets, main } from './fake-firm.ts'

const ID = '106540352242922'
const OTHER = '106540352242923'
const secrets = { access_token: 'EAAG', app_secret: 'shh', verify_token: 'a long word' }
const path = '/api/intake/whatsapp/cloud'
// Nothing of a test reaches the platform.
beforeAll(() => {
  const answer: typeof fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url)
    if (pathname.endsWith('/media')) return Response.json({ id: 'media-9' })
    if (pathname.endsWith('/message_templates'))
      return Response.json({
        data: [
          { name: 'call_back', status: 'REJECTED', language: 'en_GB', category: 'MARKETING' },
          { name: 'continue', status: 'APPROVED', language: 'de' },
        ],
      })
    if (pathname.endsWith('/messages')) return Response.json({ messages: [{ id: 'wamid.9' }] })
    if (pathname.endsWith('/media-1'))
      return Response.json({ url: 'https://lookaside.fbsbx.com/file', file_size: 11 })
    return pathname === '/file' ? new Response('Gas is safe') : new Response('', { status: 404 })
  }
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  return () => spy.mockRestore()
})

const seconds = () => Math.floor(Date.now() / 1000)

const arrived = (more: object = {}) => ({
  contacts: [{ wa_id: '447700900482', profile: { name: 'Owen' } }],
  messages: [
    {
      id: 'wamid.1',
      from: '447700900482',
      timestamp: String(seconds()),
      type: 'text',
      text: { body: 'Hello' },
      ...more,
    },
  ],
})

const status = (id: string, name: string, more: object = {}) => ({
  statuses: [{ id, status: name, timestamp: String(seconds()), ...more }],
})

/** A firm with two numbers at the platform before its front door. */
const aFirmAtThePlatform = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const numbers = [
    { id: ID, phone: '+441632960142' },
    { id: OTHER, phone: '+441632960143' },
  ]
  await owner.send('PUT', '/api/whatsapp-cloud', { version: 0, is_on: true, numbers })
  const saved = await owner.send('PUT', '/api/whatsapp-cloud/secrets', { version: 1, secrets })
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const ask = async (request: Request) => {
    const context = createExecutionContext()
    const answer = await edge.fetch(request, env, context)
    await waitOnExecutionContext(context)
    return { status: answer.status, text: await answer.text() }
  }
  const post = async (value: object, { by = secrets.app_secret, number = ID } = {}) => {
    const change = { field: 'messages', value: { metadata: { phone_number_id: number }, ...value } }
    const entry = [{ id: '1', changes: [change] }]
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry })
    const mac = createHmac('sha256', by).update(body).digest('hex')
    const headers = {
      'Content-Type': 'application/json',
      'X-Hub-Signature-256': `sha256=${mac}`,
    }
    return (await ask(new Request(`${main}${path}`, { method: 'POST', headers, body }))).status
  }
  const rows = () =>
    firm.inside(({ store }) =>
      ['whatsapp_threads', 'whatsapp_messages', 'whatsapp_statuses'].map(
        (table) => store.rows(`SELECT 1 FROM ${table}`).length,
      ),
    )
  return { firm, owner, ask, post, rows, saved }
}

test('the handshake echoes the challenge to whoever knows the token', async () => {
  const { ask } = await aFirmAtThePlatform()
  const get = (token: string) =>
    ask(
      new Request(
        `${main}${path}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      ),
    )
  expect(await get('a%20long%20word')).toEqual({ status: 200, text: '1158201444' })
  expect((await get('another')).status).toBe(401)
})

test('a signed message is stored once, with the window of when it was sent', async () => {
  const { owner, post, rows } = await aFirmAtThePlatform()
  const hourAgo = { timestamp: String(seconds() - 3600) }
  expect(await post(arrived(hourAgo), { number: OTHER })).toBe(200)
  expect(await post(arrived(hourAgo), { number: OTHER })).toBe(200)
  expect(await rows()).toEqual([1, 1, 0])
  const [thread] = (await owner.get('/api/whatsapp-threads?view=all')).body.data.threads
  expect(thread).toMatchObject({ phone: '+447700900482', name: 'Owen', number: OTHER })
  const left = Date.parse(thread.window_open_until) - Date.now()
  expect(left).toBeGreaterThan(22.9 * 3_600_000)
  expect(left).toBeLessThan(23 * 3_600_000)
})

test('a bad signature, another firm’s number and an old time are 401 and leave no row', async () => {
  const { ask, post, rows } = await aFirmAtThePlatform()
  expect(await post(arrived(), { by: 'another' })).toBe(401)
  expect(await post(arrived(), { number: '999999999' })).toBe(401)
  expect(await post(arrived({ timestamp: String(seconds() - 9 * 86_400) }))).toBe(401)
  const headers = { 'Content-Type': 'application/json' }
  const unsigned = new Request(`${main}${path}`, { method: 'POST', headers, body: '{}' })
  expect((await ask(unsigned)).status).toBe(401)
  expect(await rows()).toEqual([0, 0, 0])
})

test('what is not a webhook of the platform is refused', async () => {
  const { firm, owner, post } = await aFirmAtThePlatform()
  expect(await post({ messages: 'none' })).toBe(400)
  const { numbers } = (await owner.get('/api/whatsapp-cloud')).body.data.settings
  await owner.send('PUT', '/api/whatsapp-cloud', { version: 2, is_on: false, numbers })
  expect(await post(arrived())).toBe(401)
  expect(await firm.inside(({ store }) => store.rows('SELECT 1 FROM whatsapp_threads'))).toEqual([])
})

test('no secret is ever returned', async () => {
  const { owner, saved } = await aFirmAtThePlatform()
  const shown = await owner.get('/api/whatsapp-cloud')
  for (const { text } of [saved, shown])
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
})

test('what is reported before its message is known is applied then, and a late failure undoes nothing', async () => {
  const { owner, post } = await aFirmAtThePlatform()
  await post(arrived())
  const billed = { pricing: { billable: true, category: 'service' } }
  await post(status('wamid.9', 'read', billed))
  await post(status('wamid.9', 'read', billed))
  const [{ id }] = (await owner.get('/api/whatsapp-threads?view=all')).body.data.threads
  await owner.post(`/api/whatsapp-threads/${id}/messages`, { text: 'On Friday.' })
  const sent = async () => (await owner.get(`/api/whatsapp-threads/${id}`)).body.data.entries.at(-1)
  expect((await sent()).message.whatsapp).toEqual({ number: ID, template: null })
  await expect.poll(async () => (await sent()).message.status).toBe('delivered')
  expect((await sent()).read_at).toMatch(/Z$/)
  await post(status('wamid.9', 'failed', { errors: [{ code: 131026 }] }))
  expect((await sent()).message.status).toBe('delivered')
})

test('what was delivered is charged by the firm’s own prices, and what has none says so', async () => {
  const { owner, post } = await aFirmAtThePlatform()
  const month = new Date().toISOString().slice(0, 7)
  const report = (id: string, state: string, category: string, to?: string, billable = true) =>
    post(
      status(`wamid.${id}`, state, {
        pricing: { billable, category },
        ...(to !== undefined && { recipient_id: to }),
      }),
    )
  await report('a', 'sent', 'utility', '447700900482')
  await report('a', 'delivered', 'utility', '447700900482')
  await report('a', 'delivered', 'utility', '447700900482')
  await report('b', 'read', 'utility', '33612345678')
  await report('c', 'delivered', 'utility')
  await report('d', 'sent', 'utility', '447700900482')
  await report('e', 'delivered', 'service', '447700900482', false)
  const detail = async () => (await owner.get('/api/whatsapp-cloud')).body.data
  const row = { month, number: ID, category: 'utility', count: 3 }
  expect((await detail()).costs).toEqual([{ ...row, unpriced: 3, cost: 0 }])
  const put = async (prices: readonly object[]) =>
    owner.send('PUT', '/api/whatsapp-cloud/prices', {
      version: (await detail()).settings.version,
      prices,
    })
  const price = { category: 'utility', country: '44', from: month, price: 159 }
  expect((await put([price, price])).status).toBe(422)
  expect((await detail()).costs).toEqual([{ ...row, unpriced: 3, cost: 0 }])
  await put([price])
  expect((await detail()).costs).toEqual([{ ...row, unpriced: 2, cost: 159 }])
  await put([price, { ...price, country: '', price: 400 }])
  expect((await detail()).costs).toEqual([{ ...row, unpriced: 0, cost: 959 }])
})

test('a template that the platform paused is refused, and another leaves with its fields', async () => {
  const { owner, post } = await aFirmAtThePlatform()
  await post(arrived())
  await post({ event: 'PAUSED', message_template_name: 'call_back' })
  const [{ id }] = (await owner.get('/api/whatsapp-threads?view=all')).body.data.threads
  const send = (template: string) =>
    owner.post(`/api/whatsapp-threads/${id}/templates`, { template })
  expect((await send('call-back')).body.error.code).toBe('whatsapp.template_refused')
  expect((await send('continue')).status).toBe(200)
  const { entries } = (await owner.get(`/api/whatsapp-threads/${id}`)).body.data
  expect(entries.at(-1).message.whatsapp.template).toEqual({
    name: 'continue',
    values: ['Owen', expect.any(String)],
  })
})

const withFile = (id: string, name: string) =>
  arrived({ id: `wamid.${id}`, type: 'document', document: { id, filename: name } })

type Entry = { message: { id: string; file: { stored: { bytes: number } | null; name: string } } }

/** A conversation whose file was saved in the case that it is filed to. */
const aFiledConversation = async () => {
  const { firm, owner, post } = await aFirmAtThePlatform()
  await firm.as('Conveyancer')
  const [{ id: caseId, ref }] = await instructed(firm, owner)
  await post(withFile('media-1', 'Gas.txt'))
  const [thread] = (await owner.get('/api/whatsapp-threads?view=all')).body.data.threads
  const filing = { version: thread.version, ref }
  await owner.post(`/api/whatsapp-threads/${thread.id}/filing`, filing)
  const entry = async (): Promise<Entry> =>
    (await owner.get(`/api/whatsapp-threads/${thread.id}`)).body.data.entries.at(-1)
  await expect.poll(async () => (await entry()).message.file.stored?.bytes).toBe(11)
  const { message } = await entry()
  const path = `/api/whatsapp-messages/${message.id}/documents`
  expect((await owner.post(path, { group: 'nothing', name: 'Gas' })).status).toBe(422)
  for (const _ of [1, 2]) await owner.post(path, { group: 'title', name: 'Gas' })
  const documents = (await owner.get(`/api/conveyances/${caseId}/documents`)).body.data
  const named = documents.filter(({ name }: { name: string }) => name === 'Gas.txt')
  expect(named).toMatchObject([{ group: 'title' }])
  return { firm, owner, thread, document: named[0] }
}

test('a file is fetched and checked, and becomes a document of the case, once', async () => {
  await aFiledConversation()
})

test('a document of the case leaves within the window alone', async () => {
  const { firm, owner, thread, document } = await aFiledConversation()
  const path = `/api/whatsapp-threads/${thread.id}`
  const offered = (await owner.get(`${path}/documents`)).body.data
  expect(offered).toContainEqual({
    id: document.id,
    name: 'Gas.txt',
    number: 1,
    bytes: 11,
    problem: null,
  })
  const file = { document: document.id, number: 1, text: 'As asked.' }
  expect((await owner.post(`${path}/files`, { ...file, number: 2 })).status).toBe(409)
  expect((await owner.post(`${path}/files`, file)).body.data).toMatchObject({
    last_text: 'As asked.',
    is_waiting: false,
  })
  const sent = async () => (await owner.get(path)).body.data.entries.at(-1).message
  await expect.poll(async () => (await sent()).status).toBe('sent')
  expect(await sent()).toMatchObject({
    body: 'As asked.',
    attachments: [{ name: 'Gas.txt', mime: 'text/plain' }],
    whatsapp: { media: 'document' },
  })
  await firm.inside(({ store }) =>
    store.write(
      `UPDATE whatsapp_threads SET doc = json_set(doc, '$.window_open_until', '2026-01-01T00:00:00.000Z')`,
    ),
  )
  const before = (await owner.get(path)).body.data.entries.length
  const refused = await owner.post(`${path}/files`, file)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'whatsapp.window_closed'])
  expect((await owner.get(path)).body.data.entries).toHaveLength(before)
})

test('a file that cannot be had stays named, and can be saved nowhere', async () => {
  const { owner, post } = await aFirmAtThePlatform()
  await post(withFile('media-2', 'Lost.pdf'))
  const [{ id }] = (await owner.get('/api/whatsapp-threads?view=all')).body.data.threads
  const { entries } = (await owner.get(`/api/whatsapp-threads/${id}`)).body.data
  const { message } = entries.at(-1)
  expect(message.file).toMatchObject({ name: 'Lost.pdf', stored: null, refusal: null })
  const saving = { group: 'title', name: 'Lost' }
  const refused = await owner.post(`/api/whatsapp-messages/${message.id}/documents`, saving)
  expect(refused.body.error.code).toBe('whatsapp.not_fetched')
})

/** A caller at the front door, signed in as this person. */
const sessionOf = async (
  { stub }: Awaited<ReturnType<typeof aFirm>>,
  userId: string,
): Promise<Record<string, string>> => {
  const token = newToken()
  const signedIn = { userId, tokenHash: hashOf(token), audience: null, ip: '127.0.0.1' } as const
  const opened = await stub.signIn('harcourt', signedIn)
  if (opened?.kind !== 'session') throw new Error('they may not sign in')
  const env = bindings as unknown as Env
  return {
    Cookie: `auth_token=${token}; session=${await sealSession(env, opened.session)}`,
    Authorization: `Bearer ${token}`,
    'X-Tenant': 'harcourt',
    Origin: main,
    'Content-Type': 'application/json',
  }
}

test('the platform is asked what became of the templates, in our language', async () => {
  const { firm, owner, ask } = await aFirmAtThePlatform()
  const headers = await sessionOf(firm, owner.user.id)
  const check = () =>
    ask(
      new Request(`${main}/api/whatsapp-cloud/template-checks`, {
        method: 'POST',
        headers,
        body: '{}',
      }),
    )
  expect((await check()).status).toBe(409)
  const { settings } = (await owner.get('/api/whatsapp-cloud')).body.data
  const { version, is_on, numbers } = settings
  const saving = { version, is_on, numbers, account: '102290129340398' }
  await owner.send('PUT', '/api/whatsapp-cloud', saving)
  expect((await check()).status).toBe(200)
  const after = (await owner.get('/api/whatsapp-cloud')).body.data.settings
  expect(after).toMatchObject({
    templates: { call_back: 'REJECTED', continue: 'MISSING', reply_by_portal: 'MISSING' },
    categories: { call_back: 'MARKETING' },
    checked_at: expect.stringMatching(/Z$/),
  })
})
