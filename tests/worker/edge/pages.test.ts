import { describe, expect, test, vi } from 'vitest'
import type { FirmConfig } from '#domain/firm'
import { agents, clients, every, id, main, quotes, twoFirms } from './fake-firm.ts'

const { built, visit, signedIn, asked } = twoFirms()
const staff = await signedIn({ type: 'staff', permissions: every })
const client = await signedIn({ type: 'client', audience: 'clients' })
const northgate = 'http://northgate.localhost:8787'

const textAt = async (address: string, headers: Record<string, string> = {}) =>
  (await visit(address, { headers })).text()
const firmIn = (html: string): FirmConfig =>
  JSON.parse(/id="firm">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

describe('a page', () => {
  test('is the built one, with the values of its host', async () => {
    const html = await textAt(`${main}/conveyances`, staff.cookies)
    expect(html).toContain('<title>Harcourt &#38; Vane | /conveyances</title>')
    expect(html).toContain('--brand-h:163')
    expect(html).toContain('>localhost:8787<')
    expect(html).toContain('href="/clients/milestones"')
    expect(html).toContain('href="http://clients.localhost:8787"')
    expect(html).not.toMatch(/__[A-Z_]+__/)
  })

  test('tells its scripts about the firm', async () => {
    expect(firmIn(await textAt(`${main}/auth/login`))).toMatchObject({
      tenantId: 'harcourt',
      brand: { name: 'Harcourt & Vane', hue: 163, chroma: 0.082 },
      audience: null,
      environment: 'local',
      apiDomain: main,
      realtime: { app_key: 'local-key', host: 'localhost', port: 8787 },
      build: 'b1',
    })
    expect(firmIn(await textAt(`${clients}/`)).audience).toBe('clients')
    expect(firmIn(await textAt(`${northgate}/auth/login`)).tenantId).toBe('northgate')
  })

  test('drops its audience’s prefix on that audience’s host', async () => {
    expect(await textAt(`${clients}/`)).toContain('href="/milestones"')
    expect(await textAt(`${northgate}/auth/login`)).toContain('Northgate Law')
  })

  test('is the same shell for every id', async () => {
    const answer = await visit(`${main}/conveyances/${id}`, { headers: staff.cookies })
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('/conveyances/_'),
    ])
  })

  test('that the browser has is 304', async () => {
    const first = await visit(`${main}/conveyances`, { headers: staff.cookies })
    const ETag = first.headers.get('ETag') ?? ''
    const again = await visit(`${main}/conveyances`, {
      headers: { ...staff.cookies, 'If-None-Match': `"other", ${ETag}` },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await visit(`${northgate}/auth/login`, { headers: { 'If-None-Match': ETag } })
    expect(other.status).toBe(200)
  })

  test('is asked for without a body by HEAD', async () => {
    const answer = await visit(`${main}/auth/login`, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  test('that nobody has built is the 404 page', async () => {
    const answer = await visit(`${main}/workflows`, { headers: staff.cookies })
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('| /404<')])
  })

  test('that leads nowhere is the 404 page on every host', async () => {
    for (const host of [main, clients, agents, quotes, northgate]) {
      const answer = await visit(`${host}/nowhere`)
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('| /404<'),
      ])
    }
  })

  test('/403 has the status 403 on every host', async () => {
    for (const host of [main, clients, agents, quotes]) {
      const answer = await visit(`${host}/403`)
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.stringContaining('| /403<'),
      ])
    }
  })

  test('that fails is the 500 page with a trace', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const page = built['/admin/uikit']
    Object.defineProperty(built, '/admin/uikit', {
      configurable: true,
      get: () => {
        throw new Error('the store of pages is gone')
      },
    })
    const answer = await visit(`${main}/admin/uikit`, { headers: staff.cookies })
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('| /500<')])
    const trace = answer.headers.get('X-Trace')
    expect(trace).toMatch(/^[0-9a-z]{12}$/)
    expect(told.mock.calls[0]?.[0]).toContain(`"trace":"${trace}"`)
    Object.defineProperty(built, '/admin/uikit', {
      configurable: true,
      value: page,
      enumerable: true,
    })
  })

  test('is never written to', async () => {
    const answer = await visit(`${main}/conveyances`, {
      method: 'POST',
      headers: { ...staff.cookies, Origin: main },
    })
    expect(answer.status).toBe(404)
  })
})

describe('a shell of the build', () => {
  test.each([
    '/conveyances/_',
    '/conveyances/_.html',
    '/404',
    '/500',
    '/index',
    '/conveyances.html',
  ])('is not shown at its own address: %s', async (path) => {
    expect((await visit(main + path, { headers: staff.cookies })).status).toBe(404)
  })
})

