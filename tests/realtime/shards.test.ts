import { afterEach, describe, expect, test } from 'vitest'
import { shardIn } from '#worker/realtime/protocol/socket-id'
import { callApi, callHub, post, trigger } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, dataOf, errorsIn, namesOf, rosterIn } from './support/client.ts'

afterEach(closeAll)

const ADDED = 'pusher_internal:member_added'
const REMOVED = 'pusher_internal:member_removed'
const COUNT = 'pusher_internal:subscription_count'
const WATCHLIST = 'pusher_internal:watchlist_events'
const channel = 'presence-room'

type Three = [Client, Client, Client]

/** Opens `count` sockets, one after the other, in an application with three shards. */
const spread = async (count: number, kind = 'plain') => {
  const app = freshApp(kind, 3)
  const clients: Client[] = []
  for (let at = 0; at < count; at += 1) clients.push(await Client.open(app))
  return { app, clients }
}

/** Three sockets, one in each Hub, in the order of the shards. */
const three = async (kind = 'plain') => {
  const { app, clients } = await spread(3, kind)
  const sorted = clients.toSorted((a, b) => shardIn(a.id) - shardIn(b.id))
  expect(sorted.map(({ id }) => shardIn(id))).toEqual([0, 1, 2])
  const [first, second, third] = sorted as Three
  return { app, first, second, third }
}

describe('sockets of a firm with several Hubs', () => {
  test('are spread evenly, and their ids tell where each is', async () => {
    const { app, clients } = await spread(9)
    expect(await callHub(app, 'spread', {})).toEqual([3, 3, 3])
    expect(clients.map(({ id }) => shardIn(id)).toSorted()).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
    for (const { id } of clients) expect(id).toMatch(/^\d+\.\d+$/)
  })

  test('all hear what is published, but for the one that caused it', async () => {
    const { app, first, second, third } = await three()
    await Promise.all([first, second, third].map((client) => client.subscribe('news')))
    const body = { name: 'told', channels: ['news'], data: '1', socket_id: second.id }
    expect((await post(app, '/events', body)).status).toBe(200)
    expect(namesOf(await first.settled())).toEqual(['told'])
    expect(await second.settled()).toEqual([])
    expect(namesOf(await third.settled())).toEqual(['told'])
  })

  test('count together against the quota', async () => {
    const app = freshApp('small', 3)
    await Client.open(app)
    await Client.open(app)
    expect((await new Client(app).closed).code).toBe(4004)
  })

  test('belong to their sessions wherever they are, and an id of no Hub to nobody', async () => {
    const app = freshApp('plain', 3)
    const headers = { 'X-Session': 's1/ann' }
    const clients: Client[] = []
    for (let at = 0; at < 3; at += 1) clients.push(await Client.open(app, { headers }))
    const belongs = async (socketId: string) =>
      (await callHub(app, 'grant', { values: [socketId, 's1', 'private-case'] })) === 'granted'
    for (const { id } of clients) expect(await belongs(id)).toBe(true)
    for (const id of ['1.1', '1.63', '1.99999999999999999999'])
      expect(await belongs(id)).toBe(false)
    await Promise.all(clients.map((client) => client.settled()))
    await callHub(app, 'disconnectSession', { values: ['s1'] })
    for (const client of clients) expect((await client.closed).code).toBe(4009)
  })

  test('give a newcomer the last event of a cache channel in whichever Hub it is', async () => {
    const { app, first, second, third } = await three()
    await trigger(app, 'cache-a', 'told', '1')
    for (const client of [first, second, third]) {
      client.ask('cache-a')
      const succeeded = 'pusher_internal:subscription_succeeded'
      expect(namesOf(await client.settled())).toEqual([succeeded, 'told'])
    }
  })

  test('whisper to each other in the order of the sender', async () => {
    const { first, second, third } = await three()
    await Promise.all([first, second, third].map((client) => client.subscribe('private-room')))
    const said = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    for (const data of said) first.send({ event: 'client-at', channel: 'private-room', data })
    expect(await first.settled()).toEqual([])
    for (const client of [second, third])
      expect((await client.settled()).map(({ data }) => data)).toEqual(said)
  })

  test('receive the count over all Hubs', async () => {
    const { first, second, third } = await three('counting')
    for (const client of [first, second, third]) await client.subscribe('news')
    third.send({ event: 'pusher:unsubscribe', data: { channel: 'news' } })
    await third.settled()
    const counts = (await first.settled()).filter(({ event }) => event === COUNT)
    expect(counts.map((frame) => dataOf(frame)['subscription_count'])).toEqual([1, 2, 3, 2])
  })

  test('are one to the HTTP API', async () => {
    const { app, first, second, third } = await three()
    await Promise.all([first, second, third].map((client) => client.subscribe('news')))
    await first.subscribe(channel, { user_id: 'ann' })
    await second.subscribe(channel, { user_id: 'ben' })
    await third.subscribe(channel, { user_id: 'ann' })
    const get = async (path: string, query = {}) => (await callApi(app, { path, query })).json()
    expect(await get('/channels')).toEqual({ channels: { news: {}, [channel]: {} } })
    expect(await get('/channels/news', { info: 'subscription_count' })).toEqual({
      occupied: true,
      subscription_count: 3,
    })
    expect(await get(`/channels/${channel}`, { info: 'user_count' })).toEqual({
      occupied: true,
      user_count: 2,
    })
    const { users } = (await get(`/channels/${channel}/users`)) as { users: { id: string }[] }
    expect(users.map(({ id }) => id).toSorted()).toEqual(['ann', 'ben'])
    expect(await get('/connections')).toEqual({ connections: 3 })
  })
})

