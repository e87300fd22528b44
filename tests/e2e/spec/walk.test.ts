import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { exampleOf, pages } from '../../spec/pages.ts'
import {
  expected,
  type Host,
  legend,
  marked,
  type Outcome,
  type Somebody,
  told,
  walkOf,
} from '../../spec/walk.ts'
import { ask, type Caller, callerFor, clientFor, dataOf } from '../../support/api.ts'
import { handedOver } from '../../support/handover.ts'
import { eachOf, hosts, nameOf, outcomeOf, visit } from '../../support/walking.ts'

// Thousands of requests take their time where others are at work too.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const base = inject('base')

const staff = [
  ...['owner', 'manager', 'supervisor', 'conveyancer', 'assistant', 'postcompletion', 'adviser'],
  ...['newbusiness', 'bdm', 'cashier', 'compliance', 'editor', 'auditor'],
]

type Person = {
  readonly name: string
  /** Null: nobody whom this firm knows. */
  readonly who: Somebody | null
  /** Their sessions, where they have any. */
  readonly cookies: Partial<Record<Host, string>>
  /** Signs them in once more, for a visit that ends the session. */
  readonly again: (host: Host) => Promise<string>
}

let owner: Caller
let people: readonly Person[]

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  const others = await otherClients()
  people = [
    { name: 'visitor', who: null, cookies: {}, again: async () => '' },
    ...(await inTurn(staff, staffPerson)),
    await person('agent', ['main', 'agents'], (host) =>
      cookieFor('agent@bellwether.test', nameOf(host)),
    ),
    await person('client', ['main', 'clients'], async (host, isAgain) => {
      const email = isAgain ? (others.pop() ?? '') : 'client@sample.test'
      return (await clientFor(base, owner, email, nameOf(host))).cookie
    }),
    await stranger(),
  ]
})

const cookieFor = async (email: string, on?: string) => (await callerFor(base, email, on)).cookie

const staffPerson = async (name: string): Promise<Person> => {
  const signIn = () => cookieFor(`${name}@harcourt.test`)
  const main = await signIn()
  const { cookie } = await handedOver(base, main, '/leads')
  return { name, who: await whoIs(main), cookies: { main, quotes: cookie }, again: signIn }
}

const person = async (
  name: string,
  at: readonly Host[],
  signIn: (host: Host, isAgain: boolean) => Promise<string>,
): Promise<Person> => {
  const cookies: Partial<Record<Host, string>> = {}
  for (const host of at) cookies[host] = await signIn(host, false)
  const who = await whoIs(cookies.main ?? '')
  return { name, who, cookies, again: (host) => signIn(host, true) }
}

/** An owner of another firm: what opens everything there opens nothing here. */
const stranger = async (): Promise<Person> => {
  const cookie = await cookieFor('owner@northgate.test')
  return { name: 'other firm', who: null, cookies: { main: cookie }, again: async () => cookie }
}

/** Clients for the visits that end a session: one address may ask for a few links alone. */
const otherClients = async (): Promise<string[]> => {
  const { rows } = dataOf(await owner.get('/api/users?type=client'))
  return rows
    .filter(
      (it: { type: string; status: string }) => it.type === 'client' && it.status === 'active',
    )
    .map((it: { email: string }) => it.email)
    .filter((email: string) => email !== 'client@sample.test')
}

const userAt = (host: Host, cookie: string) => {
  const token = /auth_token=([^;]+)/.exec(cookie)?.[1] ?? ''
  const headers = { Cookie: cookie, Authorization: `Bearer ${token}`, 'X-Tenant': 'harcourt' }
  return ask(base, { host: nameOf(host), path: '/auth/user', headers })
}

const whoIs = async (cookie: string): Promise<Somebody> => {
  const { type, permissions } = dataOf(await userAt('main', cookie))
  return { type, permissions: permissions.map(({ name }: { name: string }) => name) }
}

const inTurn = async <T, R>(list: readonly T[], act: (it: T) => Promise<R>) => {
  const made: R[] = []
  for (const it of list) made.push(await act(it))
  return made
}

const open = (host: Host, path: string, cookie?: string) => visit(base, host, path, cookie)

/** Somebody's visit. A host where they have no session is sent the one of the main host, which is worth nothing there. */
const visited = async (host: Host, path: string, person: Person): Promise<Outcome> => {
  const carried = person.cookies[host] ?? person.cookies.main
  const isEnding = 'isSignedOut' in expected(host, path, person.who)
  if (!isEnding) return outcomeOf(base, host, await open(host, path, carried))
  const cookie = await person.again(host)
  const outcome = outcomeOf(base, host, await open(host, path, cookie))
  const isOver = (await userAt(host, cookie)).status === 401
  return isOver && !('to' in outcome) ? { ...outcome, isSignedOut: true } : outcome
}

const keyOf = (host: Host, path: string, name: string) => `${host} ${path} ${name}`

const walk = async () => {
  const seen = new Map<string, Outcome>()
  const steps = hosts.flatMap((host) =>
    walkOf(host).flatMap((path) => people.map((it) => ({ host, path, it }))),
  )
  await eachOf(steps, async ({ host, path, it: person }) => {
    seen.set(keyOf(host, path, person.name), await visited(host, exampleOf(path), person))
  })
  return { steps, seen }
}

