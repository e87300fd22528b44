import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#tenant/user/users'
import { asked, signInWith, withPasskey } from '../support/passkeys.ts'
import { demand } from '../support/role-demand.ts'
import {
  attempt,
  begin,
  comeBack,
  offer,
  recorded,
  sessionCount,
} from '../support/single-sign-on.ts'
import { anIssuer, type Forging, hmacWith, newKey } from '../support/stand-in-issuer.ts'
import { aWholeProduct, cookiesIn } from '../support/whole-product.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')

vi.spyOn(console, 'warn').mockReturnValue()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => vi.useRealTimers())

const setUp = async (given: Partial<User> = {}) => {
  const product = await aWholeProduct()
  const issuer = await anIssuer()
  await offer(product, issuer)
  const user = await product.firm.user({ role: 'Conveyancer', ...given })
  return { product, issuer, user }
}

describe('somebody whom the provider names', () => {
  test('is signed in, linked by their verified address, and known again by their subject', async () => {
    const { product, issuer, user } = await setUp({ status: 'invited' })
    const answer = await attempt(product, issuer, user.email)
    expect(answer.status).toBe(200)
    const Cookie = cookiesIn(answer)
    expect((await product.visit('/conveyances', { headers: { Cookie } })).status).toBe(200)
    issuer.forge({ claims: { sub: `sub of ${user.email}`, email: 'new-name@harcourt.test' } })
    expect((await attempt(product, issuer, user.email)).status).toBe(200)
    expect(await sessionCount(product)).toBe(2)
    expect(await recorded(product)).toEqual(['single-sign-on.linked'])
    const told = await product.firm.inside(({ store }) =>
      store.rows('SELECT id FROM messages WHERE to_address = ?', user.email),
    )
    expect(told).toHaveLength(1)
    const status = await product.firm.inside(({ users }) => users.get(user.id).status)
    expect(status).toBe('active')
  })

  test('confirms that it is them by signing in again, as they have no password', async () => {
    const { product, issuer, user } = await setUp()
    const Cookie = cookiesIn(await attempt(product, issuer, user.email))
    const token = decodeURIComponent(/auth_token=([^;]+)/.exec(Cookie)?.[1] ?? '')
    const answer = await product.visit('/api/auth/step-up', {
      method: 'POST',
      headers: {
        Cookie,
        Authorization: `Bearer ${token}`,
        'X-Tenant': 'harcourt',
        Origin: 'http://localhost:8787',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ password: 'anything' }),
    })
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('You have no password here. Sign out, sign in again'),
    ])
  })

  test('goes on to where they wanted, and nowhere else', async () => {
    const { product, issuer, user } = await setUp()
    for (const [asked, expected] of [
      ['/conveyances?view=mine', '/conveyances?view=mine'],
      ['//evil.example/', '/'],
      ['https://evil.example/', '/'],
    ] as const) {
      const { address, Cookie } = await begin(product, `?${new URLSearchParams({ return: asked })}`)
      const answer = await comeBack(product, issuer.consent(address, user.email), Cookie)
      expect(await answer.text()).toContain(`url=${expected.replaceAll('&', '&#38;')}"`)
    }
  })

  test('is asked for their second factor unless the provider asked for one', async () => {
    const { product, issuer, user } = await setUp()
    await product.firm.inside(({ store }) =>
      store.write(
        `INSERT INTO authenticators (user_id, is_confirmed, sealed, last_step, added_at)
         VALUES (?, 1, 'sealed', 0, '2026-11-23')`,
        user.id,
      ),
    )
    const asked = await attempt(product, issuer, user.email)
    expect(await asked.text()).toContain('/auth/login#second-factor=authenticator')
    expect(await sessionCount(product)).toBe(0)
    issuer.forge({ claims: { amr: ['pwd'], acr: 'urn:of-no-meaning' } })
    await attempt(product, issuer, user.email)
    expect(await sessionCount(product)).toBe(0)
    issuer.forge({ claims: { amr: ['pwd', 'mfa'] } })
    await attempt(product, issuer, user.email)
    expect(await sessionCount(product)).toBe(1)
  })

  test('sets up the second factor that their role demands before there is a session', async () => {
    const { product, issuer, user } = await setUp()
    await demand(product, 'Conveyancer', 0)
    const answer = await attempt(product, issuer, user.email)
    expect(await answer.text()).toContain('url=/auth/enrolment"')
    expect(await sessionCount(product)).toBe(0)
  })

  test('is refused in words where there is no account for them', async () => {
    const { product, issuer, user } = await setUp({ status: 'suspended' })
    const client = await product.firm.user({ type: 'client', email: 'client@harcourt.test' })
    const refused = async (email: string, claims: object = {}) => {
      issuer.forge({ claims })
      const answer = await attempt(product, issuer, email)
      expect(answer.status).toBe(403)
      return answer.text()
    }
    expect(await refused(user.email)).toContain('Your account here is not active')
    expect(await refused('stranger@harcourt.test')).toContain('Nobody here has the address')
    expect(await refused(client.email)).toContain('Nobody here has the address')
    expect(await refused('somebody@other.test')).toContain('is not one of this firm’s')
    expect(await refused(user.email, { email_verified: false })).toContain('does not confirm')
    expect(await refused(user.email, { email_verified: undefined })).toContain('does not confirm')
    expect(await refused(user.email, { email: undefined })).toContain('did not give your email')
    expect(await sessionCount(product)).toBe(0)
    expect(await recorded(product)).toEqual([
      'single-sign-on.refused inactive',
      'single-sign-on.refused unknown',
      'single-sign-on.refused unknown',
      'single-sign-on.refused other_domain',
      'single-sign-on.refused unverified',
      'single-sign-on.refused unverified',
      'single-sign-on.refused no_email',
    ])
  })

  test('does not take over the account of somebody who had the address before', async () => {
    const { product, issuer, user } = await setUp()
    await attempt(product, issuer, user.email)
    issuer.forge({ claims: { sub: 'another person' } })
    const answer = await attempt(product, issuer, user.email)
    expect(await answer.text()).toContain('belongs to another account at Acme ID')
    expect(await sessionCount(product)).toBe(1)
  })
})

