import fc from 'fast-check'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { routeTable } from '#routes'
import { exampleOf, stripped } from '../spec/pages.ts'
import { expected, type Host, marked, type Somebody, told, walkOf } from '../spec/walk.ts'
import { ask, callerFor, clientFor, dataOf } from '../support/api.ts'
import { eachOf, hosts, nameOf, originOf, outcomeOf, visit } from '../support/walking.ts'

// Thousands of requests take their time where others are at work too.
vi.setConfig({ testTimeout: 240_000 })

const base = inject('base')
const PAYLOAD = '/_payload.json'

/** Who asks: nobody, and somebody who may open all that their host has. */
const visitor = { cookie: '', who: null }
const guests = {} as Record<Host, { readonly cookie: string; readonly who: Somebody | null }>

beforeAll(async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const signIns = {
    main: async () => owner,
    clients: () => clientFor(base, owner, 'client@sample.test'),
    agents: () => callerFor(base, 'agent@bellwether.test', 'agents.localhost'),
    quotes: () => callerFor(base, 'owner@harcourt.test', 'quotes.localhost'),
  }
  for (const host of hosts) {
    const { cookie, get } = await signIns[host]()
    const { type, permissions } = dataOf(await get('/auth/user'))
    const names = permissions.map(({ name }: { name: string }) => name)
    guests[host] = { cookie, who: { type, permissions: names } }
  }
})

/** Every address of a host that means something there, with the path of the table that it is an example of. */
const addressesOf = (host: Host) =>
  new Map(
    walkOf(host)
      .filter((path) => expected(host, path, null).status !== 404)
      .map((path) => [exampleOf(path), path]),
  )
const addresses: Readonly<Record<Host, ReadonlyMap<string, string>>> = {
  main: addressesOf('main'),
  clients: addressesOf('clients'),
  agents: addressesOf('agents'),
  quotes: addressesOf('quotes'),
}

type Asked = { readonly host: Host; readonly path: string; readonly isGuest: boolean }

/**
 * Why an answer is wrong; null where it is right. An address that the URL standard makes one of the host's own
 * is answered as that one; any other is missing, or moved for good to one of the host's own.
 */
const faultOf = async ({ host, path, isGuest }: Asked): Promise<string | null> => {
  const { pathname } = new URL(originOf(base, host) + path)
  if (isAdded(host, pathname)) return null
  const asker = isGuest && !endsSession(host, pathname) ? guests[host] : visitor
  const answer = await visit(base, host, path, asker.cookie)
  const got = pathname.endsWith(PAYLOAD)
    ? payloadFault(host, pathname, asker.who, answer)
    : pageFault(host, pathname, asker.who, answer)
  return got && `${nameOf(host)} ${path}${isGuest ? ' signed in' : ''}: ${got}`
}

const addedPaths = Object.values(routeTable).flatMap(({ path, added }) => (added ? [path] : []))

/** A page that the specification does not have, as the product's tests of its own pages walk it. */
const isAdded = (host: Host, pathname: string) => {
  const path = pathname.replace(/\/$/, '')
  return addedPaths.some((it) => it === path || (host !== 'main' && stripped(it, host) === path))
}

const endsSession = (host: Host, pathname: string) => {
  const path = addresses[host].get(pathname)
  return path !== undefined && 'isSignedOut' in expected(host, path, guests[host].who)
}

type Answer = Awaited<ReturnType<typeof visit>>

const pageFault = (host: Host, pathname: string, who: Somebody | null, answer: Answer) => {
  const outcome = outcomeOf(base, host, answer)
  const path = addresses[host].get(pathname)
  if (path !== undefined) {
    const wanted = told(expected(host, path, who))
    return told(outcome) === wanted ? null : `${told(outcome)}, not ${wanted}`
  }
  return isMissing(answer) || isMoved(host, answer) ? null : told(outcome).slice(0, 200)
}

