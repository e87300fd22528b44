import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Message } from '#domain/communication/message'
import type { Parts } from '#tenant/core/parts'
import { runtimeOf } from '#tenant/runtime/runtime'
import { requestPasswordLink } from '#tenant/user/security/password-links'
import { requestLink } from '#tenant/user/signing-in'
import { demoFirms } from '#worker/demo/firms'
import { aFirm, type FirmUnderTest } from '../../support/firm.ts'
import { setUpSmtp, untilLinksAreSent, withRuntime } from '../../support/outgoing.ts'

const letters = async (firm: FirmUnderTest) => {
  await untilLinksAreSent(firm)
  return firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>('SELECT doc FROM messages ORDER BY id')
      .map((it): Message => JSON.parse(it.doc)),
  )
}

const keysIn = (message: Message | undefined) => ({
  token: /token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '',
  code: /^\d{6}$/m.exec(message?.body ?? '')?.[0] ?? '',
})

const aClient = async () => {
  const firm = await aFirm()
  const user = await firm.user({ type: 'client', email: 'owen@tarrant.test', contact_id: 'c1' })
  const ask = (email = user.email, wanted?: string) =>
    firm.stub.askLink('harcourt', {
      email,
      ip: '127.0.0.1',
      origin: 'http://localhost:8787',
      ...(wanted && { wanted }),
    })
  const use = (key: { token: string } | { email: string; code: string }) =>
    firm.stub.useLink('harcourt', key)
  return { firm, user, ask, use }
}

afterEach(() => vi.useRealTimers())

const wait = (minutes: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
}

describe('a sign-in link', () => {
  test('names the firm’s own clients host, works once, and so does its code', async () => {
    const { firm, user, ask, use } = await aClient()
    await ask()
    const [first] = await letters(firm)
    expect(first).toMatchObject({
      type: 'session.link-requested',
      to_address: user.email,
      channel: 'email',
    })
    const { token } = keysIn(first)
    expect(first?.body).toContain(`http://clients.localhost:8787/login?token=${token}`)
    expect(token).toHaveLength(43)
    expect(await use({ token })).toEqual({ user_id: user.id })
    expect(await use({ token })).toBeNull()
    await ask()
    const { code } = keysIn((await letters(firm))[1])
    expect(await use({ email: 'OWEN@tarrant.test', code })).toEqual({ user_id: user.id })
    expect(await use({ email: user.email, code })).toBeNull()
  })

  test('leads to the page that the person was going to', async () => {
    const { firm, user, ask } = await aClient()
    await ask(user.email, '/cases/c1/questions?from=mail')
    const [first] = await letters(firm)
    const link = /https?:\S+token=\S+/.exec(first?.body ?? '')?.[0] ?? ''
    expect(new URL(link).searchParams.get('return')).toBe('/cases/c1/questions?from=mail')
    expect(keysIn(first).token).toHaveLength(43)
  })

  test('is kept as a hash alone', async () => {
    const { firm, ask } = await aClient()
    await ask()
    const { token, code } = keysIn((await letters(firm))[0])
    const kept = await firm.inside(({ store }) => JSON.stringify(store.rows('SELECT * FROM links')))
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(code)
  })

  test('dies after fifteen minutes', async () => {
    const { firm, ask, use } = await aClient()
    await ask()
    const { token } = keysIn((await letters(firm))[0])
    wait(16)
    expect(await use({ token })).toBeNull()
  })

  test('dies after five wrong codes', async () => {
    const { firm, user, ask, use } = await aClient()
    await ask()
    const { code } = keysIn((await letters(firm))[0])
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries++)
      expect(await use({ email: user.email, code: wrong })).toBeNull()
    expect(await use({ email: user.email, code })).toBeNull()
  })

  test('is sent to nobody who has a password or is unknown, with nothing to tell them apart', async () => {
    const { firm, ask } = await aClient()
    const staff = await firm.user({ role: 'Owner' })
    await firm.inside(({ users }) => users.setPassword(staff.id, 'hash'))
    for (const email of ['nobody@sample.test', staff.email])
      expect(await ask(email)).toEqual({ allowed: true, retry_after: 0 })
    expect(await letters(firm)).toEqual([])
    const rows = await firm.inside(({ store }) => store.rows('SELECT * FROM links'))
    expect(rows).toHaveLength(2)
  })

  test('is sent to no member of staff and no agent, invited or active, with a password or without', async () => {
    const { firm, ask, use } = await aClient()
    for (const status of ['invited', 'active'] as const) {
      const staff = await firm.user({ role: 'Conveyancer', status })
      const agent = await firm.user({ type: 'agent', role: 'Agent', status })
      for (const { email } of [staff, agent]) await ask(email)
    }
    expect(await letters(firm)).toEqual([])
    const links = await firm.inside(({ store }) => store.rows('SELECT user_id FROM links'))
    expect(links.map((it) => it['user_id'])).toEqual([null, null, null, null])
    expect(await use({ email: 'nobody@harcourt.test', code: '123456' })).toBeNull()
  })

  test('loses its keys in the outbox once it left, outside of the local environment', async () => {
    const { firm } = await aClient()
    await setUpSmtp(firm)
    const inProduction = (parts: Parts) =>
      runtimeOf({
        store: parts.store,
        tenant: 'harcourt',
        isLocal: false,
        known: () => demoFirms[0] ?? null,
        publish: async () => undefined,
        deliver: async () => ({ provider_id: null }),
        make: async () => undefined,
      })
    await firm.inside((parts) => {
      requestLink(inProduction(parts).desk(), { email: 'owen@tarrant.test', ip: '127.0.0.1' }, null)
    })
    await firm.inside((parts) => inProduction(parts).flush())
    const [sent] = await letters(firm)
    expect(sent?.status).toBe('sent')
    expect(keysIn(sent)).toEqual({ token: '', code: '' })
  })
})

