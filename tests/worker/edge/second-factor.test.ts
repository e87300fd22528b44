import { generateHOTP } from '@oslojs/otp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fullName } from '#domain/user/user'
import { untilLinksAreSent } from '../support/outgoing.ts'
import { aWholeProduct, cookiesIn, PASSWORD, type WholeProduct } from '../support/whole-product.ts'
import { main } from './fake-firm.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const STEP = 30_000

// Codes depend on the time, and must not turn into others in the middle of a slow test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => vi.useRealTimers())

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (secret: string) => {
  const bits = [...secret].map((it) => BASE32.indexOf(it).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const codeOf = (secret: string, later = 0) =>
  generateHOTP(bytesOf(secret), BigInt(Math.floor((Date.now() + later) / STEP)), 6)

const send = (
  { visit }: WholeProduct,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  visit(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      Origin: main,
      ...headers,
    },
    body: JSON.stringify(body),
  })

type Codes = { codes: string[] }

/** Somebody with an authenticator, and the recovery codes that they were shown. */
const enrolled = async (product: WholeProduct) => {
  const user = await product.person('Conveyancer')
  const { headers } = await product.signIn(user.email)
  const ask = async <T>(method: string, path: string, body: unknown = {}) => {
    const answer = await send(product, method, path, body, headers)
    return { status: answer.status, data: (await answer.json<{ data: T }>()).data }
  }
  const offer = await ask<{ secret: string; uri: string }>('POST', '/api/security/authenticator')
  const { secret } = offer.data
  const confirmation = await ask<Codes>('POST', '/api/security/authenticator/confirmation', {
    code: codeOf(secret),
  })
  return { user, ask, headers, secret, offer: offer.data, codes: confirmation.data.codes }
}

/** The cookie of a sign-in that waits for its second factor. */
const passwordGiven = async (product: WholeProduct, email: string) => {
  const answer = await send(product, 'POST', '/api/auth/login', { email, password: PASSWORD })
  return { Cookie: cookiesIn(answer), answer }
}

const give = (product: WholeProduct, Cookie: string, code: string) =>
  send(product, 'POST', '/api/auth/second-factor', { code }, { Cookie })

describe('an authenticator', () => {
  test('counts once a code of it has arrived, and is told to its person', async () => {
    const product = await aWholeProduct()
    const { user, codes, offer, secret } = await enrolled(product)
    expect(offer.uri).toContain(
      `otpauth://totp/Harcourt%20%26%20Vane:${encodeURIComponent(user.email)}`,
    )
    expect(new Set(codes).size).toBe(10)
    const told = await product.firm.inside(({ store }) =>
      store.rows(
        `SELECT id FROM messages WHERE to_address = ?
        AND json_extract(doc, '$.type') = 'second-factor.added'`,
        user.email,
      ),
    )
    expect(told).toHaveLength(1)
    const tables = ['authenticators', 'recovery_codes', 'audit', 'messages', 'idempotency']
    const stored = await product.firm.inside(({ store }) =>
      JSON.stringify(tables.map((table) => store.rows(`SELECT * FROM ${table}`))),
    )
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text)
  })

  test('that was offered and never confirmed changes nothing', async () => {
    const product = await aWholeProduct()
    const user = await product.person('Conveyancer')
    const { headers } = await product.signIn(user.email)
    await send(product, 'POST', '/api/security/authenticator', {}, headers)
    const confirm = (code: string) =>
      send(product, 'POST', '/api/security/authenticator/confirmation', { code }, headers)
    expect((await confirm('000000')).status).toBe(422)
    expect((await passwordGiven(product, user.email)).answer.headers.getSetCookie()).toHaveLength(3)
  })

  test('may be set up by somebody whose role changes nothing else', async () => {
    const product = await aWholeProduct()
    const user = await product.person('Auditor')
    const { headers } = await product.signIn(user.email)
    const answer = await send(product, 'POST', '/api/security/authenticator', {}, headers)
    expect(answer.status).toBe(200)
  })

  test('is removed with its recovery codes', async () => {
    const product = await aWholeProduct()
    const { user, ask } = await enrolled(product)
    const { data } = await ask<object>('DELETE', '/api/security/authenticator')
    expect(data).toMatchObject({ authenticator: null, recovery_codes: null })
    expect((await passwordGiven(product, user.email)).answer.headers.getSetCookie()).toHaveLength(3)
  })
})