// A page, a file, or a call that is not there; and what lies below the hashed files, which no program answers.
const isMissing = ({ status, text, body }: Answer) =>
  status === 404 &&
  (text.includes(' | Page Not Found</title>') ||
    ['Not found', ''].includes(text) ||
    body?.error.code === 'not_found')

/** For good, and to an address that this very host shows: not one that it would only move on again. */
const isMoved = (host: Host, { status, headers }: Answer) => {
  const location = String(headers['location'] ?? '')
  const path = addresses[host].get(location)
  return (
    [301, 308].includes(status) && path !== undefined && expected(host, path, null).status !== 308
  )
}

const payloadFault = (host: Host, pathname: string, who: Somebody | null, answer: Answer) => {
  const { status, body } = answer
  const path = addresses[host].get(pathname.slice(0, -PAYLOAD.length) || '/')
  const isServed = path !== undefined && ['200', '403', 'out'].includes(markOf(host, path, who))
  if (isServed) return status === 200 && 'first' in body ? null : `payload ${status}`
  const wanted = path === undefined || markOf(host, path, who) !== 'login' ? [404] : [401, 404]
  const isRefusal = wanted.includes(status) && JSON.stringify(Object.keys(body)) === '["error"]'
  return isRefusal ? null : `payload ${status}, not ${wanted}`
}

const markOf = (host: Host, path: string, who: Somebody | null) => marked(expected(host, path, who))

const faultsOf = async (list: readonly Asked[]) => {
  const faults: string[] = []
  await eachOf(list, async (asked) => {
    const fault = await faultOf(asked)
    if (fault !== null) faults.push(fault)
  })
  return faults
}

const uuid = exampleOf(':id')

/** What can be no parameter of a name. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  id: [
    ...['abc', '-1', '+1', '0', '00', '01', '1.5', '1e3', '0x1f', '1,2', '*', '_', ':id', '~'],
    ...['null', 'undefined', 'NaN', 'constructor', '__proto__', '%20', '%00', '1%00', '%201'],
    ...['1%20', '1%0a', '%EF%BC%91', '%D9%A1', '1%27%20or%201=1', '%3Cscript%3E', '1;2', '1%2f..'],
    ...[uuid.slice(1), `${uuid}0`, uuid.slice(0, -1), uuid.replaceAll('-', ''), `%7B${uuid}%7D`],
    ...[`urn:uuid:${uuid}`, uuid.replace('0', 'g'), uuid.replace('-', '_'), `${uuid}%00`],
    ...[`${uuid},${uuid}`, `${uuid}.html`, `..%2f${uuid}`, `%ff`, '%', '%zz', 'a'.repeat(2000)],
  ],
  name: [
    ...['Callum', 'CALLUM-REID', 'a--b', '-a', 'a-', 'a_b', 'a.b', 'a%20b', '%C3%A9', 'a%2fb', '*'],
    ...['..%2fa', 'a%00', 'a%0a', '%3Cscript%3E', 'callum%2Dreid%2D', ':name', '~', "a'b", '%'],
  ],
  graph: [
    ...['a+b', 'a%2Bb', 'a===', 'a=b', '=', 'a%2Fb', '%3Cscript%3E', '%C3%A9', 'a.b', 'a,b', '*'],
    ...['..%2fa', 'a%00', 'a%0a', ':graph', '~', '%'],
  ],
  matter_type: [
    ...['lease', 'Sale', 'SALE', 'sales', 'sale%20', 'sale%00', '_', '*', '1', ':matter_type'],
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty', '..%2fsale', 'sale%2fonboarding'],
  ],
  group: [
    ...['internal', 'compliance', 'correspondence', 'accounts', 'searches', 'mortgage', 'consents'],
    ...['Onboarding', 'onboarding%20', 'onboarding%00', 'onboarding-', '_', '*', '0', ':group'],
    ...['constructor', '__proto__', 'toString', 'length', 'at', '..%2fonboarding', '%'],
  ],
}

/** A path of the table with each of its parameters wrong in turn. */
const malformed = (path: string) =>
  (path.match(/:[a-z_]+/g) ?? []).flatMap((parameter) =>
    (wrong[parameter.slice(1)] ?? []).map((value) => exampleOf(path.replace(parameter, value))),
  )

