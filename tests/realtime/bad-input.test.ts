import { afterEach, describe, expect, test } from 'vitest'
import { signChannel } from '#worker/realtime/channel/channel-auth'
import { signatureOf } from '#worker/realtime/protocol/signature'
import { callApi, post } from './support/api.ts'
import { appOf, freshApp } from './support/apps.ts'
import { Client, closeAll, dataOf, type Frame } from './support/client.ts'

afterEach(closeAll)

const room = 'private-room'
const unauthorized = { code: 4009, message: 'Connection is unauthorized' }

const errorOf = (reason: object): Frame => ({ event: 'pusher:error', data: JSON.stringify(reason) })

const refusalOf = (channel: string): readonly Frame[] => [
  errorOf(unauthorized),
  {
    event: 'pusher:subscription_error',
    data: JSON.stringify({ type: 'AuthError', error: unauthorized.message, status: 401 }),
    channel,
  },
]

/** A client that sends bad input, and a second one that must not be affected. */
const twoClients = async () => {
  const app = freshApp()
  const [wrong, innocent] = [await Client.open(app), await Client.open(app)]
  for (const client of [wrong, innocent]) {
    await client.subscribe(room)
    await client.subscribe('presence-room', { user_id: client === wrong ? 'eve' : 'ann' })
  }
  await wrong.settled()
  await innocent.settled()
  return { app, wrong, innocent }
}

const subscribing = (channel: string, auth: string) => ({
  event: 'pusher:subscribe',
  data: { channel, auth },
})

describe('bad input gets its answer and nobody else notices:', () => {
  test('a wrong signature', async () => {
    const { app, wrong, innocent } = await twoClients()
    wrong.send(subscribing('private-case', `${app.key}:${'0'.repeat(64)}`))
    expect(await wrong.settled()).toEqual(refusalOf('private-case'))
    expect(await innocent.settled()).toEqual([])
  })

  test('the channel of another firm, signed by that firm', async () => {
    const { wrong, innocent } = await twoClients()
    const channel = 'private-tenant.northgate.conveyances'
    const { auth } = signChannel(appOf('plain'), { socketId: wrong.id, channel })
    wrong.send(subscribing(channel, auth))
    expect(await wrong.settled()).toEqual(refusalOf(channel))
    expect(await innocent.settled()).toEqual([])
  })

  test('a signature for a text in which the socket’s id runs on into the channel', async () => {
    const { app, wrong, innocent } = await twoClients()
    const text = `${wrong.id}:private-case:private-x`
    wrong.send(subscribing('private-case', `${app.key}:${signatureOf(app.secret, text)}`))
    expect(await wrong.settled()).toEqual(refusalOf('private-case'))
    expect(() =>
      signChannel(app, { socketId: `${wrong.id}:private-case`, channel: 'private-x' }),
    ).toThrow()
    const event = { name: 'told', channels: [room], data: '1' }
    const reply = await post(app, '/events', { ...event, socket_id: `${wrong.id}:${room}` })
    expect([reply.status, await reply.text()]).toEqual([400, 'Invalid socket_id.'])
    expect(await innocent.settled()).toEqual([])
  })

  test('binary', async () => {
    const { wrong, innocent } = await twoClients()
    wrong.socket.send(Buffer.from([0x00, 0xff, 0xfe, 0x7b]), { binary: true })
    const badMessage = { code: 4200, message: 'Invalid message format' }
    expect(await wrong.settled()).toEqual([errorOf(badMessage)])
    expect(await innocent.settled()).toEqual([])
  })

  test('a message of one byte too many, which ends the line and is seen as no more than that', async () => {
    const { wrong, innocent } = await twoClients()
    const message = 'Maximum message size exceeded'
    const frame = (data: string) => `{"event":"client-a","channel":"${room}","data":"${data}"}`
    wrong.send(frame('x'.repeat(10_001 - frame('').length)))
    expect(await wrong.closed).toEqual({ code: 1009, reason: message })
    expect(wrong.frames.at(-1)).toEqual(errorOf({ code: 1009, message }))
    await innocent.next('pusher_internal:member_removed')
    expect(await innocent.settled()).toEqual([])
  })

  test('an event of 10 KB and a byte', async () => {
    const { app, innocent } = await twoClients()
    const reply = await post(app, '/events', {
      name: 'told',
      channels: [room],
      data: 'x'.repeat(10_241),
    })
    expect([reply.status, await reply.text()]).toEqual([413, 'Payload too large.'])
    expect(await innocent.settled()).toEqual([])
  })

  test('the eleventh event in a second', async () => {
    const { wrong, innocent } = await twoClients()
    for (let at = 1; at <= 11; at += 1)
      wrong.send({ event: 'client-at', channel: room, data: { at } })
    const rejected = { code: 4301, message: 'Client event rejected due to rate limit' }
    expect(await wrong.settled()).toEqual([errorOf(rejected)])
    const heard = await innocent.settled()
    expect(heard.map((frame) => dataOf(frame)['at'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('a closed origin', async () => {
    const app = freshApp('strict')
    const headers = { Origin: 'https://firm.example' }
    const innocent = await Client.open(app, { headers })
    const wrong = new Client(app, { headers: { Origin: 'https://evil.example' } })
    const message = 'Origin not allowed'
    expect(await wrong.closed).toEqual({ code: 4009, reason: message })
    expect(wrong.frames).toEqual([errorOf({ code: 4009, message })])
    expect(await innocent.settled()).toEqual([])
  })

  test('a call that is signed with another secret', async () => {
    const { app, innocent } = await twoClients()
    const body = JSON.stringify({ name: 'told', channels: [room], data: '1' })
    const forged = { ...app, secret: 'guessed' }
    const reply = await callApi(forged, { method: 'POST', path: '/events', body })
    expect([reply.status, await reply.text()]).toEqual([401, 'Authentication signature invalid.'])
    expect(await innocent.settled()).toEqual([])
  })
})