test('a link that is asked for costs the same before the answer, whether or not anybody has the address', async () => {
  const firm = await aFirm()
  await firm.user({ type: 'client', email: 'owen@tarrant.test', contact_id: 'c1' })
  const agent = await firm.user({ type: 'agent', role: 'Agent' })
  const written = await withRuntime(
    firm,
    async () => ({ provider_id: null }),
    ({ desk, parts: { store } }) => {
      const counts = () =>
        store.row(`SELECT (SELECT count(*) FROM links) AS links, (SELECT count(*) FROM outbox) AS queued,
          (SELECT count(*) FROM audit) AS events, (SELECT count(*) FROM messages) AS messages`)
      const before = counts()
      const requestSignInLink: typeof requestPasswordLink = (context, attempt) =>
        requestLink(context, attempt, null)
      const costOf = (ask: typeof requestPasswordLink, email: string) => {
        ask(desk(), { email, ip: '127.0.0.1' })
        return counts()
      }
      return [
        before,
        costOf(requestSignInLink, 'owen@tarrant.test'),
        costOf(requestSignInLink, 'nobody@tarrant.test'),
        costOf(requestPasswordLink, agent.email),
        costOf(requestPasswordLink, 'nobody@tarrant.test'),
      ]
    },
  )
  const [before] = written
  const after = (asked: number) => ({ ...before, links: asked, queued: asked })
  expect(written).toEqual([0, 1, 2, 3, 4].map(after))
})

describe('signing in', () => {
  test('is for active staff and agents with a password', async () => {
    const firm = await aFirm()
    const of = async (given: object) => {
      const user = await firm.user(given)
      await firm.inside(({ users }) => users.setPassword(user.id, 'hash'))
      return firm.stub.passwordOf('harcourt', user.email.toUpperCase())
    }
    expect(await of({ role: 'Owner' })).toMatchObject({ hash: 'hash' })
    expect(await of({ type: 'agent', role: 'Agent' })).toMatchObject({ hash: 'hash' })
    expect(await of({ type: 'client' })).toBeNull()
    expect(await of({ status: 'suspended' })).toBeNull()
    expect(await firm.stub.passwordOf('harcourt', 'nobody@harcourt.test')).toBeNull()
  })

  test('lasts half an hour without use, and half a day at most', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    wait(29)
    expect((await by.get('/auth/user')).status).toBe(200)
    wait(29)
    expect((await by.get('/auth/user')).status).toBe(200)
    wait(31)
    expect((await by.get('/auth/user')).status).toBe(401)
    const second = await firm.as('Owner')
    for (let n = 0; n < 25; n++) {
      wait(28)
      await second.get('/auth/user')
    }
    expect((await second.get('/auth/user')).status).toBe(200)
    wait(28)
    expect((await second.get('/auth/user')).status).toBe(401)
  })

  test('and out is on the record', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    await firm.stub.endSession('harcourt', by.actor.session?.id ?? '')
    await firm.stub.signInFailed('harcourt', { email: 'x@y.test', ip: '1.1.1.1' })
    const rows = await firm.inside(({ store }) =>
      store.rows<{ name: string; detail: string }>('SELECT name, detail FROM audit ORDER BY seq'),
    )
    expect(rows.map((it) => it.name)).toEqual([
      'session.opened',
      'session.ended',
      'session.refused',
    ])
    expect(JSON.stringify(rows)).not.toContain('x@y.test')
  })
})

test('a session ends by the hash of its bearer, and nothing by a hash of nobody', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await firm.stub.endSessionOf('harcourt', 'of nobody')
  expect((await owner.get('/auth/user')).status).toBe(200)
  await firm.stub.endSessionOf('harcourt', owner.actor.session?.tokenHash ?? '')
  expect((await owner.get('/auth/user')).status).toBe(401)
})

test('a call that the edge refused is on record with who made it', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await firm.stub.refused('harcourt', owner.actor, 'GET /api/my-day', 'another firm')
  await firm.stub.refused('harcourt', firm.actor(), 'GET /api/my-day', 'another firm')
  const rows = await firm.inside(({ store }) =>
    store.rows(
      'SELECT actor_name, detail FROM audit WHERE name = ? ORDER BY seq',
      'access.refused',
    ),
  )
  const detail = JSON.stringify({ call: 'GET /api/my-day', reason: 'another firm' })
  expect(rows.map((it) => it['detail'])).toEqual([detail, detail])
  expect(rows[0]?.['actor_name']).toContain('Owner')
})
