import qs from 'qs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '#domain/endpoint'
import { type Site, siteOf } from '#worker/directory/site'
import { firmConfig } from '#worker/edge/page/placeholders'
import type { Env } from '#worker/env'
import { answerWith, openPage, reply } from '../support/page.ts'
import { sourcesUnder } from '../support/sources.ts'
import { standInEcho } from '../support/stand-in-echo.ts'

const endpoint = (method: Endpoint['method'], path = '/api/cases') =>
  ({ method, path, who: 'public', can: [], reply: {} }) as unknown as Endpoint & { path: '/api/x' }

const page = (options: Parameters<typeof openPage>[0] = {}) => openPage(options)
const load = async () => ({
  ...(await import('#lib/api')),
  ...(await import('#lib/send')),
  ...(await import('#stores/user/session')),
})

beforeEach(() => {
  page()
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const settled = async (asked: Promise<unknown>) => {
  const end = asked.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return end
}
const ask = async (method: Endpoint['method'], asking: object = {}) => {
  const { call } = await load()
  return settled(call(endpoint(method), asking as never))
}

describe('one client configured with a base URL and tenant id from run-time configuration', () => {
  test.each([
    ['', '/api/cases'],
    ['https://api.firm.example', 'https://api.firm.example/api/cases'],
    ['https://api.firm.example/v1/', 'https://api.firm.example/v1/api/cases'],
    ['api.firm.example', 'https://api.firm.example/api/cases'],
  ])('asks %j at %s', async (apiDomain, address) => {
    page({ firm: { apiDomain, tenantId: 'ashgrove' } })
    const asked = answerWith(reply(200, { data: 1 }))
    await ask('GET')
    expect(asked[0]?.address).toBe(address)
    expect(asked[0]?.headers.get('x-tenant')).toBe('ashgrove')
  })

  test('is the only way to the API: what else asks the network asks its own host for what is no record', () => {
    const asking = sourcesUnder(['src'], /\.(ts|tsx|astro|js)$/).filter(({ text }) =>
      /\bfetch\((?!\))|XMLHttpRequest|sendBeacon|EventSource|from 'ofetch'/.test(text),
    )
    expect(asking.map(({ path }) => path)).toEqual([
      // Fonts and decoders that a PDF needs, of the build.
      'src/islands/documents/pages/pdf-data.ts',
      // Asks for the user before the client is loaded, with the headers that the client sends.
      'src/layouts/early.js',
      'src/lib/build-manifest.ts',
      'src/lib/icon-service.ts',
      'src/lib/new-build.ts',
      'src/lib/page/load-page.ts',
      'src/lib/payload.ts',
      'src/lib/prefetch.ts',
      'src/lib/request/request.ts',
      'src/lib/scripts/missing.ts',
      // The bytes of files, which the edge streams.
      'src/stores/document/stored-file.ts',
      // An operator's key belongs to no firm and to no session.
      'src/stores/firm/operator.ts',
      'src/stores/tracked-email/files.ts',
      'src/stores/user/sign-in.ts',
    ])
  })

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'sends %s with JSON headers both ways, the tenant and the stored token',
    async (method) => {
      const asked = answerWith(reply(200, { data: 1 }))
      await ask(method, method === 'GET' ? {} : { body: { a: 1 } })
      expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: 'Bearer tok',
        'x-tenant': 'harcourt',
      })
    },
  )

  test('drops the content type of form data that holds a file, and of nothing else', async () => {
    const asked = answerWith(reply(200, { data: 1 }))
    const withFile = new FormData()
    withFile.set('file', new File(['x'], 'deed.pdf'))
    const plain = new FormData()
    plain.set('name', 'Deed')
    await ask('POST', { body: withFile })
    await ask('POST', { body: plain })
    expect(asked.map(({ headers }) => headers.get('content-type'))).toEqual([
      null,
      'application/json',
    ])
    expect(asked[0]?.init.body).toBe(withFile)
    expect(asked[1]?.init.body).toBe('{"name":"Deed"}')
  })
})

