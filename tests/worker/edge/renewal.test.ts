import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aWholeProduct, socketOf, type WholeProduct } from '../support/whole-product.ts'
import { main } from './fake-firm.ts'

const MINUTE = 60_000

let product: WholeProduct
beforeEach(async () => {
  product = await aWholeProduct()
})
afterEach(() => vi.useRealTimers())

const later = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE })

const someone = async (role = 'Owner') => {
  const user = await product.person(role)
  return { user, ...(await product.signIn(user.email)) }
}
const seenAt = async () => {
  const [session] = await product.firm.inside(({ store }) =>
    store.rows<{ seen_at: string }>('SELECT seen_at FROM sessions'),
  )
  return session?.seen_at
}

describe('a session is renewed', () => {
  const byBrowser = { 'Sec-Fetch-Mode': 'cors' }
  const renews = async (path: string, headers: Record<string, string>) => {
    const signedIn = await someone()
    const before = await seenAt()
    later(6)
    const answer = await product.visit(path, { headers: { ...signedIn.headers, ...headers } })
    expect(answer.status).toBe(200)
    const isSealed = answer.headers.getSetCookie().some((it) => it.startsWith('session='))
    return { onRecord: (await seenAt()) !== before, isSealed }
  }
  const yes = { onRecord: true, isSealed: true }
  const no = { onRecord: false, isSealed: false }

  test.each([
    ['a call after its person did something', '/api/my-day', { ...byBrowser, 'X-Acted': '1' }, yes],
    ['a call that the page makes by itself', '/api/my-day', byBrowser, no],
    ['the poll for the latest build', '/builds/latest.json', byBrowser, no],
    ['the same poll by a program', '/builds/latest.json', {}, no],
    [
      'a page that somebody opens',
      '/',
      { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-User': '?1' },
      yes,
    ],
    ['a page that loads itself anew', '/', { 'Sec-Fetch-Mode': 'navigate' }, no],
    ['a page that is fetched ahead', '/', byBrowser, no],
  ] as const)('or not by %s', async (_, path, headers, expected) => {
    expect(await renews(path, headers)).toEqual(expected)
  })

  test('in its cookie, but not on record, by what asks only who is signed in', async () => {
    expect(await renews('/api/_auth/session', byBrowser)).toEqual({
      onRecord: false,
      isSealed: true,
    })
  })
})

test('a page that is only open ends half an hour after its person’s last act', async () => {
  const { headers } = await someone()
  const poll = { headers: { ...headers, 'Sec-Fetch-Mode': 'cors' } }
  for (let minutes = 5; minutes < 30; minutes += 5) {
    later(5)
    expect((await product.visit('/api/my-day', poll)).status).toBe(200)
  }
  later(5)
  expect((await product.visit('/api/my-day', poll)).status).toBe(401)
  expect((await product.visit('/conveyances', poll)).status).toBe(302)
})

describe('a socket', () => {
  // A few milliseconds; a busy machine takes longer.
  const LONGEST_MS = 10_000
  const closedWithin = async (closed: Promise<number>, act: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    return { code: await closed, ms: performance.now() - start }
  }
  const withOwner = async () => {
    const owner = await someone()
    const other = await someone('Template editor')
    const { event, closed } = await socketOf(product, other.Cookie)
    expect(event).toBe('pusher:connection_established')
    const asOwner = (method: string, path: string, body?: object) =>
      product.visit(path, {
        method,
        headers: {
          ...owner.headers,
          'Idempotency-Key': crypto.randomUUID(),
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    return { other, closed, asOwner }
  }

  test('closes when its person is suspended, and none opens with their cookie', async () => {
    const { other, closed, asOwner } = await withOwner()
    const path = `/api/users/${other.user.id}/suspension`
    const { code, ms } = await closedWithin(closed, () => asOwner('POST', path, { version: 1 }))
    expect(code).toBe(4009)
    expect(ms).toBeLessThan(LONGEST_MS)
    expect((await socketOf(product, other.Cookie)).event).toBe('pusher:error')
  })

  test('closes when its session is ended, though an earlier broadcast cannot be sent', async () => {
    const { other, closed, asOwner } = await withOwner()
    await product.firm.inside(({ outbox }) => {
      outbox.put('broadcast', { channels: 'malformed' }, new Date().toISOString())
    })
    const path = `/api/users/${other.user.id}/sessions`
    const { code } = await closedWithin(closed, () => asOwner('DELETE', path))
    expect(code).toBe(4009)
    await product.firm.inside(({ store }) => store.write('DELETE FROM outbox'))
  })

  test('closes when its session has been idle for half an hour', async () => {
    const { closed } = await withOwner()
    const alarm = await product.firm.inside((_, { storage }) => storage.getAlarm())
    expect(alarm).toBeLessThanOrEqual(Date.now() + 30 * MINUTE)
    later(30)
    await runDurableObjectAlarm(product.firm.stub)
    expect(await closed).toBe(4009)
    const open = await product.firm.inside(({ store }) =>
      store.rows('SELECT id FROM sessions WHERE ended_at IS NULL'),
    )
    expect(open).toEqual([])
  })
})

test('somebody whose roles change opens the new page and loses the old one at once', async () => {
  const owner = await someone()
  const editor = await someone('Template editor')
  const opens = async (path: string) => (await product.visit(path, editor)).status === 200
  expect([await opens('/conveyances'), await opens('/admin/users')]).toEqual([false, false])
  const changeTo = (roles: string[], version: number) => {
    const { email, first_name, last_name, team, job_title, phone, is_fee_earner } = editor.user
    const account = { email, first_name, last_name, team, job_title, phone, is_fee_earner }
    return product.visit(`/api/users/${editor.user.id}`, {
      method: 'PATCH',
      headers: {
        ...owner.headers,
        Origin: main,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({ ...account, roles, agency_id: null, version }),
    })
  }
  expect((await changeTo(['Template editor', 'Conveyancer'], 1)).status).toBe(200)
  expect(await opens('/conveyances')).toBe(true)
  expect((await changeTo(['Template editor'], 2)).status).toBe(200)
  expect(await opens('/conveyances')).toBe(false)
})
