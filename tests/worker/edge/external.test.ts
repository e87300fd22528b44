import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { externalUserOf } from '#domain/user/external-user'
import { clients, main, twoFirms } from './fake-firm.ts'

const api = 'https://api.ashgrove.example/v1'
const host = 'https://ashgrove.example'
const entry = {
  tenant: 'ashgrove',
  brand: { name: 'Ashgrove', strapline: '', hue: 20, chroma: 0.1 },
  domains: ['ashgrove.example'],
  labels: { clients: 'clients', agents: 'agents', quotes: 'quotes' },
  phone: '',
  email: 'hello@ashgrove.example',
  regulator: { body: 'SRA', number: '1' },
  unlocks: '',
  external: {
    apiDomain: api,
    realtime: { key: 'reverb-key', host: 'ws.ashgrove.example', port: 443 },
    login: '/auth/login',
    logout: '/auth/logout',
    sso: 'https://id.ashgrove.example/start',
  },
}

const far = twoFirms({ ENVIRONMENT: 'production', SESSION_KEYS: 'k'.repeat(40) })
far.directory.set('ashgrove.example', entry)
const { visit } = far

const TOKEN = '12|a.b-c~d+e/f=='
const owner = {
  id: 7,
  type: 'staff',
  first_name: 'Ada',
  permissions: [{ name: 'conveyance.view-any' }],
  roles: ['Owner'],
}

/** What pages are told of the owner, whose record lacks most fields. */
const told = externalUserOf(owner).user

type Heard = { url: string; method: string; headers: Headers; body: string }
let heard: Heard[] = []
let answers: Record<string, () => Response> = {}
const live = new Set<string>()

vi.spyOn(console, 'info').mockReturnValue()
const warned = vi.spyOn(console, 'warn').mockReturnValue()

beforeEach(() => {
  heard = []
  warned.mockClear()
  live.clear()
  live.add(TOKEN)
  answers = {
    '/auth/login': () => Response.json({ data: { token: TOKEN } }),
    '/auth/logout': () => Response.json({}),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const it = { url, method: init.method ?? 'GET', headers: new Headers(init.headers) }
    heard.push({ ...it, body: String(init.body ?? '') })
    const path = url.replace(api, '')
    const answer = answers[path]
    if (answer) return answer()
    const bearer = it.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    if (!live.has(bearer)) return Response.json({}, { status: 401 })
    if (path === '/auth/user') return Response.json({ data: owner })
    return Response.json({ data: { asked: path } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const own = { Origin: host, 'Content-Type': 'application/json', 'X-Tenant': 'ashgrove' }
const bearer = { Authorization: `Bearer ${TOKEN}`, 'X-Tenant': 'ashgrove' }
const seal = (headers: Record<string, string> = {}, at = host) =>
  visit(`${at}/api/_auth/session`, {
    method: 'POST',
    headers: { ...own, ...bearer, Origin: at, ...headers },
  })
const login = () =>
  visit(`${host}/api/auth/login`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ email: 'ada@ashgrove.example', password: 'right' }),
  })
const cookiesIn = (answer: Response) => ({
  Cookie: answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; '),
})
const signIn = async () => cookiesIn(await seal())

describe('a bearer of the firm’s own API', () => {
  test('is sealed once that API has said whose it is', async () => {
    const answer = await seal()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ user: told })
    expect(heard).toHaveLength(1)
    const [{ url, method, headers }] = heard as [Heard]
    expect([method, url]).toEqual(['GET', `${api}/auth/user`])
    expect(headers.get('Authorization')).toBe(`Bearer ${TOKEN}`)
    expect(headers.get('X-Tenant')).toBe('ashgrove')
    expect(headers.get('Accept')).toBe('application/json')
    expect(headers.has('Cookie')).toBe(false)
    const [token, session] = answer.headers.getSetCookie()
    expect(token).toMatch(/^__Host-auth_token=12%7Ca\.b-c~d%2Be%2Ff%3D%3D; .*Secure$/)
    expect(session).toMatch(/^__Host-session=.*; Secure; HttpOnly$/)
  })

  test.each([
    ['unknown', { Authorization: 'Bearer nobody' }, 401],
    ['missing', { Authorization: '' }, 401],
    ['no bearer at all', { Authorization: 'Basic abc' }, 401],
    ['another firm’s', { 'X-Tenant': 'harcourt' }, 403],
    ['another site’s', { Origin: 'https://evil.example' }, 403],
  ])('that is %s seals nothing', async (_, headers, status) => {
    const answer = await seal(headers as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.headers.getSetCookie().filter((it) => !it.includes('Max-Age=0'))).toEqual([])
  })

  test('of a member of staff opens no host of another audience', async () => {
    expect((await seal({}, 'https://clients.ashgrove.example')).status).toBe(401)
    expect((await seal({}, 'https://quotes.ashgrove.example')).status).toBe(200)
  })

  test('seals nothing while that API is away, or says something else', async () => {
    answers['/auth/user'] = () => Response.json({}, { status: 500 })
    expect((await seal()).status).toBe(502)
    answers['/auth/user'] = () => Response.json({ data: { permissions: 'all' } })
    expect((await seal()).status).toBe(502)
    answers['/auth/user'] = () => {
      throw new TypeError('unreachable')
    }
    expect((await seal()).status).toBe(502)
  })

  test('cannot be sealed by a firm that our own API serves', async () => {
    const near = twoFirms()
    const someone = await near.signedIn({ type: 'staff' })
    const answer = await near.visit(`${main}/api/_auth/session`, {
      method: 'POST',
      headers: { ...someone.bearer, Origin: main },
    })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []])
  })
})

