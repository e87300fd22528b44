import { expect, test } from 'vitest'
import type { BackupManifest, RestoreDrill } from '#domain/backup/backup'
import { LOCAL_OPERATOR_KEY } from '#worker/edge/operator/local-key'
import { aWholeProduct } from '../support/whole-product.ts'
import { main } from './fake-firm.ts'

type Data = {
  readonly backup: BackupManifest
  readonly backups: readonly string[]
  readonly objects: readonly string[]
  readonly drill: RestoreDrill
}

const operator = (key: string) => ({
  Authorization: `Bearer ${key}`,
  'Content-Type': 'application/json',
  Origin: main,
})

let addresses = 0

const aCopiedProduct = async () => {
  const product = await aWholeProduct()
  addresses += 1
  const ip = `203.0.114.${addresses}`
  const operate = async (method: string, path: string, body?: object, key = LOCAL_OPERATOR_KEY) => {
    const answer = await product.visit(`${main}/api/operator/${path}`, {
      method,
      headers: { ...operator(key), 'CF-Connecting-IP': ip },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json<{ data: Data }>() }
  }
  return { ...product, operate }
}

test('an operator backs a firm up, tests the backup, and brings back what was lost', async () => {
  const { firm, person, signIn, visit, operate } = await aCopiedProduct()
  const owner = await person('Owner')
  const session = await signIn(owner.email)
  await firm.settled()
  // The firm's own work may disturb a backup, which says so.
  let made = await operate('POST', 'backups', {})
  while (made.status === 409) made = await operate('POST', 'backups', {})
  const { name } = made.body.data.backup
  expect((await operate('GET', 'backups')).body.data.backups).toContain(name)
  expect((await operate('POST', 'restore-drill', {})).body.data.drill).toMatchObject({
    backup: name,
    is_equal: true,
  })

  const { objects } = (await operate('GET', `backups/${name}`)).body.data
  expect(objects).toContain(`backups/harcourt/${name}/manifest.json`)
  const object = (key: string) =>
    operate('GET', `backups/${name}/object?key=${encodeURIComponent(key)}`)
  expect((await object(`backups/harcourt/${name}/manifest.json`)).body).toMatchObject({ name })
  expect((await object('backups/northgate/x/manifest.json')).status).toBe(404)
  expect((await object('audit/harcourt')).status).toBe(404)

  const late = await person('Conveyancer')
  const host = new URL(main).hostname
  const wrong = await operate('POST', 'restore', { backup: name, host: 'another.test' })
  expect(wrong.status).toBe(422)
  expect((await operate('POST', 'restore', { backup: 'none', host })).status).toBe(404)
  expect(await firm.inside(({ users }) => users.find(late.id)?.email)).toBe(late.email)

  expect((await operate('POST', 'restore', { backup: name, host })).status).toBe(200)
  expect(await firm.inside(({ users }) => users.find(late.id))).toBeNull()
  expect(await firm.inside(({ users }) => users.find(owner.id)?.email)).toBe(owner.email)
  expect((await visit('/auth/user', { headers: session.headers })).status).toBe(401)
  expect((await signIn(owner.email)).Cookie).not.toBe('')
  const restored = await firm.inside(({ store }) =>
    store.rows(`SELECT actor_name AS by FROM audit WHERE name = 'firm.restored'`),
  )
  expect(restored).toEqual([{ by: 'Operator' }])
})

test('nobody but an operator reaches the backups', async () => {
  const { operate, person, signIn, visit } = await aCopiedProduct()
  const { headers } = await signIn((await person('Owner')).email)
  for (const [method, path] of [
    ['GET', 'backups'],
    ['GET', 'backups/any'],
    ['GET', 'backups/any/object'],
    ['POST', 'backups'],
    ['POST', 'restore-drill'],
    ['POST', 'restore'],
  ] as const) {
    expect(
      (await operate(method, path, method === 'POST' ? {} : undefined, 'x'.repeat(40))).status,
    ).toBe(401)
    const answer = await visit(`/api/operator/${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    })
    expect(answer.status).toBe(401)
  }
})
