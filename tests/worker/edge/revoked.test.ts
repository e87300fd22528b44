import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_SESSION_MS } from '#domain/user/session-content'
import { seal } from '#worker/edge/sign-in/sealing'
import { hashOf, newToken } from '#worker/edge/sign-in/token'
import { aWholeProduct, cookiesIn, socketOf, type WholeProduct } from '../support/whole-product.ts'
import { main, quotes } from './fake-firm.ts'

let product: WholeProduct
beforeEach(async () => {
  product = await aWholeProduct()
})
afterEach(() => vi.useRealTimers())

const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const nextOf = (html: string) =>
  (/content="0;url=([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#38;', '&')

/** The quotes host's way to the main host, and the secret of the browser that began. */
const begun = async () => {
  const start = await product.visit(`${quotes}/auth/login?return=%2Fleads`)
  return { location: start.headers.get('Location') ?? '', secret: cookiesIn(start) }
}
const codeOf = async (Cookie: string) => {
  const { location, secret } = await begun()
  const given = await product.visit(location, { headers: { Cookie } })
  return { given, secret, back: nextOf(await given.text()) }
}
const redeemed = (back: string, secret: string) =>
  product.visit(back, { headers: { Cookie: secret } })

const owner = async () => {
  const user = await product.person('Owner')
  return { user, ...(await product.signIn(user.email)) }
}
const logOut = ({ headers }: { headers: Record<string, string> }) =>
  product.visit('/api/_auth/session', { method: 'DELETE', headers })

describe('a session that has ended', () => {
  test('gets no code for the quotes host', async () => {
    const someone = await owner()
    await logOut(someone)
    const { given } = await codeOf(someone.Cookie)
    expect([given.status, given.headers.get('Location')]).toEqual([
      302,
      expect.stringMatching(/^\/auth\/login\?return=/),
    ])
  })

  test('opens nothing with the code that it was given before', async () => {
    const someone = await owner()
    const { back, secret } = await codeOf(someone.Cookie)
    await logOut(someone)
    const answer = await redeemed(back, secret)
    expect([answer.status, cookiesIn(answer)]).toEqual([403, 'handover='])
  })

  test('opens nothing after an administrator signed its person out everywhere', async () => {
    const admin = await owner()
    const other = await owner()
    const { back, secret } = await codeOf(other.Cookie)
    const path = `/api/users/${other.user.id}/sessions`
    const headers = { ...admin.headers, 'Idempotency-Key': crypto.randomUUID() }
    expect((await product.visit(path, { method: 'DELETE', headers })).status).toBe(200)
    expect((await redeemed(back, secret)).status).toBe(403)
    expect((await codeOf(other.Cookie)).given.status).toBe(302)
  })

  test('opens no page and says of nobody who they are', async () => {
    const someone = await owner()
    expect((await product.visit('/conveyances', someone)).status).toBe(200)
    await logOut(someone)
    expect((await product.visit('/conveyances', someone)).status).toBe(302)
    expect(await (await product.visit('/api/_auth/session', someone)).json()).toEqual({})
  })

  test('ends with those that it handed over', async () => {
    const someone = await owner()
    const { back, secret } = await codeOf(someone.Cookie)
    const Cookie = cookiesIn(await redeemed(back, secret))
    expect((await product.visit(`${quotes}/leads`, { headers: { Cookie } })).status).toBe(200)
    await logOut(someone)
    expect((await product.visit(`${quotes}/leads`, { headers: { Cookie } })).status).toBe(302)
  })
})

describe('a code', () => {
  test('opens one session, whoever else tries at the same moment', async () => {
    const { back, secret } = await codeOf((await owner()).Cookie)
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeemed(back, secret)))
    const statuses = answers.map((it) => it.status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 403)])
    expect((await redeemed(back, secret)).status).toBe(403)
  })

  test('opens a session that ends when the first one would have', async () => {
    const someone = await owner()
    later(20 * 60_000)
    const { back, secret } = await codeOf(someone.Cookie)
    await redeemed(back, secret)
    const sessions = await product.firm.inside(({ store }) =>
      store.rows<{ opened_at: string }>('SELECT opened_at FROM sessions'),
    )
    expect(new Set(sessions.map((it) => it.opened_at)).size).toBe(1)
    expect(MAX_SESSION_MS).toBe(12 * 3_600_000)
  })

  test('that the sealing key alone made opens no account', async () => {
    const { user } = await owner()
    const { secret } = await begun()
    const proof = hashOf(secret.split('=')[1] ?? '')
    const forged = { tenant: 'harcourt', user_id: user.id, proof, until: Date.now() + 60_000 }
    const code = await seal(product.env, 'handover', forged)
    const back = `${quotes}/auth/handover?${new URLSearchParams({ code, return: '/' })}`
    expect((await redeemed(back, secret)).status).toBe(403)
  })
})

