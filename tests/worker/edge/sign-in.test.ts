import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Site, siteOf } from '#worker/directory/site'
import { returnPath } from '#worker/edge/page/return-path'
import { hashPassword, verifyPassword } from '#worker/edge/sign-in/password'
import { hashOf } from '#worker/edge/sign-in/token'
import { agents, clients, main, quotes, twoFirms } from './fake-firm.ts'

const PASSWORD = 'deedbox-demo-2026'
const hash = await hashPassword(PASSWORD)

const firms = twoFirms()
const { visit, signedIn, asked, people, tenants } = firms
const { harcourt } = tenants
for (const [name, type] of [
  ['owner', 'staff'],
  ['agent', 'agent'],
  ['client', 'client'],
] as const) {
  people.set(name, { type })
  harcourt.passwords.set(`${name}@harcourt.test`, { user_id: name, hash })
}
beforeEach(() => {
  harcourt.wait = 0
  harcourt.links.set('t'.repeat(43), 'client')
  harcourt.links.set('client@sample.test:123456', 'client')
})

const cookieIn = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((it) => it.startsWith(`${name}=`)) ?? ''
const tokenOf = (cookie: string) => cookie.split(';')[0]?.split('=')[1] ?? ''
const cookiesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')

const post = (host: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  visit(host + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: host, ...headers },
    body: JSON.stringify(body),
  })
const submit = (host: string, path: string, fields: Record<string, string>) =>
  visit(host + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'null',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  })
const login = (email = 'owner@harcourt.test', password = PASSWORD, host = main) =>
  post(host, '/api/auth/login', { email, password })

vi.spyOn(console, 'warn').mockReturnValue()

describe('a password', () => {
  test('is kept with its cost, and never itself', () => {
    expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(hash).not.toContain(PASSWORD)
  })

  test('is verified, and no other is', async () => {
    expect(await verifyPassword(PASSWORD, hash)).toBe(true)
    expect(await verifyPassword(`${PASSWORD} `, hash)).toBe(false)
  })

  test('is the same however its accents are typed', async () => {
    expect(await verifyPassword('caf\u00e9', await hashPassword('cafe\u0301'))).toBe(true)
  })

  test.each([null, '', 'plain', '$scrypt$ln=99,r=8,p=5$x$y'])(
    'is never right where %s is stored',
    async (stored) => {
      expect(await verifyPassword('', stored)).toBe(false)
    },
  )
})

