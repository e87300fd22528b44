import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAuthenticator, type Forgery } from '../support/authenticator.ts'
import {
  asked,
  dataOf,
  offered,
  passwordGiven,
  send,
  signInWith,
  withPasskey,
} from '../support/passkeys.ts'
import { aWholeProduct, type WholeProduct } from '../support/whole-product.ts'
import { main } from './fake-firm.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => vi.useRealTimers())

const audited = ({ firm }: WholeProduct, name: string) =>
  firm.inside(({ store }) => store.rows('SELECT * FROM audit WHERE name = ?', name))

const sessions = ({ firm }: WholeProduct) =>
  firm.inside(({ store }) => store.rows('SELECT id FROM sessions').length)

type View = { passkeys: { id: string; name: string; used_at: string | null }[] }

describe('a passkey', () => {
  test('is added with recovery codes, and told to its person', async () => {
    const product = await aWholeProduct()
    const { user, answer, authenticator } = await withPasskey(product)
    const { codes, view } = await dataOf<{ codes: string[]; view: View }>(answer)
    expect(new Set(codes).size).toBe(10)
    expect(view.passkeys).toMatchObject([{ id: authenticator.id, used_at: null }])
    const told = await product.firm.inside(({ store }) =>
      store.rows(
        `SELECT id FROM messages WHERE to_address = ?
         AND json_extract(doc, '$.type') = 'passkey.added'`,
        user.email,
      ),
    )
    expect(told).toHaveLength(1)
  })

  test('signs in alone, without a password or a second factor', async () => {
    const product = await aWholeProduct()
    const { user, authenticator } = await withPasskey(product)
    const request = await asked(product, 'first-factor')
    expect(request).toMatchObject({ rpId: 'localhost', allowCredentials: [] })
    const answer = await signInWith(product, await authenticator.get(request))
    expect(answer.status).toBe(200)
    expect(await dataOf(answer)).toMatchObject({ user: { id: user.id } })
  })

  test('completes a sign-in by password, for which it is offered first', async () => {
    const product = await aWholeProduct()
    const { user, authenticator } = await withPasskey(product)
    const { Cookie, answer } = await passwordGiven(product, user.email)
    expect(await dataOf(answer)).toEqual({
      challenge: { methods: ['passkey', 'recovery_code'], may_remember: true },
    })
    const request = await asked(product, 'second-factor', { Cookie })
    expect(request.allowCredentials).toMatchObject([{ id: authenticator.id }])
    const body = { as: 'second-factor', passkey: await authenticator.get(request) }
    const given = await send(product, 'POST', '/api/auth/passkeys/session', body, { Cookie })
    expect([given.status, given.headers.getSetCookie().length]).toEqual([200, 4])
  })

  test('confirms that its person is there before a sensitive change', async () => {
    const product = await aWholeProduct()
    const { headers, authenticator } = await withPasskey(product)
    vi.setSystemTime(START + 11 * MINUTE)
    const remove = () =>
      send(product, 'DELETE', `/api/security/passkeys/${authenticator.id}`, {}, headers)
    expect((await remove()).status).toBe(403)
    const passkey = await authenticator.get(await asked(product, 'confirmation', headers))
    expect((await send(product, 'POST', '/api/auth/step-up', { passkey }, headers)).status).toBe(
      200,
    )
    expect(await dataOf(await remove())).toMatchObject({ passkeys: [], recovery_codes: null })
  })

  test('is renamed by its person alone', async () => {
    const product = await aWholeProduct()
    const { headers, authenticator } = await withPasskey(product)
    const other = await withPasskey(product)
    const path = `/api/security/passkeys/${authenticator.id}`
    const named = await send(product, 'PATCH', path, { name: 'Office computer' }, headers)
    expect(await dataOf(named)).toMatchObject({ passkeys: [{ name: 'Office computer' }] })
    expect((await send(product, 'PATCH', path, { name: 'Mine' }, other.headers)).status).toBe(404)
    expect((await send(product, 'DELETE', path, {}, other.headers)).status).toBe(404)
  })

  test('that is synced counts nothing, and works again and again', async () => {
    const product = await aWholeProduct()
    const { authenticator } = await withPasskey(product)
    for (const _ of [1, 2]) {
      const passkey = await authenticator.get(await asked(product, 'first-factor'), { counter: 0 })
      expect((await signInWith(product, passkey)).status).toBe(200)
    }
  })
})

