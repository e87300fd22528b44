import { beforeEach, describe, expect, test } from 'vitest'
import { aWholeProduct, PASSWORD, socketOf, type WholeProduct } from '../support/whole-product.ts'

let product: WholeProduct
beforeEach(async () => {
  product = await aWholeProduct()
})

type SignedIn = Awaited<ReturnType<WholeProduct['signIn']>>

const asks = async ({ headers }: SignedIn, method: string, path: string, body?: object) => {
  const answer = await product.visit(path, {
    method,
    headers: {
      ...headers,
      'Idempotency-Key': crypto.randomUUID(),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { data } = await answer.json<{
    data?: { sessions: { id: string; is_this: boolean }[] }
  }>()
  return { status: answer.status, sessions: data?.sessions ?? [] }
}

const isOpen = async (signedIn: SignedIn) =>
  (await product.visit('/auth/user', { headers: signedIn.headers })).status === 200

describe('somebody who is signed in three times', () => {
  test('sees the three, and ends one and its socket, then all but their own', async () => {
    const { email } = await product.person('Owner')
    const [own, second, third] = [
      await product.signIn(email),
      await product.signIn(email),
      await product.signIn(email),
    ]
    const { sessions } = await asks(second, 'GET', '/api/security')
    expect(sessions).toHaveLength(3)
    const id = sessions.find((it) => it.is_this)?.id
    const { closed } = await socketOf(product, second.Cookie)
    const left = await asks(own, 'DELETE', `/api/security/sessions/${id}`)
    expect(left.sessions).toHaveLength(2)
    expect(await closed).toBe(4009)
    expect([await isOpen(own), await isOpen(second), await isOpen(third)]).toEqual([
      true,
      false,
      true,
    ])
    expect((await asks(own, 'DELETE', '/api/security/sessions')).sessions).toHaveLength(1)
    expect([await isOpen(own), await isOpen(third)]).toEqual([true, false])
  })

  test('ends none of somebody else’s', async () => {
    const own = await product.signIn((await product.person('Owner')).email)
    const other = await product.signIn((await product.person('Owner')).email)
    const { sessions } = await asks(other, 'GET', '/api/security')
    const left = await asks(own, 'DELETE', `/api/security/sessions/${sessions[0]?.id}`)
    expect(left.sessions).toHaveLength(1)
    expect(await isOpen(other)).toBe(true)
  })
})

test('a changed password closes the sockets of every other session', async () => {
  const { email } = await product.person('Owner')
  const own = await product.signIn(email)
  const other = await product.signIn(email)
  const { closed } = await socketOf(product, other.Cookie)
  const body = { current: PASSWORD, password: 'quite another long sentence' }
  expect((await asks(own, 'PUT', '/api/auth/passwords', body)).status).toBe(200)
  expect(await closed).toBe(4009)
  expect(await isOpen(other)).toBe(false)
})

test('no token of a session stands anywhere in the database', async () => {
  const { email } = await product.person('Owner')
  const signedIn = await product.signIn(email)
  await asks(signedIn, 'GET', '/api/security')
  const token = signedIn.headers.Authorization.replace('Bearer ', '')
  const [, seal] = /session=([^;]+)/.exec(signedIn.Cookie) ?? []
  const all = await product.firm.inside(({ store }) =>
    store
      .rows<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
      .filter(({ name }) => !name.startsWith('_cf') && !name.startsWith('sqlite'))
      .map(({ name }) => JSON.stringify(store.rows(`SELECT * FROM "${name}"`)))
      .join('\n'),
  )
  expect(all).toContain(email)
  expect([all.includes(token), all.includes(seal ?? '')]).toEqual([false, false])
})
