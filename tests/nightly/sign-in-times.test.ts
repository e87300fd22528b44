import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Answer, ask, type Caller, callerFor, dataOf } from '../support/api.ts'
import { newPerson } from '../support/new-person.ts'
import { rankTest } from '../support/rank-test.ts'

const EACH = 200
/** As a busy machine may slow one kind down by chance; a real difference shows every time. */
const MOST_RUNS = 3
/** Attempts at one account in an hour that cost no delay, over all runs. */
const FREE = 20

type Asking = {
  readonly host: string
  readonly path: string
  readonly status: number
  readonly body: (email: string) => object
  /** In ms: what is sent after one answer is done before the next question. */
  readonly pause: number
}

const askings: Readonly<Record<string, Asking>> = {
  'a sign-in': {
    host: 'localhost',
    path: '/api/auth/login',
    status: 422,
    body: (email) => ({ email, password: 'nobody has this password' }),
    pause: 0,
  },
  'a request for a new password': {
    host: 'localhost',
    path: '/api/auth/password-links',
    status: 200,
    body: (email) => ({ email }),
    pause: 100,
  },
  'a client’s request for a link': {
    host: 'clients.localhost',
    path: '/api/auth/links',
    status: 200,
    body: (email) => ({ email }),
    pause: 100,
  },
}

const base = inject('base')
let owner: Caller
let staff: string[]
let clients: string[]

const emailsOf = async (query: string): Promise<string[]> => {
  const emails: string[] = []
  for (let after = ''; ; ) {
    const { rows, next } = dataOf(await owner.get(`/api/users?${query}${after}`))
    emails.push(...rows.map(({ email }: { email: string }) => email))
    if (next === null) return emails
    after = `&after=${encodeURIComponent(next)}`
  }
}

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  staff = await emailsOf('type=staff&status=active')
  const wanted = (EACH * MOST_RUNS) / FREE + 1
  while (staff.length < wanted) {
    const { caller } = await newPerson(base, owner, { first_name: 'Ida', role: 'Legal assistant' })
    staff.push(dataOf(await caller.get('/auth/user')).email)
  }
  clients = await emailsOf('type=client&status=active')
  expect(clients.length).toBeGreaterThanOrEqual(wanted)
}, 600_000)

let networks = 0
/** Each try comes from a network of its own, so that none is held back. */
const network = () => {
  networks += 1
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
}

/** How long an answer takes, in ms, and what it says but for its number and date. */
const askFor = async ({ host, path, status, body }: Asking, email: string) => {
  const { port } = new URL(base)
  const headers = {
    'Idempotency-Key': randomUUID(),
    Origin: `http://${host}:${port}`,
    'CF-Connecting-IP': network(),
  }
  const before = performance.now()
  const answer = await ask(base, { host, method: 'POST', path, headers, body: body(email) })
  const took = performance.now() - before
  expect(answer.status, answer.text).toBe(status)
  return { took, said: textOf(answer) }
}

const textOf = ({ status, headers, text }: Answer) => {
  const trace = /"trace":"([^"]+)"/.exec(text)?.[1] ?? String(headers['x-trace'] ?? '-')
  const { date: _, ...others } = headers
  return `${status} ${JSON.stringify(others)} ${text}`.replaceAll(trace, 'trace')
}

/** One rank test of 400, a known and an unknown address in each pair; also every answer that was given. */
const compare = async (asking: Asking, known: readonly string[]) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const said = new Set<string>()
  for (let at = 0; at < EACH; at++) {
    const email = known[at % known.length] ?? ''
    const pair = [
      ['known', email],
      ['unknown', `u${email}`],
    ] as const
    for (const [kind, address] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const answer = await askFor(asking, address)
      await delay(asking.pause)
      times[kind].push(answer.took)
      said.add(answer.said)
    }
  }
  return { ...rankTest(times.known, times.unknown), said }
}

describe('known and unknown addresses', () => {
  test.each(Object.entries(askings))(
    '%s is answered alike, in bytes and in time',
    {
      timeout: 1_800_000,
    },
    async (name, asking) => {
      const known = asking.path === '/api/auth/links' ? clients : staff
      const found: number[] = []
      for (let run = 0; run < MOST_RUNS && !found.some((p) => p > 0.01); run++) {
        const { u, z, p, said } = await compare(asking, known)
        expect([...said]).toHaveLength(1)
        console.info(`${name}: U = ${u}, z = ${z.toFixed(2)}, p = ${p.toFixed(4)} of ${2 * EACH}`)
        found.push(p)
      }
      expect(Math.max(...found)).toBeGreaterThan(0.01)
    },
  )
})

test('the rank test notices a difference of a tenth', () => {
  const times = Array.from({ length: EACH }, (_, at) => 100 + ((at * 37) % 20))
  expect(rankTest(times, times).p).toBeCloseTo(1, 6)
  expect(
    rankTest(
      times,
      times.map((it) => it * 1.1),
    ).p,
  ).toBeLessThan(0.0001)
})
