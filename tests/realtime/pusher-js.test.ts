import type { PresenceChannel } from 'pusher-js'
import nacl from 'tweetnacl'
import { afterEach, describe, expect, test } from 'vitest'
import { callHub } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import {
  connected,
  disconnectAll,
  nextEvent,
  pusherClient,
  pusherServer,
} from './support/pusher.ts'

afterEach(disconnectAll)

const SUCCEEDED = 'pusher:subscription_succeeded'

describe('pusher-js', () => {
  test('connects and hears what the server SDK publishes', async () => {
    const app = freshApp()
    const client = await connected(pusherClient(app))
    expect(client.connection.socket_id).toMatch(/^\d+\.\d+$/)
    const channel = client.subscribe('news')
    await nextEvent(channel, SUCCEEDED)
    const told = nextEvent(channel, 'told')
    const reply = await pusherServer(app).trigger('news', 'told', { a: ['ž', 1, null] })
    expect(reply.status).toBe(200)
    expect(await told).toEqual({ a: ['ž', 1, null] })
  })

  test('pings and hears the pong', async () => {
    const client = pusherClient(freshApp(), 'ann', { activityTimeout: 300, pongTimeout: 2_000 })
    await connected(client)
    const [ping, pong] = [
      nextEvent<{ event: string }>(client.connection, 'message'),
      new Promise((resolve) => setTimeout(resolve, 1_500)),
    ]
    expect(await ping).toMatchObject({ event: 'pusher:pong' })
    await pong
    expect(client.connection.state).toBe('connected')
  })

  test('joins private channels with a signature from the endpoint', async () => {
    const app = freshApp()
    const channel = pusherClient(app).subscribe('private-case')
    await nextEvent(channel, SUCCEEDED)
    const told = nextEvent(channel, 'told')
    await pusherServer(app).trigger('private-case', 'told', 'words')
    expect(await told).toBe('words')
  })

  test('hears on the channel that it may not join', async () => {
    const forged = {
      customHandler: (_: unknown, done: (error: null, auth: { auth: string }) => void) =>
        done(null, { auth: 'x:y' }),
    }
    const client = pusherClient(freshApp(), 'ann', {
      channelAuthorization: forged as never,
    })
    const errors = nextEvent<{ error: unknown }>(client.connection, 'error')
    const channel = client.subscribe('private-case')
    expect(await nextEvent(channel, 'pusher:subscription_error')).toEqual({
      type: 'AuthError',
      error: 'Connection is unauthorized',
      status: 401,
    })
    expect(await errors).toMatchObject({ data: { code: 4009 } })
    expect(client.connection.state).toBe('connected')
  })

  test('knows the members of a presence channel as they come and go', async () => {
    const app = freshApp()
    const [ann, ben] = [pusherClient(app, 'ann'), pusherClient(app, 'ben')]
    const channel = ann.subscribe('presence-room') as PresenceChannel
    await nextEvent(channel, SUCCEEDED)
    expect([channel.members.count, channel.members.me.id]).toEqual([1, 'ann'])
    const added = nextEvent(channel, 'pusher:member_added')
    const theirs = ben.subscribe('presence-room') as PresenceChannel
    await nextEvent(theirs, SUCCEEDED)
    expect(await added).toEqual({ id: 'ben', info: { id: 'ben', name: 'ben' } })
    expect(theirs.members.get('ann')).toEqual({ id: 'ann', info: { id: 'ann', name: 'ann' } })
    const removed = nextEvent<{ id: string }>(channel, 'pusher:member_removed')
    ben.disconnect()
    expect((await removed).id).toBe('ben')
    expect(channel.members.count).toBe(1)
  })

  test('triggers client events that the others hear with their sender', async () => {
    const app = freshApp()
    const [ann, ben] = [pusherClient(app, 'ann'), pusherClient(app, 'ben')]
    const [from, to] = [ann.subscribe('presence-room'), ben.subscribe('presence-room')]
    await Promise.all([nextEvent(from, SUCCEEDED), nextEvent(to, SUCCEEDED)])
    const typed = new Promise((resolve) =>
      to.bind('client-typing', (value: unknown, metadata: unknown) => resolve([value, metadata])),
    )
    expect(from.trigger('client-typing', { on: true })).toBe(true)
    expect(await typed).toEqual([{ on: true }, { user_id: 'ann' }])
  })

  test('opens what the server SDK sealed for an encrypted channel', async () => {
    const app = freshApp()
    const client = pusherClient(app, 'ann', { nacl })
    const channel = client.subscribe('private-encrypted-case')
    await nextEvent(channel, SUCCEEDED)
    const told = nextEvent(channel, 'told')
    await pusherServer(app).trigger('private-encrypted-case', 'told', { price: 1 })
    expect(await told).toEqual({ price: 1 })
  })

  test('gets the last event of a cache channel, or the miss', async () => {
    const app = freshApp()
    const client = pusherClient(app)
    await nextEvent(client.subscribe('cache-empty'), 'pusher:cache_miss')
    await pusherServer(app).trigger('cache-full', 'told', { a: 1 })
    expect(await nextEvent(client.subscribe('cache-full'), 'told')).toEqual({ a: 1 })
  })

  test('signs in, hears what is sent to the user, and is kept away once terminated', async () => {
    const app = freshApp()
    const client = pusherClient(app, 'ann')
    client.signin()
    await client.user.signinDonePromise
    await expect.poll(() => client.user.serverToUserChannel?.subscribed).toBe(true)
    const told = nextEvent(client.user, 'told')
    await pusherServer(app).sendToUser('ann', 'told', { a: 1 })
    expect(await told).toEqual({ a: 1 })
    const gone = nextEvent(client.connection, 'disconnected')
    expect((await pusherServer(app).terminateUserConnections('ann')).status).toBe(200)
    await gone
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(client.connection.state).toBe('disconnected')
  })

  test('is kept away by a key that does not exist', async () => {
    const app = freshApp()
    const client = pusherClient({ ...app, key: `${app.key}-old` })
    const error = nextEvent(client.connection, 'error')
    await nextEvent(client.connection, 'disconnected')
    expect(await error).toMatchObject({ error: { data: { code: 4001 } } })
  })

  test('leaves a channel', async () => {
    const app = freshApp()
    const client = pusherClient(app)
    await nextEvent(client.subscribe('presence-room'), SUCCEEDED)
    client.unsubscribe('presence-room')
    await expect.poll(() => callHub(app, 'present', { values: ['presence-room'] })).toEqual([])
  })
})

