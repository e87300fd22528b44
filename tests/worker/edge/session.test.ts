import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { siteOf } from '#worker/directory/site'
import { seal, unseal, unsealAs } from '#worker/edge/sign-in/sealing'
import { openSession, sealSession } from '#worker/edge/sign-in/session'
import { clients, every, main, twoFirms } from './fake-firm.ts'

const old = 'o'.repeat(40)
const young = 'y'.repeat(40)
const keys = (SESSION_KEYS?: string, ENVIRONMENT = 'production') => ({
  ENVIRONMENT,
  ...(SESSION_KEYS === undefined ? {} : { SESSION_KEYS }),
})
const MINUTE = 60_000

describe('a seal', () => {
  test('opens to what was sealed', async () => {
    expect(await unseal(keys(old), 'session', await seal(keys(old), 'session', { a: 1 }))).toEqual({
      a: 1,
    })
  })

  test('does not open once any character was changed', async () => {
    const sealed = await seal(keys(old), 'session', { a: 1 })
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A'
      // The last character of base64 holds bits that nobody reads.
      if (at === sealed.length - 1 || sealed[at + 1] === '.') continue
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
      expect(await unseal(keys(old), 'session', changed)).toBeNull()
    }
  })

  test('opens with the older of two keys, and not with a retired one', async () => {
    const sealed = await seal(keys(old), 'session', 1)
    expect(await unseal(keys(`${young},${old}`), 'session', sealed)).toBe(1)
    expect(await unseal(keys(young), 'session', sealed)).toBeNull()
    expect(
      await unseal(keys(`${young},${old}`), 'session', await seal(keys(young), 'session', 2)),
    ).toBe(2)
  })

  test('is believed only in the shape that its reader expects', async () => {
    const Shape = z.object({ id: z.string() })
    const read = async (value: unknown) =>
      unsealAs(keys(old), 'session', Shape, await seal(keys(old), 'session', value))
    expect(await read({ id: 'a' })).toEqual({ id: 'a' })
    expect(await read({ id: 1 })).toBeNull()
    expect(await read(null)).toBeNull()
  })

  test('opens for no other purpose', async () => {
    expect(await unseal(keys(old), 'session', await seal(keys(old), 'handover', 1))).toBeNull()
  })

  test.each(['', '.', '...', 'a.b.c', 'a.b.c.d'])('is not %s', async (text) => {
    expect(await unseal(keys(old), 'session', text)).toBeNull()
  })

  test('needs a key of its own outside the local environment', async () => {
    await expect(seal(keys(), 'session', 1)).rejects.toThrow('SESSION_KEYS')
    await expect(seal(keys('short'), 'session', 1)).rejects.toThrow('SESSION_KEYS')
    await expect(seal(keys(undefined, 'local'), 'session', 1)).resolves.toContain('.')
  })
})

describe('a session', () => {
  const { env, signedIn, visit, asked, tenants } = twoFirms()
  const opened = async (later: number, host = main) => {
    const { sealed } = await signedIn({ type: 'staff' })
    const site = await siteOf(env, new URL(host))
    return site && openSession(env, site, sealed, Date.now() + later)
  }

  test('lives while it is used', async () => {
    expect(await opened(29 * MINUTE)).not.toBeNull()
  })

  test('ends after half an hour without use', async () => {
    expect(await opened(31 * MINUTE)).toBeNull()
  })

  test('ends half a day after it was opened, however much it is used', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()
    const site = await siteOf(env, new URL(main))
    const at = async (opened_at: string) => {
      const { sealed } = await signedIn({ type: 'staff', opened_at, seen_at: ago(1) })
      return site && openSession(env, site, sealed, Date.now())
    }
    expect(await at(ago(11 * 60))).not.toBeNull()
    expect(await at(ago(12 * 60 + 1))).toBeNull()
  })

  test.each([clients, 'http://agents.localhost:8787', 'http://northgate.localhost:8787'])(
    'of the staff is worth nothing on %s',
    async (host) => {
      expect(await opened(0, host)).toBeNull()
    },
  )

  test('with every permission fits into a cookie', async () => {
    const { content } = await signedIn({ type: 'staff', permissions: every })
    expect((await sealSession(env, content)).length).toBeLessThan(4_000)
  })

  test('is written anew when its last use was told five minutes ago', async () => {
    const seen_at = new Date(Date.now() - 6 * MINUTE).toISOString()
    const someone = await signedIn({ type: 'staff', seen_at })
    const { harcourt } = tenants
    const renewed = { ...someone.content, seen_at: new Date().toISOString() }
    harcourt.sessions.set(someone.content.id, renewed)
    const answer = await visit(`${main}/`, { headers: someone.cookies })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.map((it) => it.split('=')[0])).toEqual(['auth_token', 'session'])
    expect(cookies[0]).toContain(someone.token)
    expect(asked).toContainEqual(['session', someone.content.id])
  })

  test('is not written anew by what an open page asks by itself', async () => {
    const seen_at = new Date(Date.now() - 6 * MINUTE).toISOString()
    const { cookies } = await signedIn({ type: 'staff', seen_at })
    for (const path of ['/builds/latest.json', '/builds/meta/b1.json']) {
      const answer = await visit(main + path, { headers: cookies })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    }
  })

  test('is left as it is when it was told just now', async () => {
    const { cookies } = await signedIn({ type: 'staff' })
    expect((await visit(`${main}/`, { headers: cookies })).headers.getSetCookie()).toEqual([])
  })

  test('that the Tenant has ended loses its cookies at the next telling', async () => {
    const seen_at = new Date(Date.now() - 6 * MINUTE).toISOString()
    const { cookies, content } = await signedIn({ type: 'staff', seen_at })
    await tenants.harcourt.endSession('harcourt', content.id)
    const answer = await visit(`${main}/`, { headers: cookies })
    expect(answer.headers.getSetCookie().every((it) => it.includes('Max-Age=0'))).toBe(true)
  })

  test('that ran out takes its readable token with it', async () => {
    const seen_at = new Date(Date.now() - 31 * MINUTE).toISOString()
    const { cookies } = await signedIn({ type: 'staff', seen_at })
    const answer = await visit(`${main}/conveyances`, { headers: cookies })
    expect(answer.headers.get('Location')).toBe('/auth/login?return=%2Fconveyances')
    expect(answer.headers.getSetCookie()[0]).toMatch(/^auth_token=; Max-Age=0/)
  })
})