describe('query objects', () => {
  const query = { filter: { stage: ['a', 'b'], by: { name: 'x y' } }, page: 2 }

  test('are serialised with nested keys, in index form', async () => {
    const asked = answerWith(reply(200, { data: 1 }))
    await ask('GET', { query })
    const [, search = ''] = asked[0]?.address.split('?') ?? []
    expect(search.split('&').map(decodeURIComponent)).toEqual([
      'filter[stage][0]=a',
      'filter[stage][1]=b',
      'filter[by][name]=x y',
      'page=2',
    ])
    expect(qs.parse(search)).toEqual({ ...query, page: '2' })
  })

  const nested = (levels: number): unknown => (levels === 0 ? 'x' : { a: nested(levels - 1) })
  const many = (count: number) => Array.from({ length: count }, (_, at) => String(at))

  test.each([
    ['20 entries', { a: many(20) }],
    ['depth 5', { a: nested(5) }],
    ['1000 parameters', Object.fromEntries(many(1000).map((it) => [`k${it}`, 'x']))],
  ])('of %s are sent', async (_, allowed) => {
    const asked = answerWith(reply(200, { data: 1 }))
    await ask('GET', { query: allowed })
    expect(asked).toHaveLength(1)
  })

  test.each([
    [{ a: many(21) }, 'A list in a query string has at most 20 entries.'],
    [{ a: nested(6) }, 'Query strings nest at most 5 deep.'],
    [
      Object.fromEntries(many(1001).map((it) => [`k${it}`, 'x'])),
      'A query string has at most 1000 parameters.',
    ],
  ])('beyond a limit are never sent (%#)', async (beyond, message) => {
    const asked = answerWith(reply(200, { data: 1 }))
    expect(await ask('GET', { query: beyond })).toMatchObject({ status: 422, message })
    expect(asked).toEqual([])
  })
})