describe('a password', () => {
  test('is asked of the firm’s own API, and its token is sealed', async () => {
    const answer = await login()
    expect(await answer.json()).toEqual({ data: { token: TOKEN, user: told } })
    expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${api}/auth/login`,
      `GET ${api}/auth/user`,
    ])
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      email: 'ada@ashgrove.example',
      password: 'right',
    })
    expect(heard[0]?.headers.get('X-Tenant')).toBe('ashgrove')
    expect(answer.headers.getSetCookie()).toHaveLength(2)
  })

  test.each([
    ['nulls', { id: 7, type: null, permissions: null, roles: null, read_only: null, name: 'A B' }],
    ['0 for false', { id: '7', type: 'staff', read_only: 0 }],
    ['names of permissions', { id: 7, permissions: ['conveyance.view-any'] }],
  ])('signs in a user with %s', async (_, user) => {
    answers['/auth/user'] = () => Response.json({ data: user })
    const answer = await login()
    expect(answer.status).toBe(200)
    const { data } = await answer.json<{ data: { user: unknown } }>()
    expect(data.user).toMatchObject({ id: '7', type: 'staff', read_only: false })
  })

  test('that is wrong, tried too often, or cannot be asked is told as such', async () => {
    answers['/auth/login'] = () => Response.json({}, { status: 422 })
    expect((await login()).status).toBe(422)
    answers['/auth/login'] = () =>
      Response.json({}, { status: 429, headers: { 'Retry-After': '90' } })
    const waiting = await login()
    expect([waiting.status, waiting.headers.get('Retry-After')]).toEqual([429, '90'])
    answers['/auth/login'] = () => Response.json({}, { status: 503 })
    expect((await login()).status).toBe(502)
    answers['/auth/login'] = () => Response.json({ unknown: 'form' })
    expect((await login()).status).toBe(502)
  })

  const errorOf = async (answer: Response) => {
    const { error } = await answer.json<{ error: { code: string; message: string } }>()
    return [answer.status, error.code]
  }

  test.each([
    [401, 422, 'sign_in_refused'],
    [422, 422, 'sign_in_refused'],
    [403, 403, 'sign_in_forbidden'],
    [404, 502, 'unexpected_answer'],
    [419, 502, 'unexpected_answer'],
    [302, 502, 'unexpected_answer'],
    [503, 502, 'no_answer'],
  ])('does not match only where the API says so: %i', async (status, shown, code) => {
    answers['/auth/login'] = () => new Response(null, { status })
    expect(await errorOf(await login())).toEqual([shown, code])
  })

  test.each([
    ['/auth/login', () => new Response('<html>')],
    ['/auth/login', () => Response.json({ data: {} })],
    ['/auth/user', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })],
    ['/auth/user', () => new Response('<html>')],
    ['/auth/user', () => Response.json({ data: { id: 1, type: 'admin' } })],
  ])('does not count as wrong when %s answers in another form', async (path, answer) => {
    answers[path] = answer
    expect(await errorOf(await login())).toEqual([502, 'unexpected_answer'])
    expect(String(warned.mock.calls.at(-1))).toContain(`"path":"${path}"`)
  })

  test('comes with the address of whoever types it, so that the API can limit each', async () => {
    await visit(`${host}/api/auth/login`, {
      method: 'POST',
      headers: { ...own, 'CF-Connecting-IP': '203.0.113.7', 'X-Visitor-Address': '198.51.100.1' },
      body: JSON.stringify({ email: 'ada@ashgrove.example', password: 'right' }),
    })
    expect(heard.map(({ headers }) => headers.get('X-Visitor-Address'))).toEqual([
      '203.0.113.7',
      '203.0.113.7',
    ])
  })

  const submit = () =>
    visit(`${host}/auth/login`, {
      method: 'POST',
      headers: { Origin: host, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=ada%40ashgrove.example&password=right',
    })

  test('works as plain HTML', async () => {
    const answer = await submit()
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
  })

  test('that cannot be asked is told as such in plain HTML', async () => {
    answers['/auth/login'] = () => new Response(null, { status: 503 })
    const answer = await submit()
    expect(answer.status).toBe(502)
    expect(await answer.text()).toContain('system is not responding')
  })

  test('is the only thing that one signs in with: links are ours', async () => {
    const asked = await visit(`${host}/api/auth/links`, {
      method: 'POST',
      headers: own,
      body: JSON.stringify({ email: 'a@b.example' }),
    })
    expect(asked.status).toBe(404)
  })
})

describe('the sealed session', () => {
  test('guards pages by the permissions that the firm’s own API told', async () => {
    const cookies = await signIn()
    const ask = (path: string) => visit(`${host}${path}`, { headers: cookies })
    expect((await ask('/conveyances')).status).toBe(200)
    expect((await ask('/admin/users')).headers.get('Location')).toContain('Access+denied')
    const visitor = await visit(`${host}/conveyances`)
    expect(visitor.headers.get('Location')).toBe('/auth/login?return=%2Fconveyances')
  })

  test('follows permissions that changed there, in the next page and in the cookie', async () => {
    const cookies = await signIn()
    const visitOf = (path: string) => visit(`${host}${path}`, { headers: cookies })
    const userWith = (...names: string[]) => {
      const user = { ...owner, permissions: names.map((name) => ({ name })) }
      answers['/auth/user'] = () => Response.json({ data: user })
    }
    userWith('users.view-any')
    expect((await visitOf('/admin/users')).status).toBe(200)
    const renewed = await visitOf('/api/_auth/session')
    expect(await renewed.json()).toMatchObject({
      user: { permissions: [{ name: 'users.view-any' }] },
    })
    const headers = cookiesIn(renewed)
    answers['/auth/user'] = () => Response.json({}, { status: 503 })
    expect((await visit(`${host}/admin/users`, { headers })).status).toBe(200)
    expect((await visit(`${host}/conveyances`, { headers })).status).toBe(302)
  })

  test('fills the payload from the firm’s own API, with its bearer and tenant', async () => {
    const cookies = await signIn()
    heard = []
    const answer = await visit(`${host}/conveyances/_payload.json?sort=due`, { headers: cookies })
    const path = '/api/conveyances?sort=due'
    expect(await answer.json()).toMatchObject({
      route: 'conveyances',
      first: { [path]: { asked: path } },
    })
    expect(heard.map(({ url }) => url)).toEqual([`${api}${path}`, `${api}/api/people-away`])
    expect(heard[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`)
    expect(heard[0]?.headers.get('X-Tenant')).toBe('ashgrove')
    answers[path] = () => new Response('<html>', { status: 200 })
    const odd = await visit(`${host}/conveyances/_payload.json?sort=due`, { headers: cookies })
    expect(await odd.json()).toMatchObject({ first: {} })
  })

  test('fills the payload from a paginator of Laravel’s', async () => {
    const cookies = await signIn()
    const page = { data: [{ id: '1' }], links: { next: `${api}/x?page=2` }, meta: { total: 45 } }
    answers['/api/conveyances?sort=due'] = () => Response.json(page)
    const answer = await visit(`${host}/conveyances/_payload.json?sort=due`, { headers: cookies })
    expect(await answer.json()).toMatchObject({
      first: { '/api/conveyances?sort=due': { rows: [{ id: '1' }], next: 'page=2' } },
    })
  })

  test('tells who is here, and nobody once the API has forgotten the token', async () => {
    const headers = await signIn()
    const ask = async () => (await visit(`${host}/api/_auth/session`, { headers })).json()
    expect(await ask()).toEqual({ user: told })
    live.clear()
    expect(await ask()).toEqual({})
  })

  test('ends on both sides with log-out', async () => {
    const cookies = await signIn()
    heard = []
    const answer = await visit(`${host}/api/_auth/session`, {
      method: 'DELETE',
      headers: { ...own, ...cookies },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
    expect(answer.headers.getSetCookie().every((it) => it.includes('Max-Age=0'))).toBe(true)
    expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${api}/auth/logout`])
    expect(heard[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`)
  })

  test('is asked about every five minutes, and ends when the API has forgotten it', async () => {
    const cookies = await signIn()
    vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] })
    const renewed = await visit(`${host}/conveyances`, { headers: cookies })
    expect(renewed.headers.getSetCookie().join()).toContain('__Host-auth_token=12%7C')
    answers['/auth/user'] = () => Response.json({}, { status: 503 })
    const away = await visit(`${host}/conveyances`, { headers: cookies })
    expect(away.headers.getSetCookie().join()).not.toContain('Max-Age=0')
    delete answers['/auth/user']
    live.clear()
    const ended = await visit(`${host}/conveyances`, { headers: cookies })
    expect(ended.headers.getSetCookie().every((it) => it.includes('Max-Age=0'))).toBe(true)
  })

  test('crosses from the main host to the quotes host', async () => {
    const cookies = await signIn()
    const asking = await visit('https://quotes.ashgrove.example/auth/login?return=%2Fleads')
    const there = await visit(asking.headers.get('Location') ?? '', { headers: cookies })
    const back = /url=([^"]+)"/.exec(await there.text())?.[1]?.replaceAll('&#38;', '&') ?? ''
    expect(back).not.toContain(encodeURIComponent(TOKEN))
    const opened = await visit(back, { headers: cookiesIn(asking) })
    expect(opened.status).toBe(200)
    expect(opened.headers.getSetCookie().join()).toContain('__Host-auth_token=12%7C')
  })
})

