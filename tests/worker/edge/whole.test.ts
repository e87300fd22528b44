import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { userChannel } from '#domain/channels'
import { hashPassword } from '#worker/edge/sign-in/password'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { aFirm, env as bindings } from '../support/firm.ts'
import { assets, main } from './fake-firm.ts'

const PASSWORD = 'deedbox-demo-2026'
const hash = await hashPassword(PASSWORD)

/** A firm with its true Tenant and Hub, and a browser before its front door. */
const aHouse = async () => {
  const firm = await aFirm()
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const visit = async (path: string, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const request = new Request(main + path, { redirect: 'manual', ...init })
    const answer = await edge.fetch(request, env, context)
    await waitOnExecutionContext(context)
    return answer
  }
  const person = async (role: string) => {
    const user = await firm.user({ role })
    await firm.inside(({ users }) => users.setPassword(user.id, hash))
    return user
  }
  const login = (email: string, password = PASSWORD) =>
    visit('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: main },
      body: JSON.stringify({ email, password }),
    })
  const signIn = async (email: string) => {
    const answer = await login(email)
    const Cookie = answer.headers
      .getSetCookie()
      .map((it) => it.split(';')[0])
      .join('; ')
    const { data } = await answer.json<{ data: { token: string; user: { email: string } } }>()
    const headers = { Cookie, Authorization: `Bearer ${data.token}`, 'X-Tenant': 'harcourt' }
    return { Cookie, headers, user: data.user }
  }
  return { firm, visit, person, login, signIn }
}

describe('with the true Tenant', () => {
  test('somebody signs in, is known, and is nobody once they have signed out', async () => {
    const { visit, person, signIn } = await aHouse()
    const owner = await person('Owner')
    const { headers, user } = await signIn(owner.email)
    expect(user).toMatchObject({ id: owner.id, email: owner.email, type: 'staff' })
    expect((await visit('/auth/user', { headers })).status).toBe(200)
    expect((await visit('/conveyances', { headers })).status).toBe(200)
    const payload = await visit('/_payload.json', { headers })
    expect(await payload.json()).toMatchObject({ first: { '/api/my-day': { cases: 0 } } })
    const own = { ...headers, Origin: main }
    expect((await visit('/api/_auth/session', { method: 'DELETE', headers: own })).status).toBe(204)
    expect((await visit('/auth/user', { headers })).status).toBe(401)
    expect(await (await visit('/api/_auth/session', { headers })).json()).toEqual({})
  })

  test('a session that was stolen whole ends with its owner’s', async () => {
    const { visit, person, signIn } = await aHouse()
    const { email } = await person('Owner')
    const first = await signIn(email)
    const answer = await visit('/api/auth/logout', {
      method: 'POST',
      headers: { ...first.headers, Origin: main },
    })
    expect(answer.status).toBe(200)
    expect((await visit('/api/my-day', { headers: first.headers })).status).toBe(401)
  })

  test('somebody suspended is refused at their next call', async () => {
    const { firm, visit, person, signIn, login } = await aHouse()
    const { id, email } = await person('Owner')
    const { headers } = await signIn(email)
    await firm.inside(({ users }) => {
      const user = users.get(id)
      users.replace({ ...user, status: 'suspended', version: user.version + 1 }, user.version)
    })
    expect((await visit('/auth/user', { headers })).status).toBe(401)
    const wrong = await login(email, 'wrong')
    const right = await login(email)
    expect([right.status, await right.text()]).toEqual([422, await wrong.text()])
  })

  test('the sixth try waits a few seconds, though it were right', async () => {
    const { person, login } = await aHouse()
    const { email } = await person('Owner')
    for (let tries = 0; tries < 5; tries += 1)
      expect((await login(email, 'wrong')).status).toBe(422)
    const answer = await login(email)
    expect(answer.status).toBe(429)
    const seconds = Number(answer.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(15)
  })

  test('a call without permission is refused by the Tenant, though a page’s guard were fooled', async () => {
    const { visit, person, signIn } = await aHouse()
    const { email } = await person('Cashier')
    const { headers } = await signIn(email)
    expect((await visit('/api/messages', { headers })).status).toBe(403)
  })
})

describe('with the true Hub', () => {
  const opened = async (visit: Awaited<ReturnType<typeof aHouse>>['visit'], Cookie: string) => {
    const answer = await visit('/app/local-key?protocol=7&client=js&version=8.4.0', {
      headers: { Upgrade: 'websocket', Origin: main, Cookie },
    })
    const socket = answer.webSocket
    if (!socket) throw new Error(`no socket, but ${answer.status}`)
    const greeting = new Promise<string>((hear) =>
      socket.addEventListener('message', ({ data }) => hear(String(data)), { once: true }),
    )
    const closed = new Promise<number>((hear) =>
      socket.addEventListener('close', ({ code }) => hear(code), { once: true }),
    )
    socket.accept()
    const { data } = JSON.parse(await greeting)
    return { socket, closed, id: JSON.parse(data).socket_id as string }
  }

  test('a socket joins its own person’s channel, nobody joins by another’s, and it closes at sign-out', async () => {
    const { visit, person, signIn } = await aHouse()
    const owner = await person('Owner')
    const other = await person('Conveyancer')
    const mine = await signIn(owner.email)
    const theirs = await signIn(other.email)
    const { id, closed } = await opened(visit, mine.Cookie)
    const join = async (headers: Record<string, string>, channel: string) => {
      const body = new URLSearchParams({ socket_id: id, channel_name: channel })
      const answer = await visit('/broadcasting/auth', {
        method: 'POST',
        headers: { ...headers, Origin: main, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
      })
      return answer.status
    }
    expect(await join(mine.headers, userChannel('harcourt', owner.id))).toBe(200)
    expect(await join(mine.headers, userChannel('harcourt', other.id))).toBe(403)
    expect(await join(theirs.headers, userChannel('harcourt', other.id))).toBe(403)
    const headers = { ...mine.headers, Origin: main }
    await visit('/api/_auth/session', { method: 'DELETE', headers })
    expect(await closed).toBeGreaterThanOrEqual(4000)
  })
})

test('a hash of a lower cost is replaced when its person signs in, and by no wrong password', async () => {
  const { firm, person, login } = await aHouse()
  const { id, email } = await person('Owner')
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 10, r: 8, p: 1 })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const old = `$scrypt$ln=10,r=8,p=1$${text(salt)}$${text(key)}`
  await firm.inside(({ users }) => users.setPassword(id, old))
  const stored = () => firm.inside(({ users }) => users.passwordOf(id))
  expect((await login(email, 'wrong')).status).toBe(422)
  expect(await stored()).toBe(old)
  expect((await login(email)).status).toBe(200)
  expect(await stored()).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
  expect((await login(email)).status).toBe(200)
})