describe('a password without its second factor', () => {
  test('opens nothing: no page, no call, no socket', async () => {
    const product = await aWholeProduct()
    const { user } = await enrolled(product)
    const { Cookie, answer } = await passwordGiven(product, user.email)
    expect(await answer.json()).toEqual({
      data: { challenge: { methods: ['authenticator', 'recovery_code'], may_remember: true } },
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pending=[\w-]{43}; Max-Age=600; Path=\/; SameSite=Strict; HttpOnly$/),
    ])
    const token = Cookie.replace('pending=', '')
    const headers = {
      Cookie: `${Cookie}; auth_token=${token}; session=${token}`,
      Authorization: `Bearer ${token}`,
      'X-Tenant': 'harcourt',
    }
    for (const path of ['/auth/user', '/api/security', '/api/conveyances'])
      expect((await product.visit(path, { headers })).status, path).toBe(401)
    expect((await product.visit('/conveyances', { headers })).status).toBe(302)
    const live = await product.firm.inside(({ store }) =>
      store.rows('SELECT id FROM sessions WHERE token_hash = ?', token),
    )
    expect(live).toEqual([])
  })

  test('becomes a session by a code, and each code works once', async () => {
    const product = await aWholeProduct()
    const { user, secret } = await enrolled(product)
    const first = await passwordGiven(product, user.email)
    // The code that confirmed the authenticator is used up.
    expect((await give(product, first.Cookie, codeOf(secret))).status).toBe(422)
    const code = codeOf(secret, STEP)
    const right = await give(product, first.Cookie, code)
    expect([right.status, right.headers.getSetCookie().length]).toEqual([200, 4])
    expect((await give(product, first.Cookie, code)).status).toBe(401)
    const second = await passwordGiven(product, user.email)
    expect((await give(product, second.Cookie, code)).status).toBe(422)
  })

  test('takes each recovery code once, however it is typed, and says how many are left', async () => {
    const product = await aWholeProduct()
    const { user, codes, headers } = await enrolled(product)
    const [code = ''] = codes
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const first = await passwordGiven(product, user.email)
    expect((await give(product, first.Cookie, typed)).status).toBe(200)
    const second = await passwordGiven(product, user.email)
    expect((await give(product, second.Cookie, code)).status).toBe(422)
    const view = await product.visit('/api/security', { headers })
    expect(await view.json()).toMatchObject({ data: { recovery_codes: { left: 9 } } })
  })

  test('is not passed by setting a new one', async () => {
    const product = await aWholeProduct()
    const { user, secret } = await enrolled(product)
    await send(product, 'POST', '/api/auth/password-links', { email: user.email })
    await untilLinksAreSent(product.firm)
    const [message] = await product.firm.inside(({ store }) =>
      store.rows<{ body: string }>(`SELECT json_extract(doc, '$.body') AS body FROM messages
        WHERE json_extract(doc, '$.type') = 'password.link-requested'`),
    )
    const token = /token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? ''
    const set = await send(product, 'POST', '/api/auth/passwords', {
      token,
      password: 'three green bottles',
    })
    expect(await set.json()).toMatchObject({ data: { challenge: expect.anything() } })
    expect(cookiesIn(set)).toMatch(/^pending=/)
    const right = await give(product, cookiesIn(set), codeOf(secret, STEP))
    expect(right.status).toBe(200)
  })

  test('ends after five wrong codes and after ten minutes', async () => {
    const product = await aWholeProduct()
    const { user, secret } = await enrolled(product)
    const one = await passwordGiven(product, user.email)
    const statuses = []
    for (let tries = 0; tries < 5; tries++)
      statuses.push((await give(product, one.Cookie, '000000')).status)
    expect(statuses).toEqual([422, 422, 422, 422, 401])
    expect((await give(product, one.Cookie, codeOf(secret, STEP))).status).toBe(401)
    const late = await passwordGiven(product, user.email)
    vi.setSystemTime(START + 11 * 60_000)
    expect((await give(product, late.Cookie, codeOf(secret))).status).toBe(401)
  })
})

