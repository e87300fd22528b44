import { afterEach, describe, expect, test } from 'vitest'
import { callHub, trigger } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, dataOf, errorsIn, namesOf } from './support/client.ts'

afterEach(closeAll)

/** Sockets that have sent a message: workerd keeps one that never did open for ten seconds after its close frame. */
const activeClients = async (...opening: [Promise<Client>, Promise<Client>, Promise<Client>]) => {
  const all = await Promise.all(opening)
  await Promise.all(all.map((client) => client.settled()))
  return all
}

const session = (id: string, user: string) => ({ headers: { 'X-Session': `${id}/${user}` } })

describe('a socket', () => {
  test('belongs to the session that opened it, while it is open', async () => {
    const app = freshApp()
    const ann = await Client.open(app, session('s1', 'ann'))
    const belongs = async (socketId: string, id: string) =>
      (await callHub(app, 'grant', { values: [socketId, id, 'private-case'] })) === 'granted'
    expect(await belongs(ann.id, 's1')).toBe(true)
    expect(await belongs(ann.id, 's2')).toBe(false)
    expect(await belongs('1.1', 's1')).toBe(false)
    const socketId = ann.id
    ann.socket.close()
    await ann.closed
    expect(await belongs(socketId, 's1')).toBe(false)
  })

  test('without a session belongs to nobody', async () => {
    const app = freshApp()
    const client = await Client.open(app)
    expect(await callHub(app, 'grant', { values: [client.id, '', 'private-case'] })).toBeNull()
  })
})

describe('a session that ends', () => {
  test('closes its sockets for good, and no other of the user', async () => {
    const app = freshApp()
    const [one, two, other] = await activeClients(
      Client.open(app, session('s1', 'ann')),
      Client.open(app, session('s1', 'ann')),
      Client.open(app, session('s2', 'ann')),
    )
    await callHub(app, 'disconnectSession', { values: ['s1'] })
    expect((await one.closed).code).toBe(4009)
    expect((await two.closed).code).toBe(4009)
    expect(await other.settled()).toEqual([])
  })
})

describe('a user who is suspended', () => {
  test('loses every socket, and leaves the channels at once', async () => {
    const app = freshApp()
    const [one, two, ben] = await activeClients(
      Client.open(app, session('s1', 'ann')),
      Client.open(app, session('s2', 'ann')),
      Client.open(app, session('s3', 'ben')),
    )
    await ben.subscribe('presence-room', { user_id: 'ben' })
    await one.subscribe('presence-room', { user_id: 'ann' })
    await callHub(app, 'disconnectUser', { values: ['ann'] })
    expect((await one.closed).code).toBe(4009)
    expect((await two.closed).code).toBe(4009)
    expect(namesOf(await ben.settled())).toEqual([
      'pusher_internal:member_added',
      'pusher_internal:member_removed',
    ])
  })
})

describe('a permission that is withdrawn', () => {
  test('takes the user out of the channel, says so there, and leaves the rest', async () => {
    const app = freshApp()
    const [ann, ben] = await Promise.all([
      Client.open(app, session('s1', 'ann')),
      Client.open(app, session('s2', 'ben')),
    ])
    for (const client of [ann, ben]) {
      await client.subscribe('private-case')
      await client.subscribe('private-other')
    }
    await callHub(app, 'unsubscribeUser', { values: ['ann', 'private-case'] })
    const [, refusal] = await ann.settled()
    expect(refusal).toMatchObject({ event: 'pusher:subscription_error', channel: 'private-case' })
    expect(dataOf(refusal)).toMatchObject({ type: 'AuthError', status: 401 })
    await trigger(app, 'private-case', 'told', '1')
    await trigger(app, 'private-other', 'told', '2')
    expect((await ann.settled()).map(({ channel }) => channel)).toEqual(['private-other'])
    expect(await ben.settled()).toHaveLength(2)
  })

  test('invalidates signatures issued before, until it is restored', async () => {
    const app = freshApp()
    const ann = await Client.open(app, session('s1', 'ann'))
    const grant = () => callHub(app, 'grant', { values: [ann.id, 's1', 'private-case'] })
    expect(await grant()).toBe('granted')
    expect(await callHub(app, 'listeners', { values: ['ann'] })).toEqual([
      { userId: 'ann', channel: 'private-case' },
    ])
    await callHub(app, 'unsubscribeUser', { values: ['ann', 'private-case'] })
    ann.ask('private-case')
    expect(errorsIn(await ann.settled())).toMatchObject([{ code: 4009 }])
    expect(await callHub(app, 'listeners', {})).toEqual([])
    expect(await grant()).toBe('revoked')
    ann.ask('private-case')
    expect(errorsIn(await ann.settled())).toMatchObject([{ code: 4009 }])
    await callHub(app, 'restore', { values: [ann.id, 'private-case'] })
    await ann.subscribe('private-case')
  })
})