describe('our own back end', () => {
  test('stays out of it', async () => {
    const cookies = await signIn()
    far.asked.length = 0
    for (const path of ['/api/my-day', '/auth/user', '/app/reverb-key'])
      expect((await visit(`${host}${path}`, { headers: { ...cookies, ...bearer } })).status).toBe(
        404,
      )
    const joining = await visit(`${host}/broadcasting/auth`, {
      method: 'POST',
      headers: { ...cookies, ...bearer, Origin: host },
    })
    expect(joining.status).toBe(404)
    expect(far.asked).toEqual([])
  })
})

describe('a file', () => {
  const fetched = async (path: string, headers?: Record<string, string>) =>
    visit(`${host}/files/${path}`, { headers: headers ?? (await signIn()) })

  test('is streamed from the firm’s own API, and can be nothing but a file', async () => {
    answers['/files/42'] = () =>
      new Response('the bytes', {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Disposition': `attachment; filename="deed.html"; filename*=UTF-8''Deed%20%C3%9C.html`,
          'Set-Cookie': 'a=b',
        },
      })
    const answer = await fetched('42')
    expect(new TextDecoder().decode(await answer.arrayBuffer())).toBe('the bytes')
    const { headers } = answer
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
    expect(headers.get('Content-Disposition')).toMatch(/^attachment;.*''Deed%20%C3%9C\.html$/)
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(headers.get('Set-Cookie') ?? '').not.toContain('a=b')
    expect(heard.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`)
  })

  test.each([
    ['404', 404, 404],
    ['403', 403, 404],
    ['401', 401, 401],
    ['a redirect', 302, 502],
    ['maintenance', 503, 502],
  ])('that the API answers with %s is not one', async (_, status, shown) => {
    answers['/files/42'] = () => new Response(null, { status })
    expect((await fetched('42')).status).toBe(shown)
  })

  test('is for somebody who is signed in, and at no other path', async () => {
    expect((await fetched('42', {})).status).toBe(401)
    expect((await fetched('..%2fapi%2fusers')).status).toBe(404)
    expect(heard.map(({ url }) => url)).toEqual([`${api}/auth/user`])
  })
})

describe('the sign-in page', () => {
  const ask = async () => (await visit(`${host}/api/_auth/session`)).status
  // Each check begins long after the one before.
  let hours = 0

  test.each([
    ['is working', () => Response.json({}, { status: 401 }), 200],
    ['is in maintenance', () => Response.json({}, { status: 503 }), 502],
    ['is not at its address', () => new Response(null, { status: 404 }), 502],
  ])(
    'learns whether the firm’s own API %s, which is asked now and then',
    async (_, answer, status) => {
      hours += 1
      vi.useFakeTimers({ now: Date.now() + hours * 3_600_000, toFake: ['Date'] })
      answers['/auth/user'] = answer
      expect([await ask(), await ask()]).toEqual([status, status])
      expect(heard).toHaveLength(1)
      vi.setSystemTime(Date.now() + 20_000)
      answers['/auth/user'] = () => Response.json({}, { status: 401 })
      expect(await ask()).toBe(200)
    },
  )
})

describe('a page of the firm', () => {
  test('is told where its API and its Reverb are, and may reach these alone', async () => {
    const answer = await visit(`${host}/conveyances`, { headers: await signIn() })
    const config = /<script type="application\/json" id="firm">(.*?)<\/script>/.exec(
      await answer.text(),
    )
    expect(JSON.parse(config?.[1] ?? '')).toMatchObject({
      tenantId: 'ashgrove',
      apiDomain: api,
      realtime: { app_key: 'reverb-key', host: 'ws.ashgrove.example', port: 443 },
      sso: 'https://id.ashgrove.example/start',
    })
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' https://api.ashgrove.example wss://ws.ashgrove.example:443;",
    )
  })

  test('of another firm may not', async () => {
    const { headers } = await twoFirms().visit(`${clients}/login`)
    expect(headers.get('Content-Security-Policy')).not.toContain('ashgrove')
  })
})