describe('a second factor that is lost', () => {
  const reset = (product: WholeProduct, by: { headers: Record<string, string> }, id: string) =>
    send(
      product,
      'POST',
      `/api/users/${id}/second-factor-resets`,
      { reason: 'Lost phone' },
      by.headers,
    )

  test('is taken away by an administrator with a reason, which its person is told', async () => {
    const product = await aWholeProduct()
    const { user, headers } = await enrolled(product)
    const owner = await product.person('Owner')
    const by = await product.signIn(owner.email)
    const answer = await reset(product, by, user.id)
    expect(await answer.json()).toMatchObject({ data: { second_factor: null, sessions: [] } })
    expect((await product.visit('/auth/user', { headers })).status).toBe(401)
    expect((await passwordGiven(product, user.email)).answer.headers.getSetCookie()).toHaveLength(3)
    const [row] = await product.firm.inside(({ store }) =>
      store.rows<{ actor_id: string; detail: string }>(
        `SELECT actor_id, detail FROM audit WHERE name = 'second-factor.reset'`,
      ),
    )
    expect(row?.actor_id).toBe(owner.id)
    expect(JSON.parse(row?.detail ?? '')).toEqual({ reason: 'Lost phone', of: fullName(user) })
    const told = await product.firm.inside(({ store }) =>
      store.rows(
        `SELECT id FROM messages WHERE to_address = ?
        AND json_extract(doc, '$.type') = 'second-factor.reset'`,
        user.email,
      ),
    )
    expect(told).toHaveLength(1)
  })

  test('is not one’s own, nor that of somebody with more access, nor one that was never set up', async () => {
    const product = await aWholeProduct()
    const { user } = await enrolled(product)
    const statusOf = async (role: string, id: string) => {
      const person = await product.person(role)
      const by = await product.signIn(person.email)
      return (await reset(product, by, id === 'own' ? person.id : id)).status
    }
    expect(await statusOf('Owner', 'own')).toBe(409)
    expect(await statusOf('Conveyancer', user.id)).toBe(403)
    const other = await product.person('Owner')
    expect(await statusOf('Practice manager', other.id)).toBe(403)
    expect(await statusOf('Owner', other.id)).toBe(409)
  })
})

describe('a sensitive change', () => {
  const MINUTE = 60_000
  const changed = { name: 'Clerk', description: '', permissions: [], read_only: false }
  const create = (product: WholeProduct, headers: Record<string, string>, name = 'Clerk') =>
    send(
      product,
      'POST',
      '/api/roles',
      { ...changed, name, scope: { conveyance: 'none', quotes: 'none' } },
      headers,
    )
  const confirm = (product: WholeProduct, headers: Record<string, string>, body: object) =>
    send(product, 'POST', '/api/auth/step-up', body, headers)

  test('needs no more for ten minutes after signing in, and then a password', async () => {
    const product = await aWholeProduct()
    const { email } = await product.person('Owner')
    const { headers } = await product.signIn(email)
    expect((await create(product, headers)).status).toBe(200)
    vi.setSystemTime(START + 11 * MINUTE)
    const asked = await create(product, headers, 'Second')
    expect([asked.status, await asked.json()]).toEqual([
      403,
      { error: expect.objectContaining({ code: 'step_up_needed' }) },
    ])
    const wrong = await confirm(product, headers, { password: 'wrong' })
    expect(await wrong.json()).toMatchObject({
      error: { fields: { password: [expect.any(String)] } },
    })
    expect((await create(product, headers, 'Second')).status).toBe(403)
    expect((await confirm(product, headers, { password: PASSWORD })).status).toBe(200)
    expect((await create(product, headers, 'Second')).status).toBe(200)
    vi.setSystemTime(START + 22 * MINUTE)
    expect((await create(product, headers, 'Third')).status).toBe(403)
  })

  test('takes a code of the second factor instead, once', async () => {
    const product = await aWholeProduct()
    const { headers, secret } = await enrolled(product)
    vi.setSystemTime(START + 11 * MINUTE)
    const remove = () => send(product, 'DELETE', '/api/security/authenticator', {}, headers)
    expect((await remove()).status).toBe(403)
    const code = codeOf(secret)
    expect((await confirm(product, headers, { code })).status).toBe(200)
    expect((await confirm(product, headers, { code })).status).toBe(422)
    expect((await remove()).status).toBe(200)
  })

  test('is nothing that a visitor could confirm', async () => {
    const product = await aWholeProduct()
    expect((await confirm(product, {}, { password: PASSWORD })).status).toBe(401)
  })
})
