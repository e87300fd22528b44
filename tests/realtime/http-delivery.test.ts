import { afterEach, describe, expect, test } from 'vitest'
import { callApi, callHub, post } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, namesOf } from './support/client.ts'

afterEach(closeAll)

const event = (more: object = {}) => ({ name: 'told', channels: ['news'], data: '1', ...more })

const three = async (channel = 'news') => {
  const app = freshApp()
  const clients = await Promise.all([Client.open(app), Client.open(app), Client.open(app)])
  await Promise.all(clients.map((client) => client.subscribe(channel)))
  const [first, second, third] = clients
  return { app, first, second, third }
}

describe('an event', () => {
  test('skips the socket that caused it', async () => {
    const { app, first, second } = await three()
    await post(app, '/events', event({ socket_id: first.id }))
    expect(await first.settled()).toEqual([])
    expect(namesOf(await second.settled())).toEqual(['told'])
  })

  test('skips nobody when the socket is unknown', async () => {
    const { app, first } = await three()
    await post(app, '/events', event({ socket_id: '1.1' }))
    expect(namesOf(await first.settled())).toEqual(['told'])
  })

  test('reaches each of its channels and no other', async () => {
    const { app, first, second, third } = await three('lobby')
    await first.subscribe('a')
    await second.subscribe('b')
    await post(app, '/events', event({ channels: ['a', 'b'] }))
    expect((await first.settled()).map(({ channel }) => channel)).toEqual(['a'])
    expect((await second.settled()).map(({ channel }) => channel)).toEqual(['b'])
    expect(await third.settled()).toEqual([])
  })

  test('stays within its firm', async () => {
    const ours = await three()
    const theirs = await three()
    await post(ours.app, '/events', event())
    expect(namesOf(await ours.first.settled())).toEqual(['told'])
    expect(await theirs.first.settled()).toEqual([])
  })

  test('tells how many heard it', async () => {
    const { app, first, second } = await three()
    await first.subscribe('presence-room', { user_id: 'ann' })
    await second.subscribe('presence-room', { user_id: 'ann' })
    const channels = ['news', 'presence-room']
    const info = 'user_count,subscription_count'
    const reply = await post(app, '/events', event({ channels, info }))
    expect(await reply.json()).toEqual({
      channels: { news: { subscription_count: 3 }, 'presence-room': { user_count: 1 } },
    })
  })

  test('of a batch skips the socket that caused it, in the order of the batch', async () => {
    const { app, first, second } = await three()
    const one = (data: string, more: object = {}) => ({
      name: 'told',
      channel: 'news',
      data,
      ...more,
    })
    const batch = [one('1', { socket_id: first.id }), one('2'), one('3', { socket_id: second.id })]
    expect((await post(app, '/batch_events', { batch })).status).toBe(200)
    expect((await first.settled()).map(({ data }) => data)).toEqual(['2', '3'])
    expect((await second.settled()).map(({ data }) => data)).toEqual(['1', '2'])
  })
})

describe('the list of channels', () => {
  const list = async (app: Client['app'], query: Record<string, string> = {}) =>
    callApi(app, { path: '/channels', query })

  test('names the occupied ones, by prefix where asked', async () => {
    const { app, first } = await three()
    await first.subscribe('presence-room', { user_id: 'ann' })
    expect(await (await list(app)).json()).toEqual({ channels: { news: {}, 'presence-room': {} } })
    const query = { filter_by_prefix: 'presence-', info: 'user_count' }
    expect(await (await list(app, query)).json()).toEqual({
      channels: { 'presence-room': { user_count: 1 } },
    })
  })

  test('is an empty object when there are none', async () => {
    expect(await (await list(freshApp())).text()).toBe('{"channels":{}}')
  })

  test('counts users of presence channels only', async () => {
    expect((await list(freshApp(), { info: 'user_count' })).status).toBe(400)
    const query = { info: 'user_count', filter_by_prefix: 'private-' }
    expect((await list(freshApp(), query)).status).toBe(400)
  })
})

describe('a channel', () => {
  const show = async (app: Client['app'], path: string, info = '') =>
    callApi(app, { path: `/channels/${path}`, query: info === '' ? {} : { info } })
  const all = 'user_count,subscription_count,cache'

  test('tells its sockets, or its users', async () => {
    const { app, first, second } = await three()
    await first.subscribe('presence-room', { user_id: 'ann' })
    await second.subscribe('presence-room', { user_id: 'ann' })
    expect(await (await show(app, 'news', all)).json()).toEqual({
      occupied: true,
      subscription_count: 3,
    })
    expect(await (await show(app, 'presence-room', all)).json()).toEqual({
      occupied: true,
      user_count: 1,
    })
  })

  test('that nobody is in is not occupied', async () => {
    const reply = await show(freshApp(), 'nowhere', all)
    expect([reply.status, await reply.json()]).toEqual([200, { occupied: false }])
  })

  test('lists each user once', async () => {
    const { app, first, second, third } = await three()
    await first.subscribe('presence-room', { user_id: 1 })
    await second.subscribe('presence-room', { user_id: 'ben' })
    await third.subscribe('presence-room', { user_id: '1' })
    const reply = await show(app, 'presence-room/users')
    const { users } = (await reply.json()) as { users: { id: string }[] }
    const ids = users.map(({ id }) => id)
    expect(ids.toSorted()).toEqual(['1', 'ben'])
    expect((await show(app, 'news/users')).status).toBe(400)
  })
})

describe('the publisher', () => {
  test('writes its events as JSON and delivers them in order', async () => {
    const { app, first, second } = await three()
    const told = (version: number) => ({
      channels: ['news'],
      name: 'conveyance.changed',
      data: { ids: ['a'], version },
      socket_id: second.id,
    })
    await callHub(app, 'publish', { events: [told(1), told(2)] })
    expect((await first.settled()).map(({ data }) => data)).toEqual([
      '{"ids":["a"],"version":1}',
      '{"ids":["a"],"version":2}',
    ])
    expect(await second.settled()).toEqual([])
  })

  test('reaches a firm without sockets without an error', async () => {
    const events = [{ channels: ['news', 'cache-a'], name: 'told', data: {} }]
    expect(await callHub(freshApp(), 'publish', { events })).toBeNull()
  })
})
