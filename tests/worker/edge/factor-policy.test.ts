import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newFirmFactorPolicy } from '#domain/user/role/factor-policy'
import { anAuthenticator } from '../support/authenticator.ts'
import { anEmptyProduct, creation } from '../support/new-firms.ts'
import { dataOf, passwordGiven, send, withPasskey } from '../support/passkeys.ts'
import { demand } from '../support/role-demand.ts'
import { codeOf } from '../support/totp.ts'
import { aWholeProduct, cookiesIn, type WholeProduct } from '../support/whole-product.ts'
import { main } from './fake-firm.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const DAY = 86_400_000
const ENROLMENT = '/api/auth/enrolment'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => vi.useRealTimers())

/** Somebody who must set up a second factor before anything opens. */
const owing = async () => {
  const product = await aWholeProduct()
  await demand(product, 'Conveyancer', 0)
  const user = await product.person('Conveyancer')
  const { Cookie, answer } = await passwordGiven(product, user.email)
  return { product, user, Cookie, answer }
}

describe('somebody whose role needs a second factor', () => {
  test('gets no session without one, and sets up an authenticator first', async () => {
    const { product, user, Cookie, answer } = await owing()
    expect(await dataOf(answer)).toEqual({ challenge: { methods: [], may_remember: true } })
    expect(Cookie).toMatch(/^pending=/)
    const token = Cookie.replace('pending=', '')
    const headers = {
      Cookie: `${Cookie}; auth_token=${token}; session=${token}`,
      Authorization: `Bearer ${token}`,
      'X-Tenant': 'harcourt',
    }
    for (const path of ['/auth/user', '/api/security', '/api/conveyances'])
      expect((await product.visit(path, { headers })).status, path).toBe(401)
    const post = (path: string, body: unknown = {}) =>
      send(product, 'POST', ENROLMENT + path, body, { Cookie })
    const { secret } = await dataOf<{ secret: string }>(await post('/authenticator'))
    expect((await post('/authenticator/confirmation', { code: '000000' })).status).toBe(422)
    const done = await post('/authenticator/confirmation', { code: codeOf(secret) })
    expect([done.status, cookiesIn(done)]).toEqual([200, expect.stringContaining('session=')])
    expect((await dataOf<{ codes: string[] }>(done)).codes).toHaveLength(10)
    expect((await post('/authenticator')).status).toBe(401)
    const again = await passwordGiven(product, user.email)
    expect(await dataOf(again.answer)).toEqual({
      challenge: { methods: ['authenticator', 'recovery_code'], may_remember: true },
    })
  })

  test('may set up a passkey instead', async () => {
    const { product, user, Cookie } = await owing()
    const authenticator = await anAuthenticator(main)
    const offer = await send(product, 'POST', `${ENROLMENT}/passkey`, {}, { Cookie })
    const made = await authenticator.create(await dataOf(offer))
    const add = (passkey: unknown) =>
      send(product, 'POST', `${ENROLMENT}/passkey/confirmation`, passkey, { Cookie })
    const forged = await authenticator.create(
      await dataOf(await send(product, 'POST', `${ENROLMENT}/passkey`, {}, { Cookie })),
      { origin: 'http://localhost.evil.example' },
    )
    expect((await add(forged)).status).toBe(422)
    expect(await dataOf(await add(made))).toMatchObject({ user: { id: user.id } })
  })

  test('cannot set up another in the place of the one that they must give', async () => {
    const product = await aWholeProduct()
    const { user } = await withPasskey(product)
    await demand(product, 'Conveyancer', 0)
    const { Cookie } = await passwordGiven(product, user.email)
    for (const path of ['/authenticator', '/passkey'])
      expect((await send(product, 'POST', ENROLMENT + path, {}, { Cookie })).status).toBe(401)
    const code = { code: '000000' }
    const path = `${ENROLMENT}/authenticator/confirmation`
    expect((await send(product, 'POST', path, code, { Cookie })).status).toBe(401)
    expect((await send(product, 'POST', `${ENROLMENT}/passkey`)).status).toBe(401)
  })

  test('may skip it during the grace, which never begins again', async () => {
    const product = await aWholeProduct()
    await demand(product, 'Conveyancer', 7)
    const user = await product.person('Conveyancer')
    const signIn = async () => dataOf<object>((await passwordGiven(product, user.email)).answer)
    const due = { factor_due_at: new Date(START + 7 * DAY).toISOString() }
    expect(await signIn()).toMatchObject({ ...due, user: { id: user.id } })
    vi.setSystemTime(START + 6 * DAY)
    expect(await signIn()).toMatchObject(due)
    vi.setSystemTime(START + 7 * DAY)
    expect(await signIn()).toEqual({ challenge: { methods: [], may_remember: true } })
  })

  test('keeps the last one', async () => {
    const product = await aWholeProduct()
    const { headers, authenticator } = await withPasskey(product)
    const remove = () =>
      send(product, 'DELETE', `/api/security/passkeys/${authenticator.id}`, {}, headers)
    await demand(product, 'Conveyancer', 30)
    expect((await remove()).status).toBe(409)
    const offer = await send(product, 'POST', '/api/security/authenticator', {}, headers)
    const { secret } = await dataOf<{ secret: string }>(offer)
    const confirmation = '/api/security/authenticator/confirmation'
    await send(product, 'POST', confirmation, { code: codeOf(secret) }, headers)
    expect((await remove()).status).toBe(200)
    const last = await send(product, 'DELETE', '/api/security/authenticator', {}, headers)
    expect(last.status).toBe(409)
  })
})

