import { afterEach, describe, expect, test } from 'vitest'
import { LastEvents } from '#worker/realtime/channel/last-events'
import { createTables } from '#worker/realtime/protocol/tables'
import { callApi, trigger } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, namesOf } from './support/client.ts'
import { sqlInMemory } from './support/sql.ts'

afterEach(closeAll)

const SUCCEEDED = 'pusher_internal:subscription_succeeded'
const member = { user_id: 'ann' }
const memberIn = (channel: string) => (channel.startsWith('presence-') ? member : undefined)

describe('a cache channel', () => {
  test.each(['cache-a', 'private-cache-a', 'private-encrypted-cache-a', 'presence-cache-a'])(
    'gives a newcomer its last event, published before anybody was there: %s',
    async (channel) => {
      const app = freshApp()
      await trigger(app, channel, 'first', '1')
      await trigger(app, channel, 'last', '{ "a": 1 }')
      const client = await Client.open(app)
      client.ask(channel, memberIn(channel))
      const frames = await client.settled()
      expect(namesOf(frames)).toEqual([SUCCEEDED, 'last'])
      expect(frames[1]).toEqual({ event: 'last', channel, data: '{ "a": 1 }' })
    },
  )

  test('says so when it has none', async () => {
    const client = await Client.open(freshApp())
    await client.subscribe('cache-a')
    await client.settled()
    expect(client.texts).toContain('{"event":"pusher:cache_miss","channel":"cache-a"}')
  })

  test('keeps its event after the last subscriber has left', async () => {
    const app = freshApp()
    const first = await Client.open(app)
    await first.subscribe('cache-a')
    await trigger(app, 'cache-a', 'told', '1')
    first.socket.close()
    await first.closed
    const second = await Client.open(app)
    second.ask('cache-a')
    expect(namesOf(await second.settled())).toEqual([SUCCEEDED, 'told'])
  })

  test('stores no client event and no member', async () => {
    const app = freshApp()
    const [first, second] = await Promise.all([Client.open(app), Client.open(app)])
    await first.subscribe('presence-cache-a', { user_id: 'ann' })
    await second.subscribe('presence-cache-a', { user_id: 'ben' })
    await trigger(app, 'presence-cache-a', 'told', '1')
    second.send({ event: 'client-typing', channel: 'presence-cache-a', data: { on: true } })
    await second.settled()
    second.socket.terminate()
    await first.next('pusher_internal:member_removed')
    const third = await Client.open(app)
    third.ask('presence-cache-a', { user_id: 'cleo' })
    expect(namesOf(await third.settled())).toEqual([SUCCEEDED, 'told'])
  })

  test('is recognised by its prefix alone', async () => {
    const app = freshApp()
    await trigger(app, 'news-cache-a', 'told', '1')
    const client = await Client.open(app)
    client.ask('news-cache-a')
    expect(namesOf(await client.settled())).toEqual([SUCCEEDED])
  })

  test('shows what it holds to the HTTP API', async () => {
    const app = freshApp()
    await trigger(app, 'cache-a', 'told', '1')
    const show = async (channel: string) =>
      (await callApi(app, { path: `/channels/${channel}`, query: { info: 'cache' } })).json()
    expect(await show('cache-a')).toEqual({ occupied: false, cache: { data: '1', ttl: 1_800 } })
    expect(await show('cache-b')).toEqual({ occupied: false })
  })
})

describe('the memory of a cache channel', () => {
  const minutes = 60_000
  const told = { event: 'told', data: '1' }
  const memory = () => {
    const sql = sqlInMemory()
    createTables(sql)
    return { sql, lastEvents: new LastEvents(sql) }
  }

  test('ends half an hour after the event', () => {
    const { lastEvents } = memory()
    lastEvents.save('cache-a', told, 0)
    expect(lastEvents.find('cache-a', 0)).toEqual({ ...told, ttl: 1_800 })
    expect(lastEvents.find('cache-a', 30 * minutes - 1)).toEqual({ ...told, ttl: 1 })
    expect(lastEvents.find('cache-a', 30 * minutes)).toBeNull()
  })

  test('restarts with every event', () => {
    const { lastEvents } = memory()
    lastEvents.save('cache-a', told, 0)
    lastEvents.save('cache-a', { ...told, data: '2' }, 20 * minutes)
    expect(lastEvents.find('cache-a', 40 * minutes)).toEqual({ event: 'told', data: '2', ttl: 600 })
  })

  test('keeps no row beyond its time', () => {
    const { sql, lastEvents } = memory()
    lastEvents.save('cache-a', told, 0)
    lastEvents.save('cache-b', told, 31 * minutes)
    expect(sql.exec('SELECT channel FROM last_events').toArray()).toEqual([{ channel: 'cache-b' }])
  })
})