describe('a status of 400 or more', () => {
  const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504])
  const statuses = Array.from({ length: 200 }, (_, at) => 400 + at)

  test('is an error, and a GET is retried once on exactly 408 409 425 429 500 502 503 504', async () => {
    for (const status of statuses) {
      const asked = answerWith(reply(status, {}))
      expect(await ask('GET')).toMatchObject({ name: 'ApiError', status })
      expect([status, asked.length]).toEqual([status, retried.has(status) ? 2 : 1])
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('never retries a %s', async (method) => {
    for (const status of retried) {
      const asked = answerWith(reply(status, {}))
      expect(await ask(method)).toMatchObject({ status })
      expect(asked).toHaveLength(1)
    }
  })

  test('is no error below', async () => {
    const asked = answerWith(reply(201, { data: 'made' }))
    expect(await ask('POST')).toBe('made')
    expect(asked).toHaveLength(1)
  })
})

describe('the calls that are named', () => {
  const user = { id: '1', type: 'staff', permissions: [], roles: [] }

  test('GET /auth/user answers with data that holds the user', async () => {
    const asked = answerWith(reply(200, { data: user }))
    const { loadSession, $session } = await load()
    await settled(loadSession())
    expect([asked[0]?.init.method, asked[0]?.address]).toEqual(['GET', '/auth/user'])
    expect($session.get()).toEqual({ user })
  })

  test('DELETE /api/_auth/session clears the session on the page’s own host', async () => {
    page({ firm: { apiDomain: 'https://api.firm.example' } })
    const asked = answerWith(reply(200, {}))
    const { logOut } = await load()
    await settled(logOut())
    expect([asked[0]?.init.method, asked[0]?.address]).toEqual(['DELETE', '/api/_auth/session'])
  })

  test('GET /api/_auth/session accepts JSON and is never retried', async () => {
    const { isServiceUp } = await import('#stores/user/sign-in')
    const asked = answerWith(reply(503, {}))
    expect(await isServiceUp()).toBe(false)
    expect(asked.map(({ address }) => address)).toEqual(['/api/_auth/session'])
    expect(asked[0]?.headers.get('accept')).toBe('application/json')
  })

  test('POST {apiDomain}/broadcasting/auth sends the bearer and the tenant', async () => {
    const made = await lineOf({ apiDomain: 'https://api.firm.example/' })
    expect(made.channelAuthorization.endpoint).toBe('https://api.firm.example/broadcasting/auth')
    expect(made.channelAuthorization.transport).toBe('ajax')
    expect(made.channelAuthorization.headersProvider()).toMatchObject({
      Authorization: 'Bearer tok',
      'X-Tenant': 'harcourt',
    })
  })
})

type Line = {
  readonly [name: string]: unknown
  readonly channelAuthorization: {
    readonly endpoint: string
    readonly transport: string
    readonly headersProvider: () => object
  }
}

/** What the one line to Reverb is opened with. */
const lineOf = async (firm: object, address = 'https://firm.example/'): Promise<Line> => {
  const made: Line[] = []
  vi.doMock('pusher-js', () => ({ default: { Runtime: { createWebSocket: () => ({}) } } }))
  vi.doMock('laravel-echo', () => ({
    default: class {
      readonly connector = { pusher: { connection: { bind: () => {} } } }
      constructor(options: Line) {
        made.push(options)
      }
    },
  }))
  page({ firm, address })
  const { openSocket } = await import('#lib/realtime-socket')
  openSocket({ tell: () => {}, mute: () => {} })
  vi.doUnmock('pusher-js')
  vi.doUnmock('laravel-echo')
  return made[0] ?? expect.fail()
}

describe('realtime', () => {
  const realtime = { app_key: 'key', host: 'ws.firm.example', port: 443 }

  test('is a secure WebSocket alone, to the Reverb that the configuration names', async () => {
    expect(await lineOf({ realtime })).toMatchObject({
      broadcaster: 'reverb',
      key: 'key',
      wsHost: 'ws.firm.example',
      wssPort: 443,
      forceTLS: true,
      enabledTransports: ['ws', 'wss'],
    })
  })

  test.each([
    ['private-tenant.harcourt.quotes', 'private', 'tenant.harcourt.quotes'],
    ['presence-tenant.harcourt.conveyance.1', 'join', 'tenant.harcourt.conveyance.1'],
    ['news', 'channel', 'news'],
  ])('opens private, presence and public channels: %s', async (channel, kind, name) => {
    const { opened } = standInEcho()
    const { listen } = await import('#lib/realtime')
    listen(channel, { told: () => {} })
    await vi.waitFor(() => expect(new Set(opened)).toEqual(new Set([`${kind} ${name}`])))
  })

  test.each([
    ['https://localhost/', 443],
    ['http://localhost/', 80],
    ['http://localhost:8787/', 8787],
  ])(
    'is at port 443, or at 80 where the page is plain, unless the host says otherwise: %s',
    async (address, port) => {
      const env = { ENVIRONMENT: 'local', DIRECTORY: { get: async () => null } } as unknown as Env
      const site = (await siteOf(env, new URL(address))) as Site
      const firm = firmConfig(env, site, 'b1')
      expect(firm.realtime.port).toBe(port)
      expect(await lineOf(firm, address)).toMatchObject({ wsPort: port, wssPort: port })
    },
  )

  test('is plain only from a plain page to this very machine', async () => {
    const local = { ...realtime, host: 'localhost', port: 8787 }
    const plain = 'http://localhost:8787/'
    expect(await lineOf({ realtime: local }, plain)).toMatchObject({ forceTLS: false })
    expect(await lineOf({ realtime: local })).toMatchObject({ forceTLS: true })
    expect(await lineOf({ realtime }, plain)).toMatchObject({ forceTLS: true })
  })
})

describe('the latest build', () => {
  const watch = async () => {
    const { page: document } = page()
    Object.assign(document, { visibilityState: 'visible' })
    vi.stubGlobal('addEventListener', document.addEventListener.bind(document))
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    const { watchBuilds, BUILD_POLL } = await import('#lib/new-build')
    watchBuilds()
    const leave = (path: string) => {
      const event = new Event('astro:before-preparation', { cancelable: true })
      document.dispatchEvent(Object.assign(event, { to: new URL(path, 'http://localhost:8787') }))
      return event.defaultPrevented
    }
    const wait = () => vi.advanceTimersByTimeAsync(BUILD_POLL)
    return { document, leave, wait }
  }

  /** What a server with these builds answers; the latest is the one that is set last. */
  const serve = (builds: Readonly<Record<string, object>>) => {
    const server = { latest: 'b1', asked: [] as string[] }
    vi.stubGlobal('fetch', async (address: string) => {
      server.asked.push(address)
      if (address === '/builds/latest.json') return reply(200, { id: server.latest })
      const manifest = builds[/meta\/(.*)\.json$/.exec(address)?.[1] ?? '']
      return reply(manifest ? 200 : 404, manifest ?? {})
    })
    return server
  }

  test('is polled, and a new one loads the next page whole, once per path within 10 s', async () => {
    const server = serve({ b1: { pages: { '/': 'old' } }, b2: { pages: { '/': 'new' } } })
    const { leave, wait } = await watch()
    await wait()
    expect(server.asked).toEqual(['/builds/meta/b1.json', '/builds/latest.json'])
    expect(leave('/conveyances')).toBe(false)
    server.latest = 'b2'
    await wait()
    expect(server.asked.slice(2)).toEqual(['/builds/latest.json', '/builds/meta/b2.json'])
    expect(leave('/conveyances')).toBe(true)
    expect(leave('/conveyances')).toBe(false)
    expect(leave('/quotes')).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(leave('/conveyances')).toBe(true)
  })

  test('that leaves the page in view as it is becomes the current one', async () => {
    const server = serve({
      b1: { pages: { '/': 'home', '/quotes': 'old' } },
      b2: { pages: { '/': 'home', '/quotes': 'new' } },
      b3: { pages: { '/': 'changed', '/quotes': 'new' } },
    })
    const { leave, wait } = await watch()
    await wait()
    server.latest = 'b2'
    await wait()
    expect(leave('/quotes')).toBe(false)
    await wait()
    expect(server.asked.filter((it) => it.endsWith('b2.json'))).toHaveLength(1)
    server.latest = 'b3'
    await wait()
    expect(leave('/quotes')).toBe(true)
  })

  test('counts as changed where a build has no record of its pages', async () => {
    const server = serve({})
    const { leave, wait } = await watch()
    await wait()
    server.latest = 'b2'
    await wait()
    expect(leave('/quotes')).toBe(true)
  })

  test('is asked for when the tab comes into view', async () => {
    const server = serve({ b1: {} })
    const { document } = await watch()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(server.asked).toContain('/builds/latest.json')
  })
})