describe('what a role demands', () => {
  const set = async (product: WholeProduct, name: string, second_factor: unknown) => {
    const owner = await product.person('Owner')
    const { headers } = await product.signIn(owner.email)
    const [role] = await product.firm.inside(({ roles }) => roles.named([name]))
    const path = `/api/roles/${role?.id}/second-factor`
    return send(product, 'PUT', path, { version: role?.version, second_factor }, headers)
  }
  const policy = { grace_days: 14, may_remember: false }

  test('is set for staff and agents, and recorded', async () => {
    const product = await aWholeProduct()
    expect(await dataOf(await set(product, 'Agent', policy))).toMatchObject({
      role: { second_factor: policy },
    })
    expect((await set(product, 'Conveyancer', policy)).status).toBe(200)
    const rows = await product.firm.inside(({ store }) =>
      store.rows(`SELECT detail FROM audit WHERE name = 'permissions.changed'`),
    )
    expect(JSON.stringify(rows)).toContain('grace_days')
    expect((await set(product, 'Conveyancer', null)).status).toBe(200)
  })

  test('has at most 30 days, and nothing for clients', async () => {
    const product = await aWholeProduct()
    const long = await set(product, 'Conveyancer', { ...policy, grace_days: 31 })
    expect([long.status, (await set(product, 'Client', policy)).status]).toEqual([422, 409])
  })

  test('is on for the staff and agents of a firm that an operator made, off in the demonstration', async () => {
    const { operate, firmOf } = anEmptyProduct()
    const made = await dataOf<{ tenant: string }>(
      await operate('firms', creation('acme.localhost')),
    )
    const demonstration = await aWholeProduct()
    const demanded = (firm: Pick<WholeProduct['firm'], 'inside'>) =>
      firm.inside(({ roles }) => roles.list().map((it) => [it.name, it.second_factor]))
    const expected = (policy: object | null) => (name: unknown) => [
      name,
      name === 'Client' ? null : policy,
    ]
    const names = (await demanded(demonstration.firm)).map(([name]) => name)
    expect(await demanded(firmOf(made.tenant))).toEqual(names.map(expected(newFirmFactorPolicy)))
    expect(await demanded(demonstration.firm)).toEqual(names.map(expected(null)))
  })

  test('leaves the owner of a new firm seven days from the first sign-in', async () => {
    const { operate, visit } = anEmptyProduct()
    const { link } = await dataOf<{ link: string }>(
      await operate('firms', creation('acme.localhost')),
    )
    const { origin, searchParams } = new URL(link)
    const answer = await visit(`${origin}/api/auth/passwords`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ token: searchParams.get('token'), password: 'three green bottles' }),
    })
    expect(await dataOf(answer)).toMatchObject({
      factor_due_at: new Date(START + 7 * DAY).toISOString(),
    })
  })
})