describe('the sealing key alone', () => {
  const forgedCookie = async (id: string, user_id: string) => {
    const [token, at] = [newToken(), new Date().toISOString()]
    const session = await seal(product.env, 'session', {
      ...{ id, user_id, type: 'staff', tenant: 'harcourt', audience: null, roles: ['Owner'] },
      ...{ permissions: ['conveyance.view-any', 'roles.update'], read_only: false },
      ...{ tokenHash: hashOf(token), opened_at: at, seen_at: at },
    })
    return { Cookie: `auth_token=${token}; session=${session}`, token }
  }

  test('opens no page, no code, no socket and no call, though it names a live session', async () => {
    const { user } = await owner()
    const [live] = await product.firm.inside(({ store }) =>
      store.rows<{ id: string }>('SELECT id FROM sessions'),
    )
    const { Cookie, token } = await forgedCookie(live?.id ?? '', user.id)
    expect((await product.visit('/conveyances', { headers: { Cookie } })).status).toBe(302)
    expect((await codeOf(Cookie)).given.status).toBe(302)
    expect((await socketOf(product, Cookie)).event).toBe('pusher:error')
    const headers = { Cookie, Authorization: `Bearer ${token}`, 'X-Tenant': 'harcourt' }
    expect((await product.visit('/api/my-day', { headers })).status).toBe(401)
    const mail = await product.visit('/api/intake/email', { headers })
    expect(await mail.text()).not.toContain('"key"')
  })
})

describe('a bearer of one person with the cookie of another', () => {
  test('is 401, and ends both sessions', async () => {
    const [one, two] = [await owner(), await owner()]
    const mixed = { ...one.headers, Cookie: two.Cookie }
    expect((await product.visit('/api/my-day', { headers: mixed })).status).toBe(401)
    for (const { headers } of [one, two])
      expect((await product.visit('/api/my-day', { headers })).status).toBe(401)
  })
})

test('signing in again changes both parts, and the earlier ones die', async () => {
  const { user, headers, Cookie } = await owner()
  const second = await product.signIn(user.email, { Cookie })
  expect(second.headers.Authorization).not.toBe(headers.Authorization)
  const [token, sealed] = Cookie.split('; ')
  expect(second.Cookie).not.toContain(token)
  expect(second.Cookie).not.toContain(sealed)
  expect((await product.visit('/api/my-day', { headers })).status).toBe(401)
  expect((await product.visit('/api/my-day', { headers: second.headers })).status).toBe(200)
})

test('signing out clears what the browser stored', async () => {
  const answer = await logOut(await owner())
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
})

test('the key of the mail service is shown to nobody, signed in or not', async () => {
  const someone = await owner()
  const asked = async (headers: Record<string, string>) => {
    const answer = await product.visit('/api/intake/email', { headers })
    return [answer.status, await answer.text()]
  }
  for (const headers of [someone.headers, { Cookie: someone.Cookie }, { Origin: main }]) {
    const [status, text] = await asked(headers)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain('"key"')
  }
})
