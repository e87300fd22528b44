import { afterEach, describe, expect, test } from 'vitest'
import { callHub, presentIn, trigger } from './support/api.ts'
import { freshApp, shards } from './support/apps.ts'
import { Client, closeAll, dataOf, namesOf } from './support/client.ts'

afterEach(closeAll)

const WATCHLIST = 'pusher_internal:watchlist_events'

describe('a Hub that slept', () => {
  test('still knows sockets, sessions, members, users and last events', {
    timeout: 40_000,
  }, async () => {
    const app = freshApp()
    const [ann, ben] = await Promise.all([
      Client.open(app, { headers: { 'X-Session': 's1/ann' } }),
      Client.open(app),
    ])
    await ann.signIn({ id: 'ann', watchlist: ['ben'] })
    await ben.signIn({ id: 'ben' })
    await ann.next(WATCHLIST)
    await ann.subscribe('presence-room', { user_id: 'ann', user_info: { name: 'Ann' } })
    await ben.subscribe('presence-room', { user_id: 'ben', user_info: { name: 'Ben' } })
    await ann.subscribe('private-case')
    await trigger(app, 'cache-a', 'told', '"before"')
    await ann.settled()
    await ben.settled()

    const wakings = async () => Number(await callHub(app, 'wakings', {}))
    const awake = await wakings()
    expect(awake).toBe(shards)
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    ben.send('{"event":"pusher:ping","data":{}}')
    await ben.next('pusher:pong')
    expect(await wakings()).toBe(awake)

    ben.send({ event: 'client-typing', channel: 'presence-room', data: { on: true } })
    expect(await ann.next('client-typing')).toMatchObject({ user_id: 'ben', data: { on: true } })
    expect(await wakings()).toBeGreaterThan(awake)

    await trigger(app, 'private-case', 'told', '1')
    expect(namesOf(await ann.settled())).toEqual(['told'])
    const values = [ann.id, 's1', 'private-case']
    expect(await callHub(app, 'grant', { values })).toBe('granted')
    expect(await presentIn(app, 'presence-room')).toEqual([
      { id: 'ann', info: { name: 'Ann' } },
      { id: 'ben', info: { name: 'Ben' } },
    ])
    ben.ask('cache-a')
    expect(namesOf(await ben.settled())).toEqual(['pusher_internal:subscription_succeeded', 'told'])
    ben.socket.terminate()
    expect(dataOf(await ann.next('pusher_internal:member_removed'))).toEqual({ user_id: 'ben' })
    expect(dataOf(await ann.next(WATCHLIST))).toEqual({
      events: [{ name: 'offline', user_ids: ['ben'] }],
    })
  })
})
