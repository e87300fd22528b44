import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anEmptyProduct, creation } from '../support/new-firms.ts'
import { every, main, twoFirms } from './fake-firm.ts'

const HOST = 'acme.localhost'
const ORIGIN = `http://${HOST}:8787`
const JSON_TYPE = { 'Content-Type': 'application/json', Origin: ORIGIN }

type Made = { data: { tenant: string; name: string; link: string } }

const aNewFirm = async () => {
  const product = anEmptyProduct()
  const answer = await product.operate('firms', creation(HOST))
  expect(answer.status).toBe(201)
  const { data } = await answer.json<Made>()
  return { ...product, ...data, firm: product.firmOf(data.tenant) }
}

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

const post = (
  { visit }: Pick<ReturnType<typeof anEmptyProduct>, 'visit'>,
  path: string,
  body: unknown,
) => visit(ORIGIN + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })

describe('an operator creates a firm', () => {
  test('whose host answers at once, with its roles, one invited owner and a row in its own log', async () => {
    const { visit, firm, tenant, link } = await aNewFirm()
    expect(tenant).toBe('acme-localhost')
    expect(link).toMatch(/^http:\/\/acme\.localhost:8787\/auth\/password\?token=.{40,}&return=/)
    const page = await visit(`${ORIGIN}/auth/login`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Acme Law')
    const clients = await visit(`http://clients.${HOST}:8787/login`)
    expect(clients.status).toBe(200)
    const kept = await firm.inside(({ roles, users, store }) => ({
      roles: roles.list().length,
      owner: users.byEmail('owner@acme.test'),
      messages: store.rows('SELECT id FROM messages').length,
      events: store
        .rows<{ name: string }>('SELECT name FROM audit ORDER BY seq')
        .map((it) => it.name),
    }))
    expect(kept.roles).toBe(15)
    expect(kept.owner).toMatchObject({ first_name: 'Ann', status: 'invited', roles: ['Owner'] })
    expect(kept.events).toEqual(['firm.created'])
    expect(kept.messages).toBe(0)
  })

  test('the owner sets a password by the link, once, and is signed in as the owner', async () => {
    const made = await aNewFirm()
    const password = 'three green bottles'
    const answer = await post(made, '/api/auth/passwords', { token: tokenIn(made.link), password })
    expect(answer.status).toBe(200)
    const { data } = await answer.json<{
      data: { user: { roles: string[]; permissions: object[] } }
    }>()
    expect(data.user.roles).toEqual(['Owner'])
    expect(data.user.permissions.length).toBeGreaterThan(60)
    const again = await post(made, '/api/auth/passwords', { token: tokenIn(made.link), password })
    expect(again.status).toBe(422)
  })

  test('twice at the same host says so and changes nothing', async () => {
    const { operate, directory, firm } = await aNewFirm()
    const digest = () =>
      firm.inside(({ store }) =>
        store.rows('SELECT users.doc, settings.doc AS setting FROM users, settings'),
      )
    const before = [JSON.stringify([...directory]), await digest()]
    const again = await operate('firms', { ...creation(HOST), name: 'Another' })
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({
      error: { message: 'acme.localhost already belongs to Acme Law. Nothing was changed.' },
    })
    const portal = await operate('firms', creation(`clients.${HOST}`))
    expect(portal.status).toBe(409)
    expect([JSON.stringify([...directory]), await digest()]).toEqual(before)
  })

  test('again after its hosts were lost puts the first firm back', async () => {
    const { operate, directory, visit } = await aNewFirm()
    directory.clear()
    // The next creation makes the edge look hosts up again.
    expect((await operate('firms', creation('other.localhost'))).status).toBe(201)
    const again = await operate('firms', { ...creation(HOST), name: 'Another' })
    expect(again.status).toBe(409)
    expect(await (await visit(`${ORIGIN}/auth/login`)).text()).toContain('Acme Law')
  })

  test.each([
    [{ ...creation(HOST), hosts: [] }],
    [{ ...creation(HOST), hosts: ['no host!'] }],
    [{ ...creation(HOST), name: '' }],
    [{ ...creation(HOST), owner: { email: 'nobody', first_name: 'A', last_name: '' } }],
    [{ ...creation(HOST), more: 1 }],
  ])('unless %j is not a firm', async (body) => {
    const { operate, directory } = anEmptyProduct()
    expect((await operate('firms', body)).status).toBe(422)
    expect(directory.size).toBe(0)
  })
})

describe('a lost link', () => {
  test('is replaced while the owner has not signed in; the last one stops working', async () => {
    const made = await aNewFirm()
    const answer = await made.operate('links', { host: HOST })
    expect(answer.status).toBe(200)
    const { data } = await answer.json<Made>()
    const state = async (link: string) =>
      (
        await (
          await post(made, '/api/auth/password-links/state', { token: tokenIn(link) })
        ).json<{
          data: { state: string }
        }>()
      ).data.state
    expect([await state(made.link), await state(data.link)]).toEqual(['used', 'usable'])
  })

  test('is not replaced once an owner has signed in', async () => {
    const made = await aNewFirm()
    const password = 'three green bottles'
    await post(made, '/api/auth/passwords', { token: tokenIn(made.link), password })
    const answer = await made.operate('links', { host: HOST })
    expect(answer.status).toBe(409)
    expect(await answer.text()).not.toContain('token=')
  })

  test('of a host that nobody has is not found', async () => {
    const { operate } = anEmptyProduct()
    expect((await operate('links', { host: 'nobody.localhost' })).status).toBe(404)
  })
})

describe('the operator’s key', () => {
  const key = 'k'.repeat(43)
  const OPERATOR_KEY_HASH = createHash('sha256').update(key).digest('hex')
  const production = { ENVIRONMENT: 'production', SESSION_KEYS: 's'.repeat(40) }

  test('is needed: a wrong one is refused, and so is the key of the local environment elsewhere', async () => {
    const local = anEmptyProduct()
    expect((await local.operate('firms', creation(HOST), 'wrong')).status).toBe(401)
    const deployed = anEmptyProduct({ ...production, OPERATOR_KEY_HASH })
    expect((await deployed.operate('firms', creation(HOST), undefined, 'https')).status).toBe(401)
    expect(local.directory.size + deployed.directory.size).toBe(0)
  })

  test.each([undefined, '', 'no-hash'])(
    'without its hash (%j) the endpoint is absent',
    async (hash) => {
      const over = hash === undefined ? production : { ...production, OPERATOR_KEY_HASH: hash }
      const { operate, visit } = anEmptyProduct(over)
      const answer = await operate('firms', creation(HOST), key, 'https')
      const absent = await visit('https://acme.localhost/api/operator/nothing', { method: 'POST' })
      expect([answer.status, absent.status]).toEqual([421, 421])
    },
  )

  test.each(['GET', 'POST'])(
    'without its hash %s of the audit check reaches no firm, whoever asks',
    async (method) => {
      const { visit, signedIn, asked } = twoFirms({ OPERATOR_KEY_HASH: '' })
      const { cookies, bearer } = await signedIn({ type: 'staff', permissions: every })
      const body = method === 'POST' ? '{}' : null
      const headers = { ...cookies, ...bearer, ...JSON_TYPE, Origin: main }
      const answer = await visit(`${main}/api/operator/audit-check`, { method, headers, body })
      expect(answer.status).toBe(404)
      expect(asked.filter(([name]) => name === 'handle')).toEqual([])
    },
  )

  test('may be tried twenty times a minute', async () => {
    const { operate } = anEmptyProduct()
    const statuses = []
    for (let tries = 0; tries < 22; tries += 1)
      statuses.push((await operate('firms', creation(HOST), `wrong${tries}`)).status)
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
    expect((await operate('firms', creation(HOST))).status).toBe(429)
  })

  test('is not accepted from pages of other sites, which cannot send it without being asked', async () => {
    const { visit } = anEmptyProduct()
    const answer = await visit(`${ORIGIN}/api/operator/firms`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})
