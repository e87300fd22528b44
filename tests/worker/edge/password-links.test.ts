import { afterEach, describe, expect, test, vi } from 'vitest'
import { untilLinksAreSent } from '../support/outgoing.ts'
import { aWholeProduct, PASSWORD, type WholeProduct } from '../support/whole-product.ts'
import { main } from './fake-firm.ts'

const GOOD = 'three green bottles'

afterEach(() => vi.useRealTimers())
const wait = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}
const MINUTE = 60_000
const DAY = 86_400_000

const post = ({ visit }: WholeProduct, path: string, body: unknown, headers = {}) =>
  visit(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: main, ...headers },
    body: JSON.stringify(body),
  })

/** The newest token that a message of this type took to an address; '' without one. */
const tokenTo = async ({ firm }: WholeProduct, email: string, type: string): Promise<string> => {
  await untilLinksAreSent(firm)
  return firm.inside(({ store }) => {
    const row = store.row<{ body: string }>(
      `SELECT json_extract(doc, '$.body') AS body FROM messages WHERE to_address = ?
       AND json_extract(doc, '$.type') = ? ORDER BY id DESC LIMIT 1`,
      email,
      type,
    )
    return /auth\/password\?token=([\w-]+)/.exec(row?.body ?? '')?.[1] ?? ''
  })
}

const messagesTo = async ({ firm }: WholeProduct, email: string) => {
  await untilLinksAreSent(firm)
  return firm.inside(({ store }) =>
    store
      .rows<{ type: string }>(
        `SELECT json_extract(doc, '$.type') AS type FROM messages WHERE to_address = ? ORDER BY id`,
        email,
      )
      .map((it) => it.type),
  )
}

const aReset = async (product: WholeProduct) => {
  const user = await product.person('Conveyancer')
  await post(product, '/api/auth/password-links', { email: user.email })
  const token = await tokenTo(product, user.email, 'password.link-requested')
  const state = async () =>
    (
      await (
        await post(product, '/api/auth/password-links/state', { token })
      ).json<{ data: object }>()
    ).data
  const set = (password = GOOD) => post(product, '/api/auth/passwords', { token, password })
  return { user, token, state, set }
}

const login = (product: WholeProduct, email: string, password: string) =>
  post(product, '/api/auth/login', { email, password })

