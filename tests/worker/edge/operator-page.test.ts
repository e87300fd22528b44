import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anEmptyProduct, creation } from '../support/new-firms.ts'
import { main, twoFirms } from './fake-firm.ts'

const OPERATOR_KEY_HASH = createHash('sha256').update('k'.repeat(43)).digest('hex')
const production = { ENVIRONMENT: 'production', SESSION_KEYS: 's'.repeat(40) }
const deployed = { ...production, OPERATOR_KEY_HASH, OPERATOR_HOST: 'operator.deedbox.example' }

const LOCAL = 'http://operator.localhost:8787'
const DEPLOYED = 'https://operator.deedbox.example'

describe('the operator’s page', () => {
  test.each([
    [LOCAL, {}],
    [DEPLOYED, deployed],
  ])(
    'is served at %s, never stored, with trusted types and no inline script',
    async (host, over) => {
      const { visit } = anEmptyProduct(over)
      const { status, headers } = await visit(`${host}/operator`)
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
      const policy = headers.get('Content-Security-Policy') ?? ''
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "script-src 'self'",
          "style-src 'self'",
          "connect-src 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
        ]),
      )
      expect((await visit(`${host}/`)).headers.get('Location')).toBe('/operator')
    },
  )

  test('is alone on its host: pages, calls and sign-ins of firms are not there', async () => {
    const { visit } = twoFirms()
    for (const path of [
      '/auth/login',
      '/quotes',
      '/lead-form',
      '/operator.html',
      '/_build/csp.json',
    ])
      expect([path, (await visit(LOCAL + path)).status]).toEqual([path, 404])
    const calls = ['/auth/user', '/api/my-day', '/api/operator/audit-check', '/api/auth/login']
    for (const path of calls) {
      const answer = await visit(LOCAL + path, { method: 'POST' })
      expect([path, answer.status]).toEqual([path, 404])
    }
    expect((await visit(`${LOCAL}/icons.svg`)).status).toBe(200)
  })

  test('is on no host of a firm, and on none that nobody has', async () => {
    const { visit } = twoFirms()
    expect((await visit(`${main}/operator`)).status).toBe(404)
    expect((await visit('http://nobody.example/operator')).status).toBe(421)
  })

  test.each([
    ['no key', { ...deployed, OPERATOR_KEY_HASH: '' }],
    ['no host', { ...production, OPERATOR_KEY_HASH }],
  ])('is absent where a deployed product has %s', async (_, over) => {
    const { visit } = anEmptyProduct(over)
    expect((await visit(`${DEPLOYED}/operator`)).status).toBe(421)
    expect((await visit('https://operator.localhost/operator')).status).toBe(421)
  })

  test('is only spoken to over TLS once it is deployed', async () => {
    const { visit } = anEmptyProduct(deployed)
    const answer = await visit('http://operator.deedbox.example/operator')
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, `${DEPLOYED}/operator`])
  })

  test('says the same of a host that a firm has and of one that nobody has, without the key', async () => {
    const { visit, operate } = anEmptyProduct()
    expect((await operate('firms', creation('acme.localhost'))).status).toBe(201)
    const refusalOf = async (path: string, body: object) => {
      const answer = await visit(`${LOCAL}/api/operator/${path}`, {
        method: 'POST',
        headers: { Authorization: 'Bearer wrong', 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { error } = await answer.json<{ error: { message: string } }>()
      return [answer.status, error.message]
    }
    const refused = [401, 'This is not the operator’s key.']
    for (const host of ['acme.localhost', 'other.localhost']) {
      expect(await refusalOf('firms', creation(host))).toEqual(refused)
      expect(await refusalOf('links', { host })).toEqual(refused)
    }
  })

  test('creates firms from its own host, but none at it', async () => {
    const { visit, directory } = anEmptyProduct(deployed)
    const create = (hosts: readonly string[]) =>
      visit(`${DEPLOYED}/api/operator/firms`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${'k'.repeat(43)}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...creation('acme.example'), hosts }),
      })
    const own = await create(['acme.example', 'operator.deedbox.example'])
    expect([own.status, await own.json()]).toMatchObject([
      422,
      { error: { fields: { 'hosts.1': ['This is the operator’s own host.'] } } },
    ])
    expect(directory.size).toBe(0)
    const created = await create(['acme.example'])
    expect([created.status, await created.json()]).toMatchObject([
      201,
      { data: { link: expect.stringMatching(/^https:\/\/acme\.example\/auth\/password\?token=/) } },
    ])
  })
})