const other = await newKey('one')
const minutes = (count: number) => START / 1000 + count * 60

describe('a token', () => {
  test.each<[string, Forging | ((publicKey: Awaited<ReturnType<typeof newKey>>) => Forging)]>([
    ['signed with another key of the same id', { key: other }],
    ['without a signature', { header: { alg: 'none' }, sign: () => new Uint8Array() }],
    ['signed with the public key', (key) => ({ header: { alg: 'HS256' }, sign: hmacWith(key) })],
    ['of another issuer', { claims: { iss: 'https://id.evil-login.co.uk' } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['for several clients without a party', { claims: { aud: ['deedbox-client', 'another'] } }],
    ['issued to another party', { claims: { azp: 'another-client' } }],
    ['of another attempt', { claims: { nonce: 'of another attempt' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { iat: minutes(-9), exp: minutes(-2) } }],
    ['that lives long and is old', { claims: { iat: minutes(-30), exp: minutes(600) } }],
    ['of the future', { claims: { iat: minutes(10), exp: minutes(20) } }],
    ['that names nobody', { claims: { sub: '' } }],
  ])('%s signs nobody in, and says so', async (_, forging) => {
    const { product, issuer, user } = await setUp()
    issuer.forge(typeof forging === 'function' ? forging(issuer.key) : forging)
    const answer = await attempt(product, issuer, user.email)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(
      'The answer from Acme ID could not be verified, so nobody was signed in.',
    )
    expect(cookiesIn(answer)).not.toMatch(/auth_token|session=|pending/)
    expect(await sessionCount(product)).toBe(0)
    expect(await recorded(product)).toEqual(['single-sign-on.refused invalid'])
  })

  test('of a new key is accepted, and of a withdrawn one no longer', async () => {
    const { product, issuer, user } = await setUp()
    await attempt(product, issuer, user.email)
    const next = await newKey('two')
    issuer.rotate(next, [next])
    const lookUps = () => issuer.asked.filter((it) => it === '/keys').length
    for (let tries = 0; tries < 5; tries++)
      expect((await attempt(product, issuer, user.email)).status).toBe(403)
    expect(lookUps()).toBe(1)
    vi.setSystemTime(START + 61_000)
    expect((await attempt(product, issuer, user.email)).status).toBe(200)
    expect(lookUps()).toBe(2)
    issuer.forge({ key: issuer.key })
    expect((await attempt(product, issuer, user.email)).status).toBe(403)
    expect(await sessionCount(product)).toBe(2)
  })
})

describe('an attempt', () => {
  const EXPIRED = 'This attempt has expired or was already used. Start again.'

  test('counts once, in its own browser, with its own state, within ten minutes', async () => {
    const { product, issuer, user } = await setUp()
    const { address, Cookie } = await begin(product)
    const query = issuer.consent(address, user.email)
    const refused = async (text: string, cookies: string) =>
      expect(await (await comeBack(product, text, cookies)).text()).toContain(EXPIRED)
    await refused(query, '')
    await refused(query, `${Cookie}tampered`)
    await refused(query.replace('state=', 'state=x'), Cookie)
    await refused(query, (await begin(product)).Cookie)
    expect((await comeBack(product, query, Cookie)).status).toBe(200)
    const tokens = issuer.asked.filter((it) => it === '/token').length
    await refused(query, Cookie)
    expect(issuer.asked.filter((it) => it === '/token')).toHaveLength(tokens)
    const late = await begin(product)
    vi.setSystemTime(START + 600_001)
    await refused(issuer.consent(late.address, user.email), late.Cookie)
    expect(await sessionCount(product)).toBe(1)
  })

  test('asks for a code with PKCE, state and nonce, and its cookie is of no use elsewhere', async () => {
    const { product } = await setUp()
    const { address, answer } = await begin(product)
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      client_id: 'deedbox-client',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: 'http://localhost:8787/auth/single-sign-on/callback',
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^single_sign_on=[\w.-]+; Max-Age=600; Path=\/; SameSite=Lax; HttpOnly$/,
      ),
    ])
  })

  test('that the provider declines, cannot answer or refuses our secret says which', async () => {
    const { product, issuer, user } = await setUp()
    const { address, Cookie } = await begin(product)
    const state = new URL(address).searchParams.get('state')
    const declined = await comeBack(product, `?error=access_denied&state=${state}`, Cookie)
    expect(await declined.text()).toContain('Acme ID did not sign you in.')
    issuer.answerToken(Response.json({ error: 'invalid_client' }, { status: 400 }))
    const misconfigured = await attempt(product, issuer, user.email)
    expect(await misconfigured.text()).toContain('does not accept this product’s client secret')
    issuer.goDown()
    const down = await attempt(product, issuer, user.email)
    expect([down.status, await down.text()]).toEqual([
      502,
      expect.stringContaining('Acme ID is not responding.'),
    ])
  })

  test('calls no private network, follows no redirect and reads no endless answer', async () => {
    const { product, issuer, user } = await setUp()
    const stop = async (answer: Response) => {
      issuer.answerToken(answer)
      return (await attempt(product, issuer, user.email)).text()
    }
    const Location = 'https://169.254.169.254/latest/meta-data'
    expect(await stop(new Response(null, { status: 307, headers: { Location } }))).toContain(
      'could not be verified',
    )
    expect(await stop(Response.json({ id_token: 'x'.repeat(300_000) }))).toContain(
      'Acme ID is not responding.',
    )
    const inside = await anIssuer()
    Object.assign(inside.configuration, { token_endpoint: 'https://10.0.0.5/token' })
    await offer(product, inside)
    const answer = await attempt(product, inside, user.email)
    expect(await answer.text()).toContain('Acme ID is not responding.')
    expect([...issuer.asked, ...inside.asked].filter((it) => /169\.254|10\.0/.test(it))).toEqual([])
  })

  test('tells the window that opened it, and no other', async () => {
    const { product, issuer, user } = await setUp()
    const window = crypto.randomUUID()
    const result = async (asked: string) => {
      const { address, Cookie } = await begin(product, `?${new URLSearchParams({ window: asked })}`)
      return (await comeBack(product, issuer.consent(address, user.email), Cookie)).text()
    }
    expect(await result(window)).toContain(`data-result="signed-in" data-window="${window}"`)
    expect(await result('"><script>')).not.toContain('data-window')
  })
})