describe('a presence channel over several Hubs', () => {
  test('holds each user once, announced once, gone with the last socket', async () => {
    const { first, second, third } = await three()
    await first.subscribe(channel, { user_id: 'ann' })
    await second.subscribe(channel, { user_id: 'ben', user_info: { name: 'Ben' } })
    const roster = dataOf(await third.subscribe(channel, { user_id: 'ben' }))
    expect(roster).toMatchObject({ presence: { count: 2, hash: { ben: { name: 'Ben' } } } })
    expect(namesOf(await first.settled())).toEqual([ADDED])
    second.send({ event: 'pusher:unsubscribe', data: { channel } })
    await second.settled()
    expect(await first.settled()).toEqual([])
    third.socket.terminate()
    expect(dataOf(await first.next(REMOVED))).toEqual({ user_id: 'ben' })
  })

  test('announces once a user whose sockets come at the same moment', async () => {
    const { clients } = await spread(7)
    const [watcher, ...rest] = clients as [Client, ...Client[]]
    await watcher.subscribe(channel, { user_id: 'watcher' })
    await Promise.all(rest.map((client) => client.subscribe(channel, { user_id: 'ann' })))
    expect(namesOf(await watcher.settled())).toEqual([ADDED])
    for (const client of rest) client.socket.terminate()
    await watcher.next(REMOVED)
    expect(await watcher.settled()).toEqual([])
  })

  test('is told without a gap or a double to those who are in it, whoever comes and goes', async () => {
    const { app, clients } = await spread(10)
    const [watcher, ...rest] = clients as [Client, ...Client[]]
    await watcher.subscribe(channel, { user_id: 'watcher' })
    for (let round = 0; round < 12; round += 1)
      for (const [at, client] of rest.entries()) {
        if ((at + round) % 3 === 0) client.send({ event: 'pusher:unsubscribe', data: { channel } })
        else client.ask(channel, { user_id: `user-${at % 4}` })
      }
    await Promise.all(rest.map((client) => client.settled()))
    const here = new Set<unknown>(['watcher'])
    for (const frame of await watcher.settled()) {
      const { user_id: user } = dataOf(frame)
      expect(here.has(user)).toBe(frame.event === REMOVED)
      if (frame.event === ADDED) here.add(user)
      else here.delete(user)
    }
    const reply = await callApi(app, { path: `/channels/${channel}/users` })
    const { users } = (await reply.json()) as { users: { id: string }[] }
    expect(users.map(({ id }) => id).toSorted()).toEqual([...here].toSorted())
  })

  test('does what one socket asks in its order, though another Hub is asked in between', async () => {
    const { app, first, second } = await three()
    await first.subscribe(channel, { user_id: 'ann' })
    second.ask(channel, { user_id: 'ben' })
    second.send({ event: 'client-typing', channel, data: { on: true } })
    second.send({ event: 'pusher:unsubscribe', data: { channel } })
    expect(errorsIn(await second.settled())).toEqual([])
    expect(namesOf(await first.settled())).toEqual([ADDED, 'client-typing', REMOVED])
    await trigger(app, channel, 'told', '1')
    expect(await second.settled()).toEqual([])
  })

  test('is full at a hundred users of all Hubs', async () => {
    const { clients } = await spread(101)
    for (const [at, client] of clients.slice(0, 100).entries())
      await client.subscribe(channel, { user_id: `u${at}` })
    const late = clients[100]
    late?.ask(channel, { user_id: 'late' })
    expect(errorsIn((await late?.settled()) ?? [])).toMatchObject([{ code: 4100 }])
  })
})