describe('the server SDK', () => {
  test('asks for channels, counts and users', async () => {
    const app = freshApp()
    const client = pusherClient(app)
    await nextEvent(client.subscribe('presence-room'), SUCCEEDED)
    const get = async (path: string, params = {}) =>
      (await pusherServer(app).get({ path, params })).json()
    expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { 'presence-room': { user_count: 1 } },
    })
    expect(await get('/channels/presence-room', { info: 'user_count' })).toEqual({
      occupied: true,
      user_count: 1,
    })
    expect(await get('/channels/presence-room/users')).toEqual({ users: [{ id: 'ann' }] })
  })

  test('leaves out the socket that it names, in events and in batches', async () => {
    const app = freshApp()
    const [ann, ben] = [pusherClient(app, 'ann'), pusherClient(app, 'ben')]
    const [mine, theirs] = [ann.subscribe('news'), ben.subscribe('news')]
    await Promise.all([nextEvent(mine, SUCCEEDED), nextEvent(theirs, SUCCEEDED)])
    const missed: unknown[] = []
    mine.bind('told', (value: unknown) => missed.push(value))
    const got: unknown[] = []
    theirs.bind('told', (value: unknown) => got.push(value))
    const socket_id = ann.connection.socket_id
    const batch = [
      { channel: 'news', name: 'told', data: 2, socket_id, info: 'subscription_count' },
    ]
    await pusherServer(app).trigger('news', 'told', 1, { socket_id })
    const reply = await pusherServer(app).triggerBatch(batch)
    expect(await reply.json()).toEqual({ batch: [{ subscription_count: 2 }] })
    await expect.poll(() => got).toEqual([1, 2])
    expect(missed).toEqual([])
  })

  test('is refused with another secret', async () => {
    const app = freshApp()
    const trigger = pusherServer({ ...app, secret: 'guessed' }).trigger('news', 'told', 1)
    await expect(trigger).rejects.toMatchObject({ status: 401 })
  })
})