const at = (text: string, letter: RegExp) => [...text.matchAll(letter)].map(({ index }) => index)
const put = (text: string, index: number, instead: string) =>
  text.slice(0, index) + instead + text.slice(index + 1)
const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

/** Other spellings of a path. */
const spellings: Readonly<Record<string, (path: string) => readonly string[]>> = {
  'in another case': (path) => [
    path.replaceAll(/[a-z]+/g, (word) => word.toUpperCase()),
    ...at(path, /(?<=\/)[a-z]/g).map((it) => put(path, it, path.charAt(it).toUpperCase())),
  ],
  'with a slash twice': (path) => at(path, /\//g).map((it) => put(path, it, '//')),
  'with a slash at its end': (path) => ['/', '//', '/.', '/./', '/%2e'].map((it) => path + it),
  'with an encoded letter': (path) =>
    at(path, /(?<=\/)[a-z4]/g).map((it) => put(path, it, encoded(path.charAt(it)))),
  'with an encoded slash': (path) =>
    ['%2f', '%2F', '%5c', '\\', '%252f'].flatMap((slash) =>
      at(path, /(?!^)\//g).map((it) => put(path, it, slash)),
    ),
  'with dots': (path) => [
    ...['/.', '/x/..', '/%2e', '/x/%2E%2e', '/..', '/quotes/..', '/clients/../agents/..'].map(
      (it) => it + path,
    ),
    ...['/..%2f', '/%2e%2e%2f', '/%2e%2e%5c', '/...', '/.;'].map((it) => it + path),
    `${path}/..`,
    `${path}/x/..%2f..`,
  ],
  'after something else': (path) =>
    ['//evil.example', '/%2f', '/%5c', '/%00', '/;', '/x', '/_', '/index.html', '/en'].map(
      (it) => it + path,
    ),
  'before something else': (path) =>
    [
      ...['%00', '%20', '%09', '%0d%0aLocation:%20//evil.example', ';a=1', '%3fa', '%23', '%2e'],
      ...['~', '.html', '.HTML', '.htm', '.json', '.php', '/index', '/index.html', '/_', '/_.html'],
      ...['/..%2f', '/%2e%2e%2f', '/%00', `${PAYLOAD}/`, '/_payload', '/%5fpayload.json'],
      ...['/_PAYLOAD.json', '/_payload%2ejson', '/_payload.json.html', `${PAYLOAD}${PAYLOAD}`],
    ].map((it) => (path === '/' && it.startsWith('/') ? it : path + it)),
}

/**
 * Every page of the main host in all of its spellings, by a visitor and by a guest in turn; of those that other
 * hosts show without their prefix every other spelling, and of those that they only lead on from every sixth.
 */
const everywhere = (pathsOf: (path: string) => readonly string[]): Asked[] =>
  hosts.flatMap((host) =>
    [...addresses[host].values()].flatMap((own, row) =>
      pathsOf(own)
        .map((path, column) => ({ host, path, turn: row + column }))
        .filter(({ turn }) => turn % strideOf(host, own) === 0)
        .map(({ path, turn }) => ({ host, path, isGuest: isOdd(turn / strideOf(host, own)) })),
    ),
  )

const strideOf = (host: Host, path: string) => {
  if (host === 'main') return 1
  return stripped(path, host) === null ? 2 : 6
}

const isOdd = (turn: number) => turn % 2 === 1

test('an address whose parameter can name nothing is missing', async () => {
  const list = everywhere(malformed)
  expect(list.length).toBeGreaterThan(1000)
  expect(await faultsOf(list)).toEqual([])
})

test.each(Object.entries(spellings))(
  'a page’s address %s is that page’s own, missing, or moved to its own',
  async (_, spelled) => {
    expect(await faultsOf(everywhere((path) => spelled(exampleOf(path))))).toEqual([])
  },
)

test('and so is the payload of each', async () => {
  const list = everywhere((path) =>
    [
      ...malformed(path).slice(0, 12),
      ...Object.values(spellings).flatMap((it) => it(exampleOf(path))),
    ].map((it) => it + PAYLOAD),
  )
  const some = list.filter((_, index) => index % 12 === 0)
  expect(await faultsOf(some)).toEqual([])
})

/** What people who mean harm try first. */
const nasty = [
  ...[
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '//evil.example/..',
    '/\\evil.example',
  ],
  ...['/%5cevil.example', '/%2f%2fevil.example', '/%2f/evil.example/', '//evil.example/%2f..'],
  ...['/.//evil.example/', '/..//evil.example/', '/%2e%2e//evil.example/', '/;//evil.example'],
  ...['/clients//evil.example', '/clients//evil.example/', '/agents//evil.example/'],
  ...['/quotes//evil.example/', '/quotes//evil.example/..', '/clients/%2f%2fevil.example'],
  ...['/clients/\\evil.example/', '/clients/%5cevil.example/', '/quotes/.//evil.example/'],
  ...['/clients/..//evil.example/', '/clients/%09/evil.example', '/clients/https:/evil.example'],
  ...[
    '/https://evil.example',
    '/http:evil.example',
    '/@evil.example',
    '/:80',
    '/javascript:alert(1)',
  ],
  ...['/clients/clients', '/clients/clients/milestones', '/quotes/quotes', '/agents/agents/login'],
  ...['/clients/agents', '/clients/admin/users', '/quotes/admin/users', '/quotes/../admin/users'],
  ...['/clients/quotes/leads', '/agents/clients/milestones', '/clients/auth/login', '/agents/403'],
  ...['/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%c0%ae%c0%ae/', '/....//....//'],
  ...[
    '/%',
    '/%zz',
    '/%u002e',
    '/%ff',
    '/%00',
    '/%0d%0aSet-Cookie:a=b',
    '/%f0%9f%92%a9',
    '/*',
    '/-',
  ],
  ...['/:id', '/conveyances/:id', '/conveyances/_', '/conveyances/_.html', '/quotes/leads/_'],
  ...['/quotes/quote-cases/_/edit', '/clients/documents/_/_', '/documents/_', '/documents/_/_'],
  ...['/index', '/index.html', '/404', '/404.html', '/500', '/500.html', '/403.html', '/auth'],
  ...['/quotes.html', '/clients.html', '/conveyances.html', '/auth/login.html', '/login.html'],
  ...[
    '/admin/users/_.html',
    '/admin',
    '/admin/templates',
    '/auth/',
    '/auth/login/login',
    '/agents/x',
  ],
  ...['/_build', '/_build/', '/_build/csp.json', '/%5fbuild/csp.json', '/x/../_build/csp.json'],
  ...['/_astro', '/_astro/', '/_astro/x.js', '/_astro/..%2findex.html', '/_astro/%2e%2e%2findex'],
  ...['/_astro/../_build/csp.json', '/_astro/..%5c_build%5ccsp.json', '/_astro/..%252findex.html'],
  ...['/_headers', '/_redirects', '/_routes.json', '/_worker.js', '/.assetsignore', '/.built'],
  ...[
    '/.git/config',
    '/.env',
    '/wrangler.toml',
    '/package.json',
    '/src/routes.ts',
    '/dist/index.html',
  ],
  ...['/wp-login.php', '/.well-known/x', '/sitemap.xml', '/server-status', '/__local/bulk'],
  ...['/builds/..%2f_build%2fcsp.json', '/builds/meta/..%2f..%2f_build/csp.json'],
  ...[PAYLOAD, `/${PAYLOAD}`, `/.${PAYLOAD}`, `/..%2f${PAYLOAD}`, `/%2e%2e${PAYLOAD}`],
  ...[`/clients/..${PAYLOAD}`, `/_payload.json${PAYLOAD}`, `/conveyances/${uuid}/${PAYLOAD}`],
  ...[
    `/${'a'.repeat(6000)}`,
    `/${'a/'.repeat(2000)}`,
    `/${'%2e%2e%2f'.repeat(500)}`,
    '/a'.repeat(900),
  ],
]

test('what people who mean harm try first gets them nowhere', async () => {
  const list = hosts.flatMap((host) =>
    nasty.flatMap((path) => [true, false].map((isGuest) => ({ host, path, isGuest }))),
  )
  expect(await faultsOf(list)).toEqual([])
})

const anyHost = fc.constantFrom(...hosts)
const anySpelling = fc.constantFrom(...Object.values(spellings))
/** A path of any audience, spelled wrongly up to three times over. */
const twisted = fc
  .tuple(
    fc.constantFrom(...walkOf('main')),
    fc.array(fc.tuple(anySpelling, fc.nat()), { maxLength: 3 }),
  )
  .map(([path, turns]) =>
    turns.reduce((so, [spelled, which]) => {
      const made = spelled(so)
      return made[which % Math.max(1, made.length)] ?? so
    }, exampleOf(path)),
  )
const pieces = [
  ...[
    '/',
    '/',
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    ';',
    '_',
    '*',
    ':',
    '@',
    '%',
  ],
  ...['quotes', 'clients', 'agents', 'leads', 'login', 'milestones', 'admin', 'users', '403', uuid],
  ...['evil.example', 'documents', 'sale', 'onboarding', PAYLOAD, '.html', 'index'],
]
/** Pieces of addresses in any order. */
const jumbled = fc
  .array(fc.constantFrom(...pieces), { maxLength: 9 })
  .map((them) => `/${them.join('')}`)

test.each([
  ['twisted', twisted],
  ['jumbled', jumbled],
] as const)('no %s address is a way round', async (_, paths) => {
  const asked = fc.record({ host: anyHost, path: paths, isGuest: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 8, maxLength: 8 }), async (list) => {
      expect(await faultsOf(list)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a whole number may be of any length: its page says that it is not there, and so does the API', async () => {
  for (const id of ['1', '9'.repeat(40), '9'.repeat(2000)]) {
    const page = await visit(base, 'main', `/conveyances/${id}`, guests.main.cookie)
    expect([page.status, outcomeOf(base, 'main', page)]).toMatchObject([
      200,
      { title: 'Conveyance' },
    ])
    const token = /auth_token=([^;]+)/.exec(guests.main.cookie)?.[1]
    const headers = {
      Cookie: guests.main.cookie,
      Authorization: `Bearer ${token}`,
      'X-Tenant': 'harcourt',
    }
    const call = await ask(base, { path: `/api/conveyances/${id}`, headers })
    expect([call.status, call.body.error.code]).toEqual([404, 'not_found'])
  }
})

test('a way back never leads to another site', async () => {
  const ways = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/clients//evil.example',
  ]
  for (const wanted of [...ways, '/..//evil.example', '/%09/evil.example', 'javascript:alert(1)'])
    for (const host of hosts)
      for (const path of ['/auth/login', '/login', '/auth/handover']) {
        const query = new URLSearchParams({ return: wanted })
        const { headers } = await visit(base, host, `${path}?${query}`)
        const { origin } = new URL(String(headers['location'] ?? '/'), originOf(base, host))
        expect([
          host,
          path,
          wanted,
          hosts.map((it) => originOf(base, it)).includes(origin),
        ]).toEqual([host, path, wanted, true])
      }
})

test('and all of it has signed nobody out', async () => {
  for (const host of hosts) {
    const path = `/x/..${host === 'main' ? '/conveyances' : '/'}`
    expect([host, (await visit(base, host, path, guests[host].cookie)).status]).toEqual([host, 200])
  }
})
