import { afterEach, describe, expect, test } from 'vitest'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, errorsIn, namesOf } from './support/client.ts'

afterEach(closeAll)

const badMessage = { code: 4200, message: 'Invalid message format' }

describe('a ping', () => {
  test('as pusher-js writes it is answered', async () => {
    const client = await Client.open(freshApp())
    client.send('{"event":"pusher:ping","data":{}}')
    await client.next('pusher:pong')
    expect(client.texts.at(-1)).toBe('{"event":"pusher:pong","data":{}}')
  })

  test.each(['{"event":"pusher:ping"}', '{ "event": "pusher:ping", "data": {} }'])(
    'written otherwise is answered too: %s',
    async (text) => {
      const client = await Client.open(freshApp())
      client.send(text)
      expect(await client.next('pusher:pong')).toEqual({ event: 'pusher:pong', data: {} })
    },
  )

  test('of the WebSocket layer gets its payload back', async () => {
    const client = await Client.open(freshApp())
    const payload = new Promise((resolve) => client.socket.once('pong', resolve))
    client.socket.ping('are you there')
    expect(String(await payload)).toBe('are you there')
  })

  test('is not what a pong gets', async () => {
    const client = await Client.open(freshApp())
    client.send({ event: 'pusher:pong', data: {} })
    expect(await client.settled()).toEqual([])
  })
})

describe('a message', () => {
  test.each([
    'not json',
    '',
    '{"event":',
    '1',
    'null',
    '"pusher:ping"',
    '[]',
    '[{"event":"pusher:ping"}]',
    '{}',
    '{"data":{}}',
    '{"event":5}',
    '{"event":null}',
    '{"event":{"a":1}}',
    '{"event":"pusher:unheard_of","data":{}}',
    '{"event":"pusher:subscribe"}',
    '{"event":"pusher:subscribe","data":[]}',
    '{"event":"pusher:subscribe","data":{"channel":5}}',
    '{"event":"pusher:subscribe","data":"not json"}',
    '{"event":"pusher:unsubscribe","data":{}}',
    '{"event":"pusher:constructor"}',
  ])('that is malformed is refused, and the socket stays: %s', async (text) => {
    const client = await Client.open(freshApp())
    client.send(text)
    expect(errorsIn(await client.settled())).toEqual([badMessage])
  })

  test.each(['pusher_internal:member_added', 'news', 'constructor', '__proto__', 'pusher'])(
    'that only a server may send is dropped: %s',
    async (event) => {
      const app = freshApp()
      const [sender, listener] = await Promise.all([Client.open(app), Client.open(app)])
      await Promise.all([sender.subscribe('private-room'), listener.subscribe('private-room')])
      sender.send({ event, channel: 'private-room', data: {} })
      expect(await sender.settled()).toEqual([])
      expect(await listener.settled()).toEqual([])
    },
  )

  test('may carry its data as a string of JSON', async () => {
    const client = await Client.open(freshApp())
    client.send({ event: 'pusher:subscribe', data: '{"channel":"news","auth":""}' })
    expect(namesOf(await client.settled())).toEqual(['pusher_internal:subscription_succeeded'])
  })

  test('in binary is read as text', async () => {
    const client = await Client.open(freshApp())
    client.socket.send(Buffer.from('{"event":"pusher:ping"}'), { binary: true })
    expect(await client.next('pusher:pong')).toBeDefined()
  })

  const ofBytes = (count: number) => {
    const frame = (filler: string) => `{"event":"pusher:ping","data":"${filler}"}`
    return frame('x'.repeat(count - frame('').length))
  }

  test('of 10,000 bytes passes, of one more closes the socket with 1009', async () => {
    const client = await Client.open(freshApp())
    client.send(ofBytes(10_000))
    await client.next('pusher:pong')
    client.send(ofBytes(10_001))
    expect(await client.closed).toEqual({ code: 1009, reason: 'Maximum message size exceeded' })
  })

  test('above 10,000 bytes in fewer characters closes the socket with 1009', async () => {
    const client = await Client.open(freshApp())
    client.send({ event: 'pusher:ping', data: { filler: 'é'.repeat(5_000) } })
    expect((await client.closed).code).toBe(1009)
  })

  test('just below 10,000 bytes passes', async () => {
    const client = await Client.open(freshApp())
    client.send({ event: 'pusher:ping', data: { filler: 'x'.repeat(9_900) } })
    expect(await client.next('pusher:pong')).toBeDefined()
  })
})