describe('a forgotten password', () => {
  test('is answered alike for every address, and sends a link to staff and agents alone', async () => {
    const product = await aWholeProduct()
    const { firm } = product
    const staff = await product.person('Owner')
    const agent = await firm.user({ type: 'agent', role: 'Agent' })
    const client = await firm.user({ type: 'client', role: 'Client' })
    const gone = await firm.user({ role: 'Owner', status: 'suspended' })
    const asked = [staff, agent, client, gone].map((it) => it.email)
    const answers = []
    for (const email of [...asked, 'nobody@harcourt.test']) {
      const answer = await post(product, '/api/auth/password-links', { email })
      answers.push(`${answer.status} ${await answer.text()}`)
    }
    expect(new Set(answers)).toEqual(new Set(['200 {"data":{"sent":true}}']))
    for (const { email } of [staff, agent])
      expect(await messagesTo(product, email)).toEqual(['password.link-requested'])
    for (const { email } of [client, gone]) expect(await messagesTo(product, email)).toEqual([])
    // The same work for each: a link that nobody gets.
    const rows = await firm.inside(({ store }) => store.rows('SELECT id FROM links'))
    expect(rows).toHaveLength(5)
  })

  test('that is set anew ends the stop after a hundred failures in a row', async () => {
    const product = await aWholeProduct()
    const { user, set } = await aReset(product)
    await product.firm.inside(({ store }) => {
      store.write(
        `INSERT INTO failures_in_a_row (of, account, count, at) VALUES (?, ?, 100, ?)`,
        `account:${user.email}`,
        user.email,
        new Date().toISOString(),
      )
    })
    const stopped = await login(product, user.email, PASSWORD)
    expect([stopped.status, await stopped.text()]).toEqual([
      429,
      expect.stringContaining('have failed in a row'),
    ])
    expect((await set()).status).toBe(200)
    expect((await login(product, user.email, GOOD)).status).toBe(200)
  })

  test('is set anew once, signs in, and ends every other session', async () => {
    const product = await aWholeProduct()
    const { user, token, state, set } = await aReset(product)
    const before = await product.signIn(user.email)
    expect(await state()).toEqual({
      state: 'usable',
      kind: 'reset',
      first_name: user.first_name,
      email: user.email,
    })
    const answer = await set()
    expect([answer.status, answer.headers.getSetCookie().length]).toEqual([200, 3])
    expect((await product.visit('/auth/user', { headers: before.headers })).status).toBe(401)
    expect((await login(product, user.email, PASSWORD)).status).toBe(422)
    expect((await login(product, user.email, GOOD)).status).toBe(200)
    expect(await messagesTo(product, user.email)).toEqual([
      'password.link-requested',
      'password.set',
    ])
    expect(await state()).toEqual({ state: 'used' })
    expect((await set('another good password')).status).toBe(422)
    const kept = await product.firm.inside(({ store }) =>
      JSON.stringify([store.rows('SELECT * FROM links'), store.rows('SELECT * FROM audit')]),
    )
    expect(kept).not.toContain(token)
  })

  test('is set by one of many who try at the same moment', async () => {
    const product = await aWholeProduct()
    const { set } = await aReset(product)
    const answers = await Promise.all(Array.from({ length: 4 }, () => set()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  })

  test('has a quarter of an hour, and its link says so after that', async () => {
    const product = await aWholeProduct()
    const { state, set } = await aReset(product)
    wait(14 * MINUTE)
    expect(await state()).toMatchObject({ state: 'usable' })
    wait(2 * MINUTE)
    expect(await state()).toEqual({ state: 'expired' })
    expect((await set()).status).toBe(422)
  })

  test('is refused where everybody would guess it, and the link still works', async () => {
    const product = await aWholeProduct()
    const { user, set } = await aReset(product)
    const weak = ['short', 'password1234', user.email, 'x'.repeat(129)]
    for (const password of [...weak, ...weak]) {
      const answer = await set(password)
      const { error } = await answer.json<{ error: { fields: object } }>()
      expect([answer.status, Object.keys(error.fields)]).toEqual([422, ['password']])
    }
    expect((await set()).status).toBe(200)
  })

  test('of somebody who was suspended meanwhile stays as it was', async () => {
    const product = await aWholeProduct()
    const { user, state, set } = await aReset(product)
    await product.firm.inside(({ users }) => {
      const now = users.get(user.id)
      users.replace({ ...now, status: 'suspended', version: now.version + 1 }, now.version)
    })
    expect(await state()).toEqual({ state: 'unknown' })
    expect((await set()).status).toBe(422)
  })
})

describe('an invitation', () => {
  const newcomer = {
    type: 'staff',
    email: 'priya.nair@harcourt.test',
    first_name: 'Priya',
    last_name: 'Nair',
    roles: ['Legal assistant'],
    team: null,
    job_title: null,
    phone: null,
    is_fee_earner: false,
    agency_id: null,
  }

  test('has its person choose a password, which activates and signs them in', async () => {
    const product = await aWholeProduct()
    const owner = await product.firm.as('Owner')
    await owner.post('/api/users', newcomer)
    const token = await tokenTo(product, newcomer.email, 'user.invited')
    wait(6 * DAY)
    const answer = await post(product, '/api/auth/passwords', { token, password: GOOD })
    expect(await answer.json()).toMatchObject({ data: { user: { first_name: 'Priya' } } })
    expect((await login(product, newcomer.email, GOOD)).status).toBe(200)
  })

  test('that was missed for a week is replaced by asking for a link', async () => {
    const product = await aWholeProduct()
    const owner = await product.firm.as('Owner')
    await owner.post('/api/users', newcomer)
    const late = await tokenTo(product, newcomer.email, 'user.invited')
    wait(8 * DAY)
    expect(
      (await post(product, '/api/auth/passwords', { token: late, password: GOOD })).status,
    ).toBe(422)
    await post(product, '/api/auth/password-links', { email: newcomer.email })
    const token = await tokenTo(product, newcomer.email, 'password.link-requested')
    const answer = await post(product, '/api/auth/passwords', { token, password: GOOD })
    expect(answer.status).toBe(200)
  })
})

describe('changing one’s own password', () => {
  const change = (product: WholeProduct, headers: Record<string, string>, body: object) =>
    product.visit('/api/auth/passwords', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  test('needs the current one, and leaves this session alone', async () => {
    const product = await aWholeProduct()
    const user = await product.person('Conveyancer')
    const [here, there] = [await product.signIn(user.email), await product.signIn(user.email)]
    const wrong = await change(product, here.headers, { current: 'x', password: GOOD })
    expect(await wrong.json()).toMatchObject({
      error: { fields: { current: [expect.any(String)] } },
    })
    const right = await change(product, here.headers, { current: PASSWORD, password: GOOD })
    expect(right.status).toBe(200)
    const statusOf = async ({ headers }: typeof here) =>
      (await product.visit('/auth/user', { headers })).status
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401])
  })

  test('slows down like signing in, and is nothing for a visitor', async () => {
    const product = await aWholeProduct()
    const user = await product.person('Conveyancer')
    const { headers } = await product.signIn(user.email)
    const body = { current: 'wrong', password: GOOD }
    const statuses = []
    for (let tries = 0; tries < 6; tries++)
      statuses.push((await change(product, headers, body)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await change(product, { Origin: main }, body)).status).toBe(401)
  })
})
