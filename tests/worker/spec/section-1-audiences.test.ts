import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Audience, shellOf } from '#routes'
import { exampleOf, pages, stripped } from '../../spec/pages.ts'
import { agents, clients, every, main, quotes, twoFirms } from '../edge/fake-firm.ts'

// Each request is told in a line of the log.
beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue()
})

const { built, visit, signedIn } = twoFirms()
// Sign-in pages are kept for everybody by their build.
built['/builds/latest.json'] = '{"id":"section-1"}'
for (const { path } of pages) built[shellOf(path)] = `<title>${path}</title>`
const staff = await signedIn({ type: 'staff', permissions: every })
const visitors = {
  clients: await signedIn({ type: 'client', audience: 'clients' }),
  agents: await signedIn({ type: 'agent', audience: 'agents' }),
  quotes: await signedIn({ type: 'staff', permissions: every, audience: 'quotes' }),
}
const hosts = { clients, agents, quotes } as const
const audiences = ['clients', 'agents', 'quotes'] as const

// Sign-in pages sign out whoever comes with a token, so that only what needs a user is asked for by one.
const asFor = (needsUser: boolean, { cookies }: { cookies: Record<string, string> }) =>
  needsUser ? { headers: cookies } : {}

const ownOf = (audience: Audience) =>
  pages.flatMap((page) => {
    const short = stripped(page.path, audience)
    return short === null ? [] : [{ ...page, short }]
  })

const everywhere = ['/', '/403', '/auth/login']
const othersOf = (audience: Audience) =>
  pages.filter(({ path }) => stripped(path, audience) === null && !everywhere.includes(path))

describe.each(audiences)('a host whose first label is the %s label', (audience) => {
  const host = hosts[audience]

  test.each(ownOf(audience))('keeps $path as $short: the prefix is stripped', async (page) => {
    const init = asFor(page.auth, visitors[audience])
    const answer = await visit(host + exampleOf(page.short), init)
    expect([answer.status, await answer.text()]).toEqual([200, `<title>${page.path}</title>`])
  })

  test.each(ownOf(audience))('leads from $path to $short for good', async ({ path, short }) => {
    const answer = await visit(`${host}${exampleOf(path)}?a=1`)
    const location = `${exampleOf(short)}?a=1`
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, location])
  })

  test.each(othersOf(audience))('keeps only its own routes, so not $path', async ({ path }) => {
    const answer = await visit(host + exampleOf(path), { headers: visitors[audience].cookies })
    expect(answer.status).toBe(404)
  })

  test('has /403 as every host has', async () => {
    expect((await visit(`${host}/403`)).status).toBe(403)
  })
})

describe.each([main, 'http://www.localhost:8787', 'http://office.localhost:8787'])(
  'a www host or any other host keeps all routes: %s',
  (host) => {
    test.each(pages)('$path', async ({ path, auth }) => {
      const answer = await visit(host + exampleOf(path), asFor(auth, staff))
      expect([answer.status, await answer.text()]).toEqual([
        path === '/403' ? 403 : 200,
        `<title>${path}</title>`,
      ])
    })
  },
)

describe('the labels can be changed by configuration', () => {
  const far = twoFirms({ ENVIRONMENT: 'production', SESSION_KEYS: 'k'.repeat(40) })
  const firm = {
    brand: { name: 'Ashgrove Pym', strapline: 'Solicitors', hue: 30, chroma: 0.1 },
    phone: '01632 960 123',
    email: 'hello@ashgrove.example',
    regulator: { body: 'SRA', number: '999001' },
    unlocks: 'Joanna Wicks',
  }
  far.directory.set('ashgrove.example', {
    ...firm,
    tenant: 'ashgrove',
    domains: ['ashgrove.example'],
    labels: { clients: 'my', agents: 'partners', quotes: 'desk' },
  })
  far.directory.set('plain.example', { ...firm, tenant: 'plain', domains: ['plain.example'] })
  const statusOf = async (address: string) => (await far.visit(address)).status

  test.each([
    ['https://my.ashgrove.example/milestones', 200],
    ['https://my.ashgrove.example/clients/milestones', 308],
    ['https://partners.ashgrove.example/login', 200],
    ['https://partners.ashgrove.example/milestones', 404],
    ['https://desk.ashgrove.example/leads', 302],
    ['https://desk.ashgrove.example/quotes/leads', 308],
  ])('to the firm’s own: %s is %i', async (address, status) => {
    expect(await statusOf(address)).toBe(status)
  })

  test.each([
    ['https://clients.plain.example/milestones', 200],
    ['https://clients.plain.example/clients/milestones', 308],
    ['https://agents.plain.example/login', 200],
    ['https://quotes.plain.example/quotes/leads', 308],
    ['https://my.plain.example/clients/milestones', 200],
  ])('and are clients, agents and quotes by default: %s is %i', async (address, status) => {
    expect(await statusOf(address)).toBe(status)
  })

  test('and then the usual ones are labels like any other: such a host keeps all routes', async () => {
    expect(await statusOf('https://clients.ashgrove.example/clients/milestones')).toBe(200)
    expect(await statusOf('https://clients.ashgrove.example/milestones')).toBe(404)
  })
})

describe('the first label of the host name decides', () => {
  test.each([
    ['http://clients.localhost:8787/milestones', 200],
    ['http://clients.northgate.localhost:8787/milestones', 200],
    ['http://northgate.localhost:8787/milestones', 404],
    ['http://office-clients.localhost:8787/milestones', 404],
  ])('%s is %i', async (address, status) => {
    expect((await visit(address)).status).toBe(status)
  })

  test.each(['http://evil.example/', 'http://clients.evil.example/milestones'])(
    'and a host that belongs to no firm answers 421: %s',
    async (address) => {
      expect((await visit(address)).status).toBe(421)
    },
  )
})