describe('a passkey is not accepted', () => {
  const statusOf = async (forgery: Forgery) => {
    const product = await aWholeProduct()
    const { authenticator } = await withPasskey(product)
    const before = await sessions(product)
    const request = await asked(product, 'first-factor')
    const answer = await signInWith(product, await authenticator.get(request, forgery))
    expect(await sessions(product)).toBe(before)
    expect(await audited(product, 'session.refused')).toHaveLength(1)
    return answer.status
  }

  test.each<[string, Forgery]>([
    ['of another origin', { origin: 'http://localhost.evil.example' }],
    ['of the clients’ host', { origin: 'http://clients.localhost' }],
    ['of another relying party', { rpId: 'evil.example' }],
    ['of a user who was not verified', { isVerified: false }],
    ['of another user’s handle', { userHandle: 'c29tZWJvZHk' }],
  ])('%s', async (_, forgery) => {
    expect(await statusOf(forgery)).toBe(422)
  })

  test('with a challenge that was answered before', async () => {
    const product = await aWholeProduct()
    const { authenticator } = await withPasskey(product)
    const request = await asked(product, 'first-factor')
    expect((await signInWith(product, await authenticator.get(request))).status).toBe(200)
    expect((await signInWith(product, await authenticator.get(request))).status).toBe(422)
  })

  test('with a challenge older than five minutes, or made for something else', async () => {
    const product = await aWholeProduct()
    const { authenticator, headers } = await withPasskey(product)
    const late = await asked(product, 'first-factor')
    const other = await asked(product, 'confirmation', headers)
    expect((await signInWith(product, await authenticator.get(other))).status).toBe(422)
    vi.setSystemTime(START + 5 * MINUTE)
    expect((await signInWith(product, await authenticator.get(late))).status).toBe(422)
  })

  test('from another person than the password', async () => {
    const product = await aWholeProduct()
    const { user } = await withPasskey(product)
    const other = await withPasskey(product)
    const { Cookie } = await passwordGiven(product, user.email)
    const request = await asked(product, 'second-factor', { Cookie })
    const body = { as: 'second-factor', passkey: await other.authenticator.get(request) }
    const answer = await send(product, 'POST', '/api/auth/passkeys/session', body, { Cookie })
    expect(answer.status).toBe(422)
  })

  test('when it counts back, as a copy does; its person is told', async () => {
    const product = await aWholeProduct()
    const { authenticator } = await withPasskey(product)
    const use = async (counter: number) => {
      const request = await asked(product, 'first-factor')
      return (await signInWith(product, await authenticator.get(request, { counter }))).status
    }
    expect([await use(7), await use(7), await use(6), await use(8)]).toEqual([200, 422, 422, 200])
    expect(await audited(product, 'passkey.refused')).toHaveLength(2)
  })

  test('once its person is suspended', async () => {
    const product = await aWholeProduct()
    const { user, authenticator } = await withPasskey(product)
    await product.firm.inside(({ users }) =>
      users.replace({ ...users.get(user.id), version: 2, status: 'suspended' }, 1),
    )
    const passkey = await authenticator.get(await asked(product, 'first-factor'))
    expect((await signInWith(product, passkey)).status).toBe(422)
  })
})

describe('a new passkey is not added', () => {
  test.each<[string, Forgery]>([
    ['of another origin', { origin: 'http://localhost.evil.example' }],
    ['of another relying party', { rpId: 'evil.example' }],
    ['of a user who was not verified', { isVerified: false }],
  ])('%s', async (_, forgery) => {
    const product = await aWholeProduct()
    const user = await product.person('Conveyancer')
    const { headers } = await product.signIn(user.email)
    const authenticator = await anAuthenticator(main)
    const made = await authenticator.create(await offered(product, headers), forgery)
    expect((await send(product, 'POST', '/api/auth/passkeys', made, headers)).status).toBe(422)
    const view = await dataOf(await product.visit('/api/security', { headers }))
    expect(view).toMatchObject({ passkeys: [], recovery_codes: null })
  })

  test('with another session’s challenge, twice, or by a visitor', async () => {
    const product = await aWholeProduct()
    const { headers, authenticator } = await withPasskey(product)
    const other = await withPasskey(product)
    const add = async (made: unknown, by: Record<string, string>) =>
      (await send(product, 'POST', '/api/auth/passkeys', made, by)).status
    const made = await authenticator.create(await offered(product, other.headers))
    expect(await add(made, headers)).toBe(422)
    const again = await authenticator.create(await offered(product, headers))
    expect([await add(again, headers), await add(again, headers)]).toEqual([409, 422])
    expect(await add(made, {})).toBe(401)
  })

  test('without a session that was confirmed lately', async () => {
    const product = await aWholeProduct()
    const { headers } = await withPasskey(product)
    vi.setSystemTime(START + 11 * MINUTE)
    const answer = await send(product, 'POST', '/api/auth/passkeys/offers', {}, headers)
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: expect.objectContaining({ code: 'step_up_needed' }) },
    ])
  })
})