describe('POST /api/auth/login', () => {
  test('answers with the token and the user, and sets both halves', async () => {
    const answer = await login()
    const { data } = await answer.json<{ data: { token: string; user: { id: string } } }>()
    expect([answer.status, data.user.id]).toEqual([200, 'owner'])
    expect(data.token).toMatch(/^[\w-]{43}$/)
    expect(cookieIn(answer, 'auth_token')).toMatch(
      /^auth_token=[\w-]{43}; Max-Age=1(799|800); Path=\/; SameSite=Strict$/,
    )
    expect(cookieIn(answer, 'session')).toMatch(/; Path=\/; SameSite=Strict; HttpOnly$/)
    expect(tokenOf(cookieIn(answer, 'auth_token'))).toBe(data.token)
    expect(asked).toContainEqual([
      'signIn',
      expect.objectContaining({ userId: 'owner', tokenHash: hashOf(data.token), audience: null }),
    ])
  })

  test('opens a session that pages and calls take', async () => {
    const answer = await login()
    const Cookie = cookiesIn(answer)
    expect((await visit(`${main}/`, { headers: { Cookie } })).status).toBe(200)
    const { data } = await answer.json<{ data: { token: string } }>()
    const bearer = { Authorization: `Bearer ${data.token}`, 'X-Tenant': 'harcourt' }
    const user = await visit(`${main}/auth/user`, { headers: { Cookie, ...bearer } })
    expect(await user.json()).toEqual({ data: { id: 'owner' } })
  })

  test('is the same bytes whatever was wrong', async () => {
    const answers = await Promise.all([
      login('owner@harcourt.test', 'wrong'),
      login('nobody@harcourt.test'),
      login('nobody@harcourt.test', 'wrong'),
      // Right, and without business on this host.
      login('owner@harcourt.test', PASSWORD, clients),
      login('agent@harcourt.test', PASSWORD, quotes),
    ])
    const texts = await Promise.all(answers.map((it) => it.text()))
    expect(answers.map((it) => it.status)).toEqual([422, 422, 422, 422, 422])
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain('do not match')
    expect(answers.flatMap((it) => it.headers.getSetCookie())).toEqual([])
  })

  test('asks alike whether the address is known or not, and counts each wrong try', async () => {
    const askedBy = async (email: string) => {
      const at = asked.length
      await login(email, 'wrong')
      return asked.slice(at).map(([name]) => name)
    }
    expect(await askedBy('nobody@harcourt.test')).toEqual(['passwordOf', 'signInFailed'])
    expect(await askedBy('owner@harcourt.test')).toEqual(['passwordOf', 'signInFailed'])
  })

  test('ends the session that the browser held, so that nothing from before survives', async () => {
    const before = await signedIn({ type: 'staff' })
    const answer = await post(
      main,
      '/api/auth/login',
      { email: 'owner@harcourt.test', password: PASSWORD },
      before.cookies,
    )
    expect(asked).toContainEqual(['endSession', before.content.id])
    expect(tokenOf(cookieIn(answer, 'auth_token'))).not.toBe(before.token)
  })

  test('says how long to wait, without looking at the password', async () => {
    harcourt.wait = 95
    const at = asked.length
    const answer = await login()
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '95'])
    expect(await answer.json()).toMatchObject({
      error: { message: 'Too many attempts. Try again in 2 minutes.' },
    })
    expect(asked.length).toBe(at)
  })

  test.each([
    [{ email: 'owner@harcourt.test' }, 'password'],
    [{ email: 'not an address', password: 'x' }, 'email'],
    [{ email: 'owner@harcourt.test', password: 'x', role: 'owner' }, 'role'],
  ])('names the fields that are wrong (%#)', async (body, field) => {
    const answer = await post(main, '/api/auth/login', body)
    expect(answer.status).toBe(422)
    const { error } = await answer.json<{ error: { fields: object } }>()
    expect(Object.keys(error.fields)).toContain(field)
  })

  test('is 400 for what is no JSON', async () => {
    const answer = await visit(`${main}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: main },
      body: '{',
    })
    expect(answer.status).toBe(400)
  })

  test('refuses the name of another firm', async () => {
    const body = { email: 'owner@harcourt.test', password: PASSWORD }
    expect((await post(main, '/api/auth/login', body, { 'X-Tenant': 'northgate' })).status).toBe(
      403,
    )
  })
})

describe('a link of a message', () => {
  test('is asked for alike by everybody, and leads to the firm’s own door', async () => {
    const known = await post(main, '/api/auth/links', { email: 'client@sample.test' })
    const unknown = await post(main, '/api/auth/links', { email: 'nobody@sample.test' })
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    expect(asked).toContainEqual([
      'askLink',
      { email: 'client@sample.test', ip: '127.0.0.1', origin: main, wanted: null },
    ])
  })

  test.each([
    ['/cases/c1?tab=documents', '/cases/c1?tab=documents'],
    ['//elsewhere.test/', null],
    ['/login', null],
  ])(
    'keeps the page that the person was going to, if it is of this host (%s)',
    async (asks, wanted) => {
      const email = `wants-${asks.length}@sample.test`
      await post(clients, '/api/auth/links', { email, return: asks })
      expect(asked).toContainEqual(['askLink', expect.objectContaining({ email, wanted })])
    },
  )

  test('signs a client in, and so does its code', async () => {
    const link = await post(clients, '/api/auth/links/session', { token: 't'.repeat(43) })
    expect(await link.json()).toMatchObject({ data: { user: { id: 'client' } } })
    const code = await post(clients, '/api/auth/links/session', {
      email: 'client@sample.test',
      code: '123456',
    })
    expect([code.status, cookieIn(code, 'session')]).toEqual([
      200,
      expect.stringContaining('HttpOnly'),
    ])
  })

  test('that is unknown is 422', async () => {
    const answer = await post(clients, '/api/auth/links/session', { token: 'x'.repeat(43) })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
  })
})

describe('the form of a sign-in page', () => {
  const fields = { email: 'owner@harcourt.test', password: PASSWORD }

  test.each([
    [main, '/auth/login', 'owner', '/'],
    [main, '/agents/login', 'agent', '/agents'],
    [main, '/auth/login', 'agent', '/agents'],
    [agents, '/login', 'agent', '/'],
    [main, '/auth/login?return=%2Fconveyances%3Fview%3Dmine', 'owner', '/conveyances?view=mine'],
    [main, '/auth/login?return=%2F%2Fevil.example', 'owner', '/'],
  ])('%s%s sends %s to %s', async (host, path, name, location) => {
    const answer = await submit(host, path, { ...fields, email: `${name}@harcourt.test` })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, location])
    expect(cookieIn(answer, 'session')).not.toBe('')
  })

  test('shows what was wrong in its place, with the address as it was typed', async () => {
    const answer = await submit(main, '/auth/login', { ...fields, password: 'wrong' })
    const html = await answer.text()
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
    expect(html).toContain('<p>That email address and password do not match.')
    expect(html).toContain('value="owner@harcourt.test"')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('shows what was typed as text and nothing else', async () => {
    const answer = await submit(main, '/auth/login', {
      email: '"><script>alert(1)</script>',
      password: 'x',
    })
    expect(await answer.text()).not.toContain('<script>alert')
  })

  test('says how long to wait', async () => {
    harcourt.wait = 900
    const answer = await submit(main, '/auth/login', fields)
    expect([answer.status, await answer.text()]).toEqual([
      429,
      expect.stringContaining('Try again in 15 minutes.'),
    ])
  })

  test('of a client says what was sent, then takes the code', async () => {
    const sent = await submit(clients, '/login', { email: 'client@sample.test' })
    expect([sent.status, await sent.text()]).toEqual([
      200,
      expect.stringContaining('If client@sample.test has an account'),
    ])
    const wrong = await submit(clients, '/login', { email: 'client@sample.test', code: '000000' })
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('That link or code does not work.'),
    ])
    const right = await submit(clients, '/login', { email: 'client@sample.test', code: '123456' })
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/'])
  })

  test('of a client takes the token of a link', async () => {
    const answer = await submit(main, '/clients/login', { token: 't'.repeat(43) })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/clients'])
  })

  test('is nowhere else', async () => {
    expect((await submit(main, '/conveyances', fields)).status).toBe(404)
    expect((await submit(clients, '/auth/login', fields)).status).toBe(404)
  })
})

describe('a visit to a sign-in page', () => {
  test.each([
    [main, '/auth/login'],
    [main, '/agents/login'],
    [main, '/clients/login'],
  ])('with a token signs out first: %s%s', async (host, path) => {
    const { cookies, content } = await signedIn({ type: 'staff' })
    const answer = await visit(host + path, { headers: cookies })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().map((it) => it.slice(0, 22))).toEqual([
      'auth_token=; Max-Age=0',
      'session=; Max-Age=0; P',
    ])
    expect(asked).toContainEqual(['endSession', content.id])
  })

  test('that only gets the page ready, or asks for its head, signs nobody out', async () => {
    const { cookies, content } = await signedIn({ type: 'staff' })
    const ready = { ...cookies, 'Sec-Purpose': 'prefetch' }
    expect((await visit(`${main}/auth/login`, { headers: ready })).headers.getSetCookie()).toEqual(
      [],
    )
    await visit(`${main}/auth/login`, { method: 'HEAD', headers: cookies })
    expect(asked).not.toContainEqual(['endSession', content.id])
  })

  test('without one is shared, and browsers with other cookies ask again', async () => {
    const answer = await visit(`${main}/auth/login?return=%2Fconveyances`)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
    expect(answer.headers.get('Vary')).toBe('Cookie')
  })
})

describe('signing out', () => {
  const own = { Origin: main }

  test('by DELETE needs the cookie alone, and clears what the browser kept', async () => {
    const { cookies, content } = await signedIn({ type: 'staff' })
    const headers = { ...own, ...cookies }
    const answer = await visit(`${main}/api/_auth/session`, { method: 'DELETE', headers })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
    expect(answer.headers.getSetCookie().every((it) => it.includes('Max-Age=0'))).toBe(true)
    expect(asked).toContainEqual(['endSession', content.id])
    const who = await visit(`${main}/api/_auth/session`, { headers: cookies })
    expect(await who.json()).toEqual({})
  })

  test('by POST needs both halves', async () => {
    const { cookies, bearer, content } = await signedIn({ type: 'staff' })
    const out = (headers: Record<string, string>) =>
      visit(`${main}/api/auth/logout`, { method: 'POST', headers: { ...own, ...headers } })
    expect((await out(cookies)).status).toBe(401)
    const answer = await out({ ...cookies, ...bearer })
    expect(await answer.json()).toEqual({ data: { signed_out: true } })
    expect(asked).toContainEqual(['endSession', content.id])
  })
})

test('GET /api/_auth/session tells who the cookie says is here', async () => {
  const { sealed, content } = await signedIn({ type: 'staff' })
  const answer = await visit(`${main}/api/_auth/session`, {
    headers: { Cookie: `session=${sealed}` },
  })
  expect(await answer.json()).toEqual({ user: { id: content.user_id } })
  expect(await (await visit(`${main}/api/_auth/session`)).json()).toEqual({})
})

describe('a path to come back to', async () => {
  const site = (await siteOf(firms.env, new URL(main))) as Site

  test.each<readonly [string | null, string | null]>([
    ['/conveyances?view=mine#x', '/conveyances?view=mine#x'],
    ['/auth/handover?proof=1', '/auth/handover?proof=1'],
    ['/a/../quotes', '/quotes'],
    ...[
      ...['', null, 'conveyances', '//evil.example', '/\\evil.example', '\\/evil.example'],
      ...[
        'https://evil.example/',
        'http://localhost:8787/',
        'javascript:alert(1)',
        '/\t/evil.example',
      ],
      ...['/\n/evil.example', '/.//evil.example', '/a/..//evil.example', ' /x', '/\u202Egro'],
      ...[
        '/auth/login',
        '/auth/login?x',
        '/login',
        '/agents/login',
        '/clients/login/',
        `/${'x'.repeat(3_000)}`,
      ],
    ].map((it) => [it, null] as const),
  ])('%s is %s', (wanted, path) => {
    expect(returnPath(site, wanted)).toBe(path)
  })
})