const printed = (seen: ReadonlyMap<string, Outcome>) =>
  [
    '# Every page, every person, every host',
    'What the running product answered, as the test that walks it saw it. Each cell is also held, in full, against what the specification has happen there.',
    table(['mark', 'answer'], legend),
    ...hosts.flatMap((host) => [`## ${nameOf(host)}`, wordsOf(host), tableOf(host, seen)]),
    '',
  ].join('\n\n')

const wordsOf = (host: Host) =>
  host === 'main'
    ? 'Keeps all routes. Everybody signs in here.'
    : `Keeps the routes below \`/${host}\`, without that prefix. Only ${guests[host]} sign in here; with a session of another host anybody is a visitor.`

const guests = { clients: 'clients', agents: 'agents', quotes: 'staff' }

const tableOf = (host: Host, seen: ReadonlyMap<string, Outcome>) =>
  table(
    ['path', ...people.map(({ name }) => name)],
    walkOf(host).map((path) => [
      `\`${path}\``,
      ...people.map(({ name }) => cell(seen, keyOf(host, path, name))),
    ]),
  )

const cell = (seen: ReadonlyMap<string, Outcome>, key: string) => {
  const outcome = seen.get(key)
  return outcome === undefined ? '?' : marked(outcome)
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

describe('every page, for every kind of person, on every host', () => {
  let walked: Awaited<ReturnType<typeof walk>>
  beforeAll(async () => {
    walked = await walk()
  })

  test('answers as the specification has it', () => {
    const { steps, seen } = walked
    const differing = steps.flatMap(({ host, path, it: person }) => {
      const wanted = told(expected(host, path, person.who))
      const outcome = seen.get(keyOf(host, path, person.name))
      const got = outcome === undefined ? 'nothing' : told(outcome)
      return got === wanted
        ? []
        : [`${nameOf(host)} ${path} for ${person.name}: ${got}, not ${wanted}`]
    })
    expect(pages).toHaveLength(83)
    expect(steps.length).toBe(hosts.flatMap((host) => walkOf(host)).length * people.length)
    expect(differing).toEqual([])
  })

  test('is printed as it was seen', async () => {
    await expect(printed(walked.seen)).toMatchFileSnapshot('../../spec/walk.md')
  })

  test('leaves everybody signed in who opened no sign-in page', async () => {
    const sessions = people.flatMap(({ name, who, cookies }) =>
      who === null ? [] : hosts.map((host) => ({ name, host, cookie: cookies[host] })),
    )
    const held = sessions.filter(({ cookie }) => cookie !== undefined)
    expect(held).toHaveLength(staff.length * 2 + 4)
    for (const { name, host, cookie = '' } of held)
      expect([name, host, (await userAt(host, cookie)).status]).toEqual([name, host, 200])
  })
})

test('a session counts on no host but the one that it was opened on', async () => {
  const carried = people.flatMap(({ name, who, cookies }) =>
    hosts.flatMap((from) =>
      hosts
        .filter((to) => to !== from && who !== null && ['owner', 'agent', 'client'].includes(name))
        .map((to) => ({ name, from, to, cookie: cookies[from] })),
    ),
  )
  const steps = carried
    .filter(({ cookie }) => cookie !== undefined)
    .flatMap((it) => walkOf(it.to).map((path) => ({ ...it, path })))
  const differing: string[] = []
  await eachOf(steps, async ({ name, from, to, cookie, path }) => {
    const got = told(outcomeOf(base, to, await open(to, exampleOf(path), cookie)))
    const wanted = told(expected(to, path, null))
    if (got !== wanted) differing.push(`${name}, from ${from} to ${to}${path}: ${got}`)
  })
  expect(steps.length).toBeGreaterThan(1500)
  expect(differing).toEqual([])
})

test('the payload of a page is guarded as the page is', async () => {
  const names = ['visitor', 'conveyancer', 'adviser', 'agent', 'client', 'other firm']
  const some = people.filter(({ name }) => names.includes(name))
  const steps = hosts.flatMap((host) =>
    walkOf(host).flatMap((path) => some.map((it) => ({ host, path, it }))),
  )
  const differing: string[] = []
  await eachOf(steps, async ({ host, path, it: person }) => {
    const asked = `${exampleOf(path).replace(/\/$/, '')}/_payload.json`
    const { status, body } = await open(host, asked, person.cookies[host] ?? person.cookies.main)
    const wanted = payloadStatus(host, path, person)
    if (status !== wanted || 'first' in body !== (wanted === 200))
      differing.push(`${nameOf(host)} ${path} for ${person.name}: ${status}, not ${wanted}`)
  })
  expect(differing).toEqual([])
})

// A program is sent nowhere: it is told what a browser would have been sent away for.
const payloadStatus = (host: Host, path: string, { who }: Person) => {
  const mark = marked(expected(host, path, who))
  const isPage = host === 'main' || path !== '/auth/login'
  if (mark === 'login') return isPage ? 401 : 404
  if (mark === 'denied') return 403
  return ['200', 'out', '403'].includes(mark) ? 200 : 404
}

test('the quotes host borrows the main host’s sign-in and comes back to the page that was asked for', async () => {
  const main = await cookieFor('adviser@harcourt.test')
  const { cookie, path } = await handedOver(base, main, '/leads/presold?stage=new')
  expect(path).toBe('/leads/presold?stage=new')
  expect((await open('quotes', path, cookie)).status).toBe(200)
})