describe('users of several Hubs', () => {
  test('are told of each other, and are gone with their last socket', async () => {
    const { first, second, third } = await three()
    await second.signIn({ id: 'ben' })
    await first.signIn({ id: 'ann', watchlist: ['ben', 'cleo'] })
    expect(dataOf(await first.next(WATCHLIST))['events']).toEqual([
      { name: 'online', user_ids: ['ben'] },
      { name: 'offline', user_ids: ['cleo'] },
    ])
    await third.signIn({ id: 'ben' })
    await third.settled()
    second.socket.close()
    await second.closed
    expect(await first.settled()).toEqual([])
    third.socket.close()
    expect(dataOf(await first.next(WATCHLIST))['events']).toEqual([
      { name: 'offline', user_ids: ['ben'] },
    ])
  })

  test('hear what is sent to them in each, and lose every socket when they are terminated', async () => {
    const { app, first, second, third } = await three()
    for (const client of [first, second]) {
      await client.signIn({ id: 'ann' })
      await client.subscribe('#server-to-user-ann')
    }
    await trigger(app, '#server-to-user-ann', 'told', '1')
    expect(namesOf(await first.settled())).toEqual(['told'])
    expect(namesOf(await second.settled())).toEqual(['told'])
    await third.settled()
    const reply = await post(app, '/users/ann/terminate_connections', {})
    expect([reply.status, await reply.json()]).toEqual([200, {}])
    expect((await first.closed).code).toBe(4009)
    expect((await second.closed).code).toBe(4009)
    expect(await third.settled()).toEqual([])
  })
})

describe('a Hub that is lost with its sockets', () => {
  test('takes their users out of the channels as soon as it is told anything', async () => {
    const { app, first, second, third } = await three()
    await first.subscribe(channel, { user_id: 'ann' })
    await second.subscribe(channel, { user_id: 'ben' })
    await third.subscribe(channel, { user_id: 'cleo' })
    await callHub(app, 'lose', { values: ['1'] })
    await second.closed
    await trigger(app, 'news', 'told', '1')
    expect(dataOf(await first.next(REMOVED))).toEqual({ user_id: 'ben' })
    expect(dataOf(await third.next(REMOVED))).toEqual({ user_id: 'ben' })
    const again = await Client.open(app)
    expect(rosterIn(await again.subscribe(channel, { user_id: 'dan' })).ids).toEqual([
      'ann',
      'cleo',
      'dan',
    ])
  })

  test('takes nobody else with it when it is the steward', async () => {
    const { app, first, second, third } = await three()
    await first.subscribe(channel, { user_id: 'ann' })
    await second.subscribe(channel, { user_id: 'ben' })
    await third.subscribe(channel, { user_id: 'cleo' })
    await callHub(app, 'lose', { values: ['0'] })
    await first.closed
    await trigger(app, 'news', 'told', '1')
    expect(dataOf(await second.next(REMOVED))).toEqual({ user_id: 'ann' })
    const again = await Client.open(app)
    expect(rosterIn(await again.subscribe(channel, { user_id: 'dan' })).ids).toEqual([
      'ben',
      'cleo',
      'dan',
    ])
  })
})

describe('a firm that is given fewer Hubs', () => {
  test('has the sockets of the others come back at once', async () => {
    const { app, first, second, third } = await three('hasty')
    for (const client of [first, second, third])
      client.socket.on('message', (message) => {
        if (String(message).includes('pusher:ping')) client.send({ event: 'pusher:pong', data: {} })
      })
    await Promise.all([first, second, third].map((client) => client.settled()))
    await Client.open(app, { headers: { 'X-Shards': '1' } })
    expect((await second.closed).code).toBe(4200)
    expect((await third.closed).code).toBe(4200)
    expect(first.socket.readyState).toBe(first.socket.OPEN)
  })
})
