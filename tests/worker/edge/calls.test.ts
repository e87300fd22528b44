import { beforeEach, describe, expect, test, vi } from 'vitest'
import { foreignOrigins } from '../support/origins.ts'
import { agents, clients, id, main, twoFirms } from './fake-firm.ts'

const firms = twoFirms()
const { visit, signedIn, asked } = firms

const someone = await signedIn({ type: 'staff' })
const stranger = await signedIn({ type: 'staff', tenant: 'northgate' })
const { cookies, bearer } = someone
const tenant = { 'X-Tenant': 'harcourt' }
const own = { Origin: main }
const json = { 'Content-Type': 'application/json' }

const sealedOf = (sealed: string) => ({ Cookie: `session=${sealed}` })
const call = (headers: Record<string, string>, init: RequestInit = {}) =>
  visit(`${main}/api/my-day`, { headers, ...init })
const codeOf = async (answer: Response) =>
  (await answer.json<{ error: { code: string } }>()).error.code

const told = vi.spyOn(console, 'error').mockReturnValue()
const warned = vi.spyOn(console, 'warn').mockReturnValue()
beforeEach(() => {
  told.mockClear()
  warned.mockClear()
})

describe('the two parts of a session', () => {
  test('together are heard', async () => {
    expect((await call({ ...cookies, ...bearer })).status).toBe(200)
  })

  test('the bearer alone is 401', async () => {
    expect((await call(bearer)).status).toBe(401)
    expect((await visit(`${main}/auth/user`, { headers: bearer })).status).toBe(401)
  })

  test('the cookies alone are 401', async () => {
    expect((await call({ ...cookies, ...tenant })).status).toBe(401)
    expect((await call({ ...sealedOf(someone.sealed), ...tenant })).status).toBe(401)
  })

  test('of two people are 401, and both sessions end', async () => {
    const victim = await signedIn({ type: 'staff' })
    const thief = await signedIn({ type: 'staff' })
    const mixed = await call({ ...sealedOf(victim.sealed), ...thief.bearer })
    expect(mixed.status).toBe(401)
    expect(asked).toContainEqual(['endSession', victim.content.id])
    expect(asked).toContainEqual(['endSessionOf', thief.content.tokenHash])
  })

  test('changed by one character are 401', async () => {
    const changed = `${someone.sealed.slice(0, -3)}${someone.sealed.at(-3) === 'A' ? 'B' : 'A'}${someone.sealed.slice(-2)}`
    expect((await call({ ...sealedOf(changed), ...bearer })).status).toBe(401)
  })

  test('of another firm are 401 here', async () => {
    const answer = await call({ ...stranger.cookies, ...stranger.bearer, ...tenant })
    expect(answer.status).toBe(401)
  })

  test.each([clients, agents, 'http://northgate.localhost:8787'])(
    'of the staff are 401 on %s',
    async (host) => {
      const named = { 'X-Tenant': host.includes('northgate') ? 'northgate' : 'harcourt' }
      const answer = await visit(`${host}/api/my-day`, {
        headers: { ...cookies, ...bearer, ...named },
      })
      expect(answer.status).toBe(401)
    },
  )

  test.each([
    'Basic abc',
    'Bearer',
    'Bearer ',
    'bearer x',
    'Bearer a b',
    `Bearer ${'x'.repeat(300)}`,
  ])('a header %s is no bearer', async (Authorization) => {
    expect((await call({ ...cookies, ...tenant, Authorization })).status).toBe(401)
  })

  test('are not needed for what is public, nor passed on', async () => {
    const answer = await visit(`${main}/api/quote-offers/${'t'.repeat(43)}`, { headers: tenant })
    expect(answer.status).toBe(200)
    expect((await visit(`${main}/api/quote-offers`, { headers: tenant })).status).toBe(401)
  })
})

describe('the Tenant', () => {
  test('is told who asks, and sees neither token nor cookie', async () => {
    const at = asked.length
    await call({
      ...cookies,
      ...bearer,
      'CF-Connecting-IP': '203.0.113.9',
      'X-Forwarded-For': '1.1.1.1',
    })
    const [, method, url, actor, , request] =
      asked.slice(at).find(([name]) => name === 'handle') ?? []
    expect([method, (url as URL).pathname]).toEqual(['GET', '/api/my-day'])
    expect(actor).toMatchObject({
      tenant: 'harcourt',
      session: { id: someone.content.id, tokenHash: someone.content.tokenHash },
      audience: null,
      origin: main,
      ip: '203.0.113.9',
    })
    expect([...(request as Request).headers.keys()]).not.toContain('cookie')
    expect([...(request as Request).headers.keys()]).not.toContain('authorization')
  })

  test('is asked once more after it had to move, but only to read', async () => {
    const { harcourt } = firms.tenants
    const { answer } = harcourt
    let tries = 0
    harcourt.answer = (request) => {
      tries += 1
      if (tries === 1) throw Object.assign(new Error('moved'), { retryable: true })
      return answer(request)
    }
    expect((await call({ ...cookies, ...bearer })).status).toBe(200)
    tries = 0
    const write = await call(
      { ...cookies, ...bearer, ...own, ...json },
      { method: 'POST', body: '{}' },
    )
    expect(write.status).toBe(500)
    harcourt.answer = () => {
      throw Object.assign(new Error('too much'), { overloaded: true, retryable: true })
    }
    const busy = await call({ ...cookies, ...bearer })
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(told).toHaveBeenCalledTimes(2)
    harcourt.answer = answer
  })
})