describe('a firm that requires its provider', () => {
  test('lets staff in by nothing else, but for somebody who may change that and has a code', async () => {
    const product = await aWholeProduct()
    const issuer = await anIssuer()
    const [conveyancer, owner] = [
      await product.person('Conveyancer'),
      await product.person('Owner'),
    ]
    await offer(product, issuer, { is_required: true })
    const login = (email: string, password = 'deedbox-demo-2026') =>
      product.visit('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:8787' },
        body: JSON.stringify({ email, password }),
      })
    const refused = await login(conveyancer.email)
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('This firm signs in with Acme ID only.'),
    ])
    expect((await login(conveyancer.email, 'a wrong password')).status).toBe(422)
    expect((await login(owner.email)).status).toBe(403)
    await product.firm.inside(({ store }) =>
      store.write(
        `INSERT INTO authenticators (user_id, is_confirmed, sealed, last_step, added_at)
         VALUES (?, 1, 'sealed', 0, '2026-11-23')`,
        owner.id,
      ),
    )
    const emergency = await login(owner.email)
    expect(await emergency.json()).toMatchObject({ data: { challenge: {} } })
    expect(await recorded(product)).toEqual(['single-sign-on.bypassed'])
    expect((await attempt(product, issuer, conveyancer.email)).status).toBe(200)
  })
  test('lets a passkey of our own in for the emergency only', async () => {
    const product = await aWholeProduct()
    const issuer = await anIssuer()
    const conveyancer = await withPasskey(product)
    const owner = await withPasskey(product, 'Owner')
    await offer(product, issuer, { is_required: true })
    const before = await sessionCount(product)
    const signIn = async ({ authenticator }: typeof owner) =>
      signInWith(product, await authenticator.get(await asked(product, 'first-factor')))
    const refused = await signIn(conveyancer)
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('This firm signs in with Acme ID only.'),
    ])
    expect(await sessionCount(product)).toBe(before)
    expect((await signIn(owner)).status).toBe(200)
    expect(await recorded(product)).toEqual(['single-sign-on.bypassed'])
  })
})
