import { randomBytes, randomInt } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { repeats } from '../../support/repeats.ts'
import { aWholeProduct, cookiesIn, PASSWORD, type WholeProduct } from '../support/whole-product.ts'
import { main } from './fake-firm.ts'

// Three kinds of guesses, at night ten thousand together.
const EACH = repeats(200, 3_334)

// However long the guessing takes, no time passes in which another guess would be allowed.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00:00.000Z') })
})
afterEach(() => vi.useRealTimers())

const post = ({ visit }: WholeProduct, path: string, body: unknown, headers = {}) =>
  visit(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: main, ...headers },
    body: JSON.stringify(body),
  })

const networkOf = (at: number) => ({ 'CF-Connecting-IP': `203.0.${at % 50}.${at % 200}` })

/** How many answers had each status. */
const statusesOf = async (guess: (at: number) => Promise<Response>) => {
  const counts: Record<number, number> = {}
  for (let at = 0; at < EACH; at++) {
    const { status } = await guess(at)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

const anAuthenticator = (product: WholeProduct, userId: string) =>
  product.firm.inside(({ store, authenticators }) => {
    authenticators.offer(userId, new Date().toISOString())
    store.write('UPDATE authenticators SET is_confirmed = 1')
  })

describe('guessing', { timeout: 600_000 }, () => {
  test('a password from many networks is throttled by the account', async () => {
    const product = await aWholeProduct()
    const user = await product.person('Owner')
    const counts = await statusesOf((at) =>
      post(
        product,
        '/api/auth/login',
        { email: user.email, password: randomBytes(9).toString('base64') },
        networkOf(at),
      ),
    )
    expect(counts).toEqual({ 422: 20, 429: EACH - 20 })
  })

  test('a code of the second factor ends the sign-in, and is throttled over many of them', async () => {
    const product = await aWholeProduct()
    const user = await product.person('Owner')
    await anAuthenticator(product, user.id)
    const begin = async (at: number) =>
      cookiesIn(
        await post(
          product,
          '/api/auth/login',
          { email: user.email, password: PASSWORD },
          networkOf(at),
        ),
      )
    // Whoever knows the password begins again and again, each time elsewhere.
    const cookies: string[] = []
    for (let at = 0; at < 8; at++) cookies.push(await begin(at))
    const counts = await statusesOf((at) =>
      post(
        product,
        '/api/auth/second-factor',
        { code: String(randomInt(1_000_000)).padStart(6, '0') },
        { ...networkOf(at), Cookie: cookies[at % cookies.length] ?? '' },
      ),
    )
    expect(counts[200]).toBeUndefined()
    expect(counts[422]).toBeLessThanOrEqual(20)
    expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBeGreaterThanOrEqual(EACH - 20)
  })

  test('a link of a password is throttled by the network', async () => {
    const product = await aWholeProduct()
    const user = await product.person('Owner')
    await post(product, '/api/auth/password-links', { email: user.email })
    const counts = await statusesOf(() =>
      post(product, '/api/auth/passwords', {
        token: randomBytes(32).toString('base64url'),
        password: 'three green bottles',
      }),
    )
    expect(counts).toEqual({ 422: 60, 429: EACH - 60 })
    const unused = await product.firm.inside(({ store }) =>
      store.rows('SELECT id FROM links WHERE used_at IS NULL'),
    )
    expect(unused).toHaveLength(1)
  })
})
