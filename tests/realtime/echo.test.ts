import nacl from 'tweetnacl'
import { afterEach, describe, expect, test } from 'vitest'
import { callApi } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import { disconnectAll, echoClient, pusherServer } from './support/pusher.ts'

afterEach(disconnectAll)

type Subscribable = { subscribed: (callback: () => void) => unknown }

const joined = async <Channel extends Subscribable>(channel: Channel) => {
  await new Promise<void>((resolve) => channel.subscribed(() => resolve()))
  return channel
}

const next = (listen: (callback: (value: unknown) => void) => unknown) =>
  new Promise<unknown>((resolve) => listen(resolve))

describe('Echo', () => {
  test('hears a class of Laravel by its short name, and any event by its own', async () => {
    const app = freshApp()
    const echo = echoClient(app)
    const channel = await joined(echo.private('tenant.harcourt.conveyances'))
    const short = next((callback) => channel.listen('OrderShipped', callback))
    const raw = next((callback) => channel.listen('.conveyance.changed', callback))
    const name = 'private-tenant.harcourt.conveyances'
    await pusherServer(app).trigger(name, 'App\\Events\\OrderShipped', { id: 1 })
    await pusherServer(app).trigger(name, 'conveyance.changed', { ids: ['a'], version: 2 })
    expect(await short).toEqual({ id: 1 })
    expect(await raw).toEqual({ ids: ['a'], version: 2 })
  })

  test('tells who is here, who joins and who leaves', async () => {
    const app = freshApp()
    const [ann, ben] = [echoClient(app, 'ann'), echoClient(app, 'ben')]
    const room = ann.join('tenant.harcourt.conveyance.1')
    const here = next((callback) => room.here(callback))
    const joining = next((callback) => room.joining(callback))
    const leaving = next((callback) => room.leaving(callback))
    expect(await here).toEqual([{ id: 'ann', name: 'ann' }])
    await joined(ben.join('tenant.harcourt.conveyance.1'))
    expect(await joining).toEqual({ id: 'ben', name: 'ben' })
    ben.leave('tenant.harcourt.conveyance.1')
    expect(await leaving).toEqual({ id: 'ben', name: 'ben' })
  })

  test('whispers to the others', async () => {
    const app = freshApp()
    const [ann, ben] = [echoClient(app, 'ann'), echoClient(app, 'ben')]
    const [from, to] = await Promise.all([joined(ann.private('case')), joined(ben.private('case'))])
    const typed = next((callback) => to.listenForWhisper('typing', callback))
    from.whisper('typing', { on: true })
    expect(await typed).toEqual({ on: true })
  })

  test('raises the error of a channel that the endpoint refuses', async () => {
    const channel = echoClient(freshApp()).private('secret')
    expect(await next((callback) => channel.error(callback))).toMatchObject({
      type: 'AuthError',
      status: 403,
    })
  })

  test('hears notifications, and knows its socket and its state', async () => {
    const app = freshApp()
    const echo = echoClient(app)
    const channel = await joined(echo.private('user.ann'))
    expect(echo.connectionStatus()).toBe('connected')
    expect(echo.socketId()).toMatch(/^\d+\.\d+$/)
    const notified = next((callback) => channel.notification(callback))
    const event = 'Illuminate\\Notifications\\Events\\BroadcastNotificationCreated'
    await pusherServer(app).trigger('private-user.ann', event, { id: 'n1' })
    expect(await notified).toEqual({ id: 'n1' })
    echo.disconnect()
    await expect.poll(() => echo.connectionStatus()).toBe('disconnected')
  })

  test('subscribes again after the line was cut', async () => {
    const app = freshApp()
    const echo = echoClient(app)
    const channel = await joined(echo.private('case'))
    const before = echo.socketId()
    const again = joined(channel)
    echo.connector.pusher.connection.disconnect()
    echo.connector.pusher.connection.connect()
    await again
    expect(echo.socketId()).not.toBe(before)
    const told = next((callback) => channel.listen('.told', callback))
    await pusherServer(app).trigger('private-case', 'told', { a: 1 })
    expect(await told).toEqual({ a: 1 })
  })

  test('names public, encrypted and presence channels as their prefixes have it', async () => {
    const app = freshApp()
    const echo = echoClient(app, 'ann', { nacl })
    const open = await joined(echo.channel('news'))
    const sealed = await joined(echo.encryptedPrivate('case'))
    const room = await joined(echo.join('room'))
    const heard = [open, sealed, room].map((channel) =>
      next((callback) => channel.listen('.told', callback)),
    )
    await pusherServer(app).trigger(['news', 'presence-room'], 'told', { a: 1 })
    await pusherServer(app).trigger('private-encrypted-case', 'told', { b: 2 })
    expect(await Promise.all(heard)).toEqual([{ a: 1 }, { b: 2 }, { a: 1 }])
  })

  test('hears everything of a channel, without the namespace and without the protocol’s own', async () => {
    const app = freshApp()
    const channel = await joined(echoClient(app).channel('news'))
    const heard: unknown[] = []
    channel.listenToAll((event: string, value: unknown) => heard.push([event, value]))
    await pusherServer(app).trigger('news', 'App\\Events\\Shipped', 1)
    await pusherServer(app).trigger('news', 'told', 2)
    await expect.poll(() => heard.length).toBe(2)
    expect(heard).toEqual([
      ['Shipped', 1],
      ['.told', 2],
    ])
  })

  test('leaves a name in all its kinds, or one channel, or all', async () => {
    const app = freshApp()
    const echo = echoClient(app)
    const occupied = async () => {
      const reply = await callApi(app, { path: '/channels' })
      const { channels } = (await reply.json()) as { channels: object }
      return Object.keys(channels).toSorted()
    }
    for (const name of ['a', 'b'])
      await Promise.all([
        joined(echo.channel(name)),
        joined(echo.private(name)),
        joined(echo.join(name)),
      ])
    echo.leave('a')
    await expect.poll(occupied).toEqual(['b', 'presence-b', 'private-b'])
    echo.leaveChannel('private-b')
    await expect.poll(occupied).toEqual(['b', 'presence-b'])
    echo.leaveAllChannels()
    await expect.poll(occupied).toEqual([])
  })

  test('cancels a subscription that is still under way when it leaves', async () => {
    const app = freshApp()
    const echo = echoClient(app)
    await joined(echo.channel('first'))
    echo.private('case')
    echo.leave('case')
    await new Promise((resolve) => setTimeout(resolve, 500))
    // Pusher-js unsubscribes once the server has confirmed what was left meanwhile.
    const channels = async () => (await callApi(app, { path: '/channels' })).json()
    await expect.poll(channels, { timeout: 10_000 }).toEqual({ channels: { first: {} } })
  })

  test('tells each change of its connection', async () => {
    const echo = echoClient(freshApp())
    const states: string[] = []
    const stop = echo.connector.onConnectionChange((state) => states.push(state))
    await expect.poll(() => states).toContain('connected')
    echo.disconnect()
    await expect.poll(() => states).toContain('disconnected')
    stop()
  })
})