describe('X-Tenant', () => {
  test('is demanded', async () => {
    const answer = await call({ ...cookies, Authorization: `Bearer ${someone.token}` })
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'tenant_required'])
  })

  test.each(['northgate', 'HARCOURT', 'harcourt, harcourt', '', 'harcourt.', 'x'.repeat(10_000)])(
    'must name this very firm (%#)',
    async (named) => {
      const at = asked.length
      const answer = await call({ ...cookies, ...bearer, 'X-Tenant': named })
      expect(answer.status).toBe(403)
      expect(asked.slice(at).filter(([name]) => name !== 'refused')).toEqual([])
      expect(warned.mock.calls[0]?.[0]).toContain('tenant.refused')
    },
  )
})

test('a call that names another firm is recorded, once a minute for each session', async () => {
  const somebody = await signedIn({ type: 'staff' })
  const at = asked.length
  const named = { ...somebody.cookies, ...somebody.bearer, 'X-Tenant': 'northgate' }
  await call(named)
  await call(named)
  expect(asked.slice(at)).toEqual([
    [
      'refused',
      { id: somebody.content.id, tokenHash: somebody.content.tokenHash },
      'GET /api/my-day',
      'The X-Tenant header names another firm.',
    ],
  ])
})

describe('a write', () => {
  const write = (method: string, headers: Record<string, string>, path = '/api/conveyances') =>
    visit(`${main}${path}`, {
      method,
      headers: { ...cookies, ...bearer, ...json, ...headers },
      body: '{}',
    })
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'by %s from elsewhere does nothing',
    async (method) => {
      for (const headers of foreignOrigins) {
        const at = asked.length
        const answer = await write(method, headers)
        expect([headers, answer.status, await codeOf(answer)]).toEqual([
          headers,
          403,
          'foreign_origin',
        ])
        expect(asked.length).toBe(at)
      }
    },
  )

  test.each([
    '/api/_auth/session',
    '/api/auth/logout',
    '/api/auth/login',
    '/api/auth/links',
    '/api/auth/links/session',
    '/broadcasting/auth',
    '/auth/login',
    '/agents/login',
    '/clients/login',
  ])('to %s from elsewhere does nothing', async (path) => {
    const method = path.includes('_auth') ? 'DELETE' : 'POST'
    for (const headers of foreignOrigins.filter((it) => Object.keys(it).length > 0))
      expect((await write(method, headers, path)).status).toBe(403)
  })

  test.each([
    own,
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { ...own, 'Sec-Fetch-Site': 'same-origin' },
  ] as Record<string, string>[])('from a page of this host is heard (%#)', async (headers) => {
    expect((await write('POST', headers)).status).toBe(200)
  })

  test('may sign a program in, which sends neither header', async () => {
    const answer = await visit(`${main}/api/auth/login`, {
      method: 'POST',
      headers: json,
      body: '{"email":"nobody@harcourt.test","password":"wrong"}',
    })
    expect(answer.status).toBe(422)
  })

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/jsonp', 415],
    ['', 415],
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
  ])('of type %s is %i', async (type, status) => {
    expect((await write('POST', { ...own, 'Content-Type': type })).status).toBe(status)
  })

  test('without a body needs no type', async () => {
    const headers = { ...cookies, ...bearer, ...own }
    expect((await visit(`${main}/api/x`, { method: 'DELETE', headers })).status).toBe(200)
  })

  test('of more than a megabyte is 413, whatever its length claims', async () => {
    const headers = { ...cookies, ...bearer, ...own, ...json }
    const body = `"${'x'.repeat(1024 * 1024)}"`
    const said = await visit(`${main}/api/x`, { method: 'POST', headers, body })
    expect(said.status).toBe(413)
    const stream = new Response(body).body?.pipeThrough(new IdentityTransformStream())
    const silent = await visit(`${main}/api/x`, { method: 'POST', headers, body: stream ?? null })
    expect(silent.status).toBe(413)
  })
})

test('no answer lets another origin read it', async () => {
  for (const Origin of ['https://evil.example', clients, main, 'null']) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { ...cookies, ...bearer, Origin, 'Access-Control-Request-Method': 'POST' }
      const answer = await call(headers, { method })
      expect([...answer.headers.keys()].filter((it) => it.startsWith('access-control'))).toEqual([])
    }
  }
})

test('a path of the API that leads nowhere is JSON', async () => {
  const answer = await visit(`${main}/auth/user`, { method: 'PUT', headers: { ...own, ...json } })
  expect([answer.status, await codeOf(answer)]).toEqual([404, 'not_found'])
})

test('the id of a record never decides about the host', async () => {
  const answer = await visit(`${clients}/api/conveyances/${id}`, { headers: tenant })
  expect(answer.status).toBe(401)
})
