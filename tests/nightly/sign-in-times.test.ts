import { expect, inject, test } from 'vitest'
import { ask, callerFor, dataOf } from '../support/api.ts'
import { rankTest } from '../support/rank-test.ts'

const EACH = 200

/** How long a wrong password takes, in ms; each try comes from a network of its own, so that none is held back. */
const timeOf = async (base: string, email: string, at: number) => {
  const headers = {
    'Content-Type': 'application/json',
    Origin: base,
    'CF-Connecting-IP': `203.0.${Math.floor(at / 250)}.${at % 250}`,
  }
  const body = { email, password: 'nobody has this password' }
  const before = performance.now()
  const { status } = await ask(base, {
    method: 'POST',
    path: '/api/auth/login',
    headers,
    body,
  })
  expect(status).toBe(422)
  return performance.now() - before
}

test('a rank test of 400 sign-ins tells no known address from an unknown one', {
  timeout: 1_800_000,
}, async () => {
  const base = inject('base')
  const owner = await callerFor(base, 'owner@harcourt.test')
  const { rows } = dataOf(await owner.get('/api/users?type=staff&status=active'))
  const emails: string[] = rows.map(({ email }: { email: string }) => email)
  expect(emails.length).toBeGreaterThanOrEqual(EACH / 19)
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let at = 0; at < EACH; at++) {
    const known = emails[at % emails.length] ?? ''
    const pair = [
      ['known', known],
      ['unknown', `unknown${at % emails.length}@harcourt.test`],
    ] as const
    for (const [kind, email] of at % 2 === 0 ? pair : pair.toReversed())
      times[kind].push(await timeOf(base, email, 2 * at + (kind === 'known' ? 0 : 1)))
  }
  const { u, z, p } = rankTest(times.known, times.unknown)
  console.info(`sign-in times: U = ${u}, z = ${z.toFixed(2)}, p = ${p.toFixed(3)} of ${2 * EACH}`)
  // As often as once in 10,000 nights by chance.
  expect(p).toBeGreaterThan(0.0001)
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
