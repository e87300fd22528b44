import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { anAuthenticator } from '../support/authenticator.ts'
import { asked, dataOf, passwordGiven, send, withPasskey } from '../support/passkeys.ts'
import { aWholeProduct, cookiesIn, PASSWORD, type WholeProduct } from '../support/whole-product.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const DAY = 86_400_000
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => vi.useRealTimers())

const deviceOf = (answer: Response) => /device=[^;]+/.exec(cookiesIn(answer))?.[0] ?? ''

type Authenticator = Awaited<ReturnType<typeof anAuthenticator>>

/** Signs in with a password and a passkey, so that the device is remembered. */
const remembered = async (product: WholeProduct, email: string, authenticator: Authenticator) => {
  const { Cookie } = await passwordGiven(product, email)
  const request = await asked(product, 'second-factor', { Cookie })
  const passkey = await authenticator.get(request)
  const body = { as: 'second-factor', passkey, remember: true }
  return deviceOf(await send(product, 'POST', '/api/auth/passkeys/session', body, { Cookie }))
}

const signIn = (product: WholeProduct, email: string, headers: Record<string, string>) =>
  send(product, 'POST', '/api/auth/login', { email, password: PASSWORD }, headers)

const isOpen = async (answer: Response) => 'user' in (await dataOf<object>(answer))

describe('a remembered device', () => {
  test('is asked for no second factor for 30 days, by a sealed cookie', async () => {
    const product = await aWholeProduct()
    const { user, authenticator } = await withPasskey(product)
    const Cookie = await remembered(product, user.email, authenticator)
    const stored = await product.firm.inside(({ store }) =>
      JSON.stringify(store.rows('SELECT * FROM devices')),
    )
    expect(stored).not.toContain(Cookie.replace('device=', ''))
    vi.setSystemTime(START + 29 * DAY)
    const answer = await signIn(product, user.email, { Cookie })
    expect(await isOpen(answer)).toBe(true)
    expect(answer.headers.getSetCookie().find((it) => it.startsWith('device='))).toMatch(
      /Max-Age=34560000; Path=\/; SameSite=Strict; HttpOnly$/,
    )
    vi.setSystemTime(START + 30 * DAY)
    expect(await isOpen(await signIn(product, user.email, { Cookie }))).toBe(false)
  })

  test('is one person’s, and of no use when altered', async () => {
    const product = await aWholeProduct()
    const { user, authenticator } = await withPasskey(product)
    const other = await withPasskey(product)
    const Cookie = await remembered(product, user.email, authenticator)
    const cookies = [
      [other.user.email, Cookie],
      [user.email, `${Cookie}x`],
      [user.email, 'device=x'],
    ] as const
    for (const [email, cookie] of cookies)
      expect(await isOpen(await signIn(product, email, { Cookie: cookie }))).toBe(false)
  })

  test('is forgotten by its person, and with a new password', async () => {
    const product = await aWholeProduct()
    const { user, headers, authenticator } = await withPasskey(product)
    const isRemembered = async (Cookie: string) =>
      isOpen(await signIn(product, user.email, { Cookie }))
    const first = await remembered(product, user.email, authenticator)
    const view = await product.visit('/api/security', { headers })
    const { devices } = await dataOf<{ devices: { id: string }[] }>(view)
    const path = `/api/security/devices/${devices[0]?.id}`
    expect((await send(product, 'DELETE', path, {}, headers)).status).toBe(200)
    expect((await send(product, 'DELETE', path, {}, headers)).status).toBe(404)
    expect(await isRemembered(first)).toBe(false)
    const second = await remembered(product, user.email, authenticator)
    const password = 'three green bottles'
    const passwords = { current: PASSWORD, password }
    const changed = await send(product, 'PUT', '/api/auth/passwords', passwords, headers)
    expect(changed.status).toBe(200)
    const body = { email: user.email, password }
    const answer = await send(product, 'POST', '/api/auth/login', body, { Cookie: second })
    expect(await isOpen(answer)).toBe(false)
  })

  test('is nothing where a role forbids it', async () => {
    const product = await aWholeProduct()
    const { user, authenticator } = await withPasskey(product)
    const Cookie = await remembered(product, user.email, authenticator)
    await product.firm.inside(({ roles }) => {
      const [role] = roles.named(['Conveyancer'])
      const second_factor = { grace_days: 0, may_remember: false }
      if (role) roles.replace({ ...role, second_factor, version: role.version + 1 }, role.version)
    })
    const answer = await signIn(product, user.email, { Cookie })
    expect(await dataOf(answer)).toMatchObject({ challenge: { may_remember: false } })
    const again = await remembered(product, user.email, authenticator)
    expect(await isOpen(await signIn(product, user.email, { Cookie: again }))).toBe(false)
  })
})

