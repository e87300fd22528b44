import { afterEach, describe, expect, test } from 'vitest'
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
})
