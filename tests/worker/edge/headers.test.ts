import { describe, expect, test, vi } from 'vitest'
import { everyResponse, strictTransport } from '#worker/edge/header-rules'
import hashedFileHeaders from '../../../public/_headers?raw'
import { clients, every, main, twoFirms } from './fake-firm.ts'

const firms = twoFirms()
const { visit, signedIn } = firms
const { cookies, bearer } = await signedIn({ type: 'staff', permissions: every })
firms.tenants.harcourt.files.set('f1', { key: 'k', name: 'a.docx', mime: 'application/msword' })
firms.stored.set('k', 'bytes')

const none = 'private, no-store'
const classes: readonly [string, string, RequestInit, number, string][] = [
  ['a page', `${main}/conveyances`, { headers: cookies }, 200, none],
  ['a sign-in page', `${main}/auth/login`, {}, 200, 'public, max-age=60'],
  ['a sign-in page of an audience', `${clients}/login`, {}, 200, 'public, max-age=60'],
  [
    'a page that signs out',
    `${main}/auth/login`,
    { headers: { Cookie: 'auth_token=x' } },
    200,
    none,
  ],
  ['an empty shell', `${clients}/milestones`, {}, 200, none],
  ['the 404 page', `${main}/nowhere`, {}, 404, none],
  ['the 403 page', `${main}/403`, {}, 403, none],
  ['nobody’s host', 'http://evil.example/', {}, 421, none],
  ['nobody’s API', 'http://evil.example/api/x', {}, 421, none],
  ['a redirect', `${main}/conveyances`, {}, 302, none],
  ['a moved path', `${clients}/clients/milestones`, {}, 308, none],
  ['a payload', `${main}/_payload.json`, { headers: cookies }, 200, none],
  ['a payload refused', `${main}/_payload.json`, {}, 401, none],
  ['an answer of the API', `${main}/api/my-day`, { headers: { ...cookies, ...bearer } }, 200, none],
  ['a refusal of the API', `${main}/api/my-day`, {}, 401, none],
  ['a foreign write', `${main}/api/my-day`, { method: 'POST' }, 403, none],
  ['who is here', `${main}/api/_auth/session`, {}, 200, none],
  ['a document', `${main}/files/f1`, { headers: cookies }, 200, none],
  ['a missing file', `${main}/x.png`, {}, 404, none],
  ['a public file', `${main}/icons.svg`, {}, 200, 'public, max-age=300'],
  ['icons', `${main}/api/_nuxt_icon/lucide.json?icons=house`, {}, 200, 'public, max-age=86400'],
  ['the latest build', `${main}/builds/latest.json`, {}, 200, 'no-cache'],
  ['a build', `${main}/builds/meta/b1.json`, {}, 200, 'public, max-age=31536000, immutable'],
]

describe('a hashed file', () => {
  test('that is missing is stored by nobody', async () => {
    const { status, headers } = await visit(`${main}/_astro/gone.js`)
    expect([status, headers.get('Cache-Control')]).toEqual([404, none])
    for (const [name, value] of Object.entries(everyResponse)) expect(headers.get(name)).toBe(value)
    expect(headers.get('Strict-Transport-Security')).toBe(strictTransport)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  test('has the headers of every answer', () => {
    const rules = { ...everyResponse, 'Strict-Transport-Security': strictTransport }
    for (const [name, value] of Object.entries(rules))
      expect(hashedFileHeaders).toContain(`  ${name}: ${value}\n`)
  })
})

describe.each(classes)('%s', (_, address, init, status, cache) => {
  test('has the headers of every answer, and is kept as its class says', async () => {
    const { headers, status: found } = await visit(address, init)
    expect(found).toBe(status)
    expect(headers.get('Cache-Control')).toBe(cache)
    for (const [name, value] of Object.entries(everyResponse)) expect(headers.get(name)).toBe(value)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    if (headers.get('Cache-Control') !== none) expect(headers.getSetCookie()).toEqual([])
  })
})

const policyAt = async (address: string) => {
  const { headers } = await visit(address)
  return Object.fromEntries(
    (headers.get('Content-Security-Policy') ?? '').split('; ').map((it) => {
      const [name = '', ...values] = it.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

test('the policy of a page names the build’s inline scripts and styles, and its own socket', async () => {
  expect(await policyAt(`${main}/auth/login`)).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-AAAA'",
    'style-src': "'self' 'sha256-BBBB'",
    'style-src-attr': "'unsafe-inline'",
    'connect-src': "'self' ws://localhost:8787",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'deedbox',
    'report-uri': '/api/csp-reports',
    'report-to': 'csp',
  })
  expect((await policyAt(`${clients}/`))['connect-src']).toBe("'self' ws://clients.localhost:8787")
})

describe('off this machine', () => {
  const far = twoFirms({ ENVIRONMENT: 'production', SESSION_KEYS: 'k'.repeat(40) })
  far.directory.set('firm.example', {
    tenant: 'harcourt',
    brand: { name: 'Firm', strapline: '', hue: 1, chroma: 0.1 },
    domains: ['firm.example'],
    labels: { clients: 'clients', agents: 'agents', quotes: 'quotes' },
    phone: '01632 960 123',
    email: 'hello@firm.example',
    regulator: { body: 'SRA', number: '1' },
    unlocks: 'Somebody',
  })
  const host = 'https://firm.example'
  const told = vi.spyOn(console, 'info').mockReturnValue()

  test('each request is told in a line that names nobody', async () => {
    await far.visit(`${host}/conveyances/nobody@example.com?name=Jane+Doe`)
    const line = JSON.parse(told.mock.calls.at(-1)?.[0])
    expect(line).toMatchObject({ tenant: 'harcourt', path: '/conveyances/:id', status: 404 })
    expect(JSON.stringify(line)).not.toMatch(/Jane|nobody@/)
  })

  test('answers demand https for a year, and sockets are secure', async () => {
    const { headers } = await far.visit(`${host}/auth/login`)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('Content-Security-Policy')).toContain('wss://firm.example')
  })

  test('a plain address leads to the secure one', async () => {
    const answer = await far.visit('http://firm.example/auth/login?return=%2Fx')
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      308,
      'https://firm.example/auth/login?return=%2Fx',
    ])
  })

  test('cookies belong to their host alone', async () => {
    const { cookies } = await far.signedIn({ type: 'staff' })
    const answer = await far.visit(`${host}/auth/login`, { headers: cookies })
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-auth_token=; Max-Age=0; Path=/; SameSite=Strict; Secure',
      '__Host-session=; Max-Age=0; Path=/; SameSite=Strict; Secure; HttpOnly',
    ])
  })

  test('an unprefixed cookie signs nobody in', async () => {
    const { cookies } = await far.signedIn({ type: 'staff' })
    const plain = { Cookie: cookies.Cookie.replaceAll('__Host-', '') }
    expect((await far.visit(`${host}/`, { headers: plain })).status).toBe(302)
    expect((await far.visit(`${host}/`, { headers: cookies })).status).toBe(200)
  })

  test('nothing of the demonstration is there', async () => {
    expect((await far.visit('http://localhost:8787/')).status).toBe(421)
  })

  test('realtime has a key of the firm’s own', async () => {
    const html = await (await far.visit(`${host}/auth/login`)).text()
    expect(html).toMatch(/"app_key":"[0-9a-f]{20}"/)
    expect(html).toContain('"port":443')
  })
})