describe('a device that was never seen', () => {
  const noticesTo = ({ firm }: WholeProduct, email: string) =>
    firm.inside(({ store }) =>
      store.rows<{ body: string }>(
        `SELECT json_extract(doc, '$.body') AS body FROM messages
         WHERE to_address = ? AND json_extract(doc, '$.type') = 'device.new'`,
        email,
      ),
    )

  test('is told to its person once, and not the first of all, nor one whose cookies were cleared', async () => {
    const product = await aWholeProduct()
    const { email } = await product.person('Conveyancer')
    await signIn(product, email, { 'User-Agent': CHROME })
    await signIn(product, email, { 'User-Agent': CHROME })
    expect(await noticesTo(product, email)).toEqual([])
    const answer = await signIn(product, email, { 'User-Agent': FIREFOX })
    await signIn(product, email, { 'User-Agent': CHROME, Cookie: deviceOf(answer) })
    const notices = await noticesTo(product, email)
    expect(notices).toHaveLength(1)
    expect(notices[0]?.body).toContain('Firefox on Linux')
    await signIn(product, email, { 'User-Agent': CHROME, 'CF-Connecting-IP': '203.0.113.9' })
    expect(await noticesTo(product, email)).toHaveLength(2)
  })

  test('is disowned once: every session ends, and the password with them', async () => {
    const product = await aWholeProduct()
    const { email } = await product.person('Conveyancer')
    const { headers } = await product.signIn(email)
    await signIn(product, email, { 'User-Agent': FIREFOX })
    const [notice] = await noticesTo(product, email)
    const token = /disown=([\w-]+)/.exec(notice?.body ?? '')?.[1] ?? ''
    const disown = () => send(product, 'POST', '/api/auth/sign-ins/disowned', { token })
    const done = await disown()
    expect((await product.visit('/auth/user', { headers })).status).toBe(401)
    expect((await signIn(product, email, {})).status).toBe(422)
    expect((await disown()).status).toBe(422)
    const reset = await dataOf<{ token: string }>(done)
    const password = { token: reset.token, password: 'three green bottles' }
    expect((await send(product, 'POST', '/api/auth/passwords', password)).status).toBe(200)
  })
})

describe('what happened', () => {
  type Line = { text: string; note: string; count: number }

  test('lists one’s own sign-ins, refusals and changes, and nobody else’s', async () => {
    const product = await aWholeProduct()
    const { user, headers } = await withPasskey(product)
    const other = await withPasskey(product)
    for (const password of ['wrong', 'also wrong'])
      await send(product, 'POST', '/api/auth/login', { email: user.email, password })
    const linesOf = async (by: Record<string, string>) => {
      const view = await product.visit('/api/security', { headers: by })
      return (await dataOf<{ happened: Line[] }>(view)).happened
    }
    expect(await linesOf(headers)).toMatchObject([
      { text: 'Sign-in refused', count: 2 },
      { text: 'Passkey added: Passkey' },
      { text: 'Signed in' },
    ])
    expect((await linesOf(other.headers)).map(({ text }) => text)).toEqual([
      'Passkey added: Passkey',
      'Signed in',
    ])
  })
})