describe('a file', () => {
  test('of the build is served to everybody', async () => {
    const answer = await visit(`${clients}/icons.svg`)
    expect([answer.status, await answer.text()]).toEqual([200, '<svg/>'])
  })

  test.each([
    '/nothing.png',
    '/_build/csp.json',
    '/_astro/gone.js',
    '/../_build/csp.json',
    '/%5fbuild/csp.json',
    '/.assetsignore',
    '/.built',
  ])('that is not there is 404 and no page: %s', async (path) => {
    const answer = await visit(main + path)
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('<')])
  })
})

describe('the build', () => {
  test('has an id that is never kept, and a record of each', async () => {
    const latest = await visit(`${main}/builds/latest.json`)
    expect(await latest.json()).toEqual({ id: 'b1' })
    expect(latest.headers.get('Cache-Control')).toBe('no-cache')
    expect(await (await visit(`${main}/builds/meta/b1.json`)).json()).toEqual({ id: 'b1' })
    expect((await visit(`${main}/builds/meta/b0.json`)).status).toBe(404)
  })
})

describe('the icon service', () => {
  test('answers in the form of the Iconify API', async () => {
    const answer = await visit(`${main}/api/_nuxt_icon/lucide.json?icons=house,nothing,house`)
    expect(await answer.json()).toEqual({
      prefix: 'lucide',
      icons: { house: { body: '<path/>' } },
      width: 24,
      height: 24,
      not_found: ['nothing'],
    })
  })

  test.each(['mdi.json', 'lucide', '..%2fbuilds%2flatest.json', 'constructor.json'])(
    'knows no collection %s',
    async (collection) => {
      expect((await visit(`${main}/api/_nuxt_icon/${collection}?icons=a`)).status).toBe(404)
    },
  )
})

describe('a payload', () => {
  const payload = (host: string, path: string, headers: Record<string, string>) =>
    visit(`${host}${path}`, { headers })

  test('holds what the page shows first, under the addresses of its calls', async () => {
    const answer = await payload(main, '/conveyances/_payload.json?view=mine&a=1', staff.cookies)
    expect(await answer.json()).toEqual({
      route: 'conveyances',
      params: {},
      query: { view: 'mine', a: '1' },
      first: {
        '/api/conveyances?view=mine&a=1': '/api/conveyances',
        '/api/people-away': '/api/people-away',
      },
    })
  })

  test('has the parameters of its path in its calls, and no question mark without a query', async () => {
    const one = await payload(main, `/conveyances/${id}/_payload.json?tab=plan`, staff.cookies)
    expect(await one.json()).toMatchObject({
      params: { id },
      first: { [`/api/conveyances/${id}`]: `/api/conveyances/${id}` },
    })
    const all = await payload(main, '/conveyances/_payload.json', staff.cookies)
    expect(await all.json()).toMatchObject({ first: { '/api/conveyances': '/api/conveyances' } })
    const home = await payload(main, '/_payload.json', staff.cookies)
    expect(await home.json()).toMatchObject({
      route: 'index',
      first: { '/api/my-day': '/api/my-day' },
    })
  })

  test('is the same for a path without its prefix', async () => {
    const answer = await payload(clients, '/milestones/_payload.json', client.cookies)
    expect(await answer.json()).toMatchObject({ route: 'clients-milestones' })
  })

  test('is guarded as its page is', async () => {
    const poor = await signedIn({ type: 'staff' })
    expect((await payload(main, '/conveyances/_payload.json', {})).status).toBe(401)
    expect((await payload(main, '/conveyances/_payload.json', poor.cookies)).status).toBe(403)
    expect((await payload(main, '/conveyances/x/_payload.json', staff.cookies)).status).toBe(404)
    expect((await payload(clients, '/admin/users/_payload.json', client.cookies)).status).toBe(404)
    expect(
      (await payload(main, '/conveyances/_payload.json', { Cookie: `session=${staff.sealed}` }))
        .status,
    ).toBe(401)
    expect((await payload(main, '/conveyances/_payload.json', staff.bearer)).status).toBe(401)
  })

  test('leaves out what the API refuses', async () => {
    const firms = twoFirms()
    firms.tenants.harcourt.answer = () => Response.json({ error: {} }, { status: 403 })
    const { cookies } = await firms.signedIn({ type: 'staff', permissions: every })
    const answer = await firms.visit(`${main}/conveyances/_payload.json`, { headers: cookies })
    expect(await answer.json()).toMatchObject({ first: {} })
  })

  test('asks in the name of its visitor alone', async () => {
    const at = asked.length
    await payload(main, '/_payload.json', staff.cookies)
    expect(asked.slice(at).find(([name]) => name === 'handle')?.[3]).toMatchObject({
      tenant: 'harcourt',
      session: { id: staff.content.id },
    })
  })
})
