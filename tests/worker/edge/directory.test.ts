import { describe, expect, test } from 'vitest'
import { hostEntryOf } from '#worker/directory/directory'
import { directoryEntry } from '#worker/directory/entry'
import { siteOf } from '#worker/directory/site'
import { twoFirms } from './fake-firm.ts'

const { env, visit } = twoFirms()

const entry = {
  tenant: 'ashgrove',
  brand: { name: 'Ashgrove Pym', strapline: 'Solicitors', hue: 30, chroma: 0.1 },
  domains: ['ashgrove.example', 'ashgrovepym.co.uk'],
  labels: { clients: 'my', agents: 'partners', quotes: 'quotes' },
  phone: '01632 960 123',
  email: 'hello@ashgrove.example',
  regulator: { body: 'SRA', number: '999001' },
  unlocks: 'Joanna Wicks',
}

const far = twoFirms({ ENVIRONMENT: 'production', SESSION_KEYS: 'k'.repeat(40) })
for (const domain of entry.domains) far.directory.set(domain, entry)

const nobody = null
const local: readonly [string, [string, string | null] | null][] = [
  ['localhost', ['harcourt', null]],
  ['www.localhost', ['harcourt', null]],
  ['127.0.0.1', ['harcourt', null]],
  ['clients.localhost', ['harcourt', 'clients']],
  ['agents.localhost', ['harcourt', 'agents']],
  ['quotes.localhost', ['harcourt', 'quotes']],
  ['anything.localhost', ['harcourt', null]],
  ['client.localhost', ['harcourt', null]],
  ['northgate.localhost', ['northgate', null]],
  ['www.northgate.localhost', ['northgate', null]],
  ['clients.northgate.localhost', ['northgate', 'clients']],
  ['agents.northgate.localhost', ['northgate', 'agents']],
  ['quotes.northgate.localhost', ['northgate', 'quotes']],
  ['localhost.', nobody],
  ['clients.localhost.', nobody],
  ['.localhost', nobody],
  ['clients..localhost', nobody],
  ['clients.agents.localhost', nobody],
  ['clients.www.localhost', nobody],
  ['a.northgate.localhost.localhost', nobody],
  ['-clients.localhost', nobody],
  ['clients-.localhost', nobody],
  ['clients_localhost', nobody],
  ['cl%69ents.localhost', nobody],
  ['clients.localhost%00', nobody],
  ['clients.localhost:8787', nobody],
  ['CLIENTS.LOCALHOST', nobody],
  ['сlients.localhost', nobody],
  ['xn--lients-x2d.localhost', ['harcourt', null]],
  ['localhost.evil.example', nobody],
  ['evil.example', nobody],
  ['notlocalhost', nobody],
  ['127.0.0.2', nobody],
  ['0.0.0.0', nobody],
  ['[::1]', nobody],
  ['::1', nobody],
  ['harcourt', nobody],
  ['harcourt.test', nobody],
  ['', nobody],
  [`${'a'.repeat(300)}.localhost`, nobody],
]

describe('in the local environment', () => {
  test.each(local)('%s is found, or is nobody’s', async (host, expected) => {
    const place = await hostEntryOf(env, host)
    expect(place && [place.firm.tenant, place.audience]).toEqual(expected)
  })
})

describe('a firm of the directory', () => {
  test.each([
    ['ashgrove.example', null],
    ['www.ashgrove.example', null],
    ['my.ashgrove.example', 'clients'],
    ['partners.ashgrovepym.co.uk', 'agents'],
    ['quotes.ashgrove.example', 'quotes'],
    // The default label means nothing to a firm that chose another.
    ['clients.ashgrove.example', null],
  ])('has its own labels: %s', async (host, audience) => {
    expect(await hostEntryOf(far.env, host)).toMatchObject({
      firm: { tenant: 'ashgrove' },
      audience,
    })
  })

  test.each(['localhost', 'clients.localhost', 'x.my.ashgrove.example', 'example'])(
    'does not own %s',
    async (host) => {
      expect(await hostEntryOf(far.env, host)).toBeNull()
    },
  )

  test('tells where its other hosts are, with the port of this one', async () => {
    const site = await siteOf(far.env, new URL('https://my.ashgrove.example:8443/x'))
    expect(site?.origins).toEqual({
      main: 'https://ashgrove.example:8443',
      clients: 'https://my.ashgrove.example:8443',
      agents: 'https://partners.ashgrove.example:8443',
      quotes: 'https://quotes.ashgrove.example:8443',
    })
  })

  test('is not served from an entry that is written wrongly', () => {
    expect(() => directoryEntry({ ...entry, labels: { clients: 'my' } })).toThrow()
    expect(() =>
      directoryEntry({
        ...entry,
        external: {
          apiDomain: 'https://api.firm.example',
          realtime: { key: 'k', host: 'ws.firm.example', port: 443 },
          login: '//evil.example',
        },
      }),
    ).toThrow()
  })
})

test('a number has its firm’s named doors', async () => {
  const site = await siteOf(env, new URL('http://127.0.0.1:8787/'))
  expect(site?.origins.clients).toBe('http://clients.localhost:8787')
  expect(site?.origins.main).toBe('http://127.0.0.1:8787')
})

test('a host that is nobody’s answers 421, as a page to browsers and as JSON to programs', async () => {
  const page = await visit('http://evil.example/conveyances')
  expect(page.status).toBe(421)
  expect(page.headers.get('Content-Type')).toContain('text/html')
  const call = await visit('http://evil.example/api/my-day')
  expect(call.status).toBe(421)
  expect(await call.json()).toMatchObject({ error: { code: 'misdirected' } })
})

test('without a demonstration every host says how to create a firm, and that of a stored firm is served', async () => {
  const empty = twoFirms({ DEMONSTRATION: 'none' })
  for (const host of ['localhost', 'clients.localhost', 'northgate.localhost', 'acme.localhost']) {
    const answer = await empty.visit(`http://${host}:8787/`)
    expect(answer.status).toBe(421)
    const text = await answer.text()
    expect(text).toContain('No firm uses this address')
    expect(text).toContain(`npm run firm -- create --host ${host} --name`)
  }
  empty.directory.set('localhost', { ...entry, domains: ['localhost'] })
  expect((await hostEntryOf({ ...empty.env }, 'localhost'))?.firm.tenant).toBe('ashgrove')
})

test('a deployed host that is nobody’s tells nobody about the command', async () => {
  const answer = await far.visit('https://nobody.example/')
  expect(answer.status).toBe(421)
  expect(await answer.text()).not.toContain('npm run')
})

test('what a request says of forwarded hosts counts for nothing', async () => {
  const headers = {
    'X-Forwarded-Host': 'localhost',
    Forwarded: 'host=localhost',
    'X-Original-URL': '/auth/login',
  }
  expect((await visit('http://evil.example/', { headers })).status).toBe(421)
})
