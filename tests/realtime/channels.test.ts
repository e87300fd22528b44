import { afterEach, describe, expect, test } from 'vitest'
import { signChannel } from '#worker/realtime/channel/channel-auth'
import { signatureOf } from '#worker/realtime/protocol/signature'
import { callApi, trigger } from './support/api.ts'
import { appOf, freshApp } from './support/apps.ts'
import { Client, closeAll, dataOf, errorsIn, namesOf } from './support/client.ts'

afterEach(closeAll)

const SUCCEEDED = 'pusher_internal:subscription_succeeded'
const refused = ['pusher:error', 'pusher:subscription_error']

describe('a public channel', () => {
  test('is joined without a signature and confirmed with an empty object', async () => {
    const client = await Client.open(freshApp())
    await client.subscribe('news')
    expect(client.texts.at(-1)).toBe(`{"event":"${SUCCEEDED}","data":"{}","channel":"news"}`)
  })

  test('delivers what is published word for word', async () => {
    const app = freshApp()
    const client = await Client.open(app)
    await client.subscribe('news')
    const written = '{ "odd" :  "spacing", "ž":"/" }'
    await trigger(app, 'news', 'App\\Events\\Told', written)
    const frame = await client.next('App\\Events\\Told')
    expect(frame).toEqual({ event: 'App\\Events\\Told', channel: 'news', data: written })
  })

  test.each(['0', 'plain words', '', '[]', 'null'])(
    'delivers a string as it is: "%s"',
    async (data) => {
      const app = freshApp()
      const client = await Client.open(app)
      await client.subscribe('news')
      await trigger(app, 'news', 'told', data)
      expect((await client.next('told')).data).toBe(data)
    },
  )

  test('joined twice confirms twice and delivers once', async () => {
    const app = freshApp()
    const client = await Client.open(app)
    await client.subscribe('news')
    await client.subscribe('news')
    await trigger(app, 'news', 'told', '1')
    expect(namesOf(await client.settled())).toEqual(['told'])
  })

  test('is left without an answer, and then silent', async () => {
    const app = freshApp()
    const client = await Client.open(app)
    await client.subscribe('news')
    client.send({ event: 'pusher:unsubscribe', data: { channel: 'news' } })
    expect(await client.settled()).toEqual([])
    await trigger(app, 'news', 'told', '1')
    expect(await client.settled()).toEqual([])
  })

  test('that nobody joined is left without harm', async () => {
    const client = await Client.open(freshApp())
    client.send({ event: 'pusher:unsubscribe', data: { channel: 'elsewhere' } })
    expect(await client.settled()).toEqual([])
  })

  test('delivers events in the order of publishing', async () => {
    const app = freshApp()
    const client = await Client.open(app)
    await client.subscribe('news')
    for (let at = 0; at < 20; at += 1) await trigger(app, 'news', 'told', String(at))
    const told = (await client.settled()).map(({ data }) => Number(data))
    expect(told).toEqual(Array.from({ length: 20 }, (_, at) => at))
  })

  test('is occupied until its last socket closes', async () => {
    const app = freshApp()
    const client = await Client.open(app)
    await client.subscribe('news')
    const show = async () => (await callApi(app, { path: '/channels/news' })).json()
    expect(await show()).toEqual({ occupied: true })
    client.socket.close()
    await client.closed
    await expect.poll(show).toEqual({ occupied: false })
  })
})

describe('a channel name', () => {
  test.each(['a', '-_=@,.;09azAZ', 'x'.repeat(164), 'tenant.harcourt.conveyances'])(
    'in the alphabet is taken: %s',
    async (channel) => {
      const client = await Client.open(freshApp())
      expect((await client.subscribe(channel)).channel).toBe(channel)
    },
  )

  test.each([
    '',
    ' ',
    'two words',
    'x'.repeat(165),
    'slash/ed',
    'a:b',
    'é',
    'news\n',
    '#news',
    '#server-to-user-1',
    'private-a:b',
    'a#b',
  ])('outside it is refused, and the socket stays: %j', async (channel) => {
    const client = await Client.open(freshApp())
    client.send({ event: 'pusher:subscribe', data: { channel, auth: '' } })
    expect(namesOf(await client.settled())).toEqual(refused)
    await client.subscribe('news')
  })

  test('beyond five hundred on one socket is refused', async () => {
    const client = await Client.open(freshApp())
    for (let at = 0; at < 501; at += 1) client.ask(`news-${at}`)
    const names = namesOf(await client.settled())
    expect(names.filter((name) => name === SUCCEEDED)).toHaveLength(500)
    expect(names.slice(-2)).toEqual(refused)
  })
})

describe('a private channel', () => {
  const channel = 'private-tenant.harcourt.conveyances'

  const answerTo = async (auth: (client: Client) => unknown) => {
    const client = await Client.open(freshApp())
    client.send({ event: 'pusher:subscribe', data: { channel, auth: auth(client) } })
    return client.settled()
  }

  test('is joined with the signature of the application', async () => {
    const frames = await answerTo(({ app, id }) => signChannel(app, { socketId: id, channel }).auth)
    expect(namesOf(frames)).toEqual([SUCCEEDED])
  })

  test('may carry data that the signature covers', async () => {
    const client = await Client.open(freshApp())
    const text = `${client.id}:${channel}:{"user_id":"ann"}`
    const auth = `${client.app.key}:${signatureOf(client.app.secret, text)}`
    const data = { channel, auth, channel_data: '{"user_id":"ann"}' }
    client.send({ event: 'pusher:subscribe', data })
    expect(namesOf(await client.settled())).toEqual([SUCCEEDED])
  })

  test.each([null, ''])('takes %j for no data', async (channel_data) => {
    const client = await Client.open(freshApp())
    const { auth } = signChannel(client.app, { socketId: client.id, channel })
    client.send({ event: 'pusher:subscribe', data: { channel, auth, channel_data } })
    expect(namesOf(await client.settled())).toEqual([SUCCEEDED])
  })

  const signed = ({ app, id }: Client) => signChannel(app, { socketId: id, channel }).auth
  const foreign = (client: Client) => appOf(`${client.app.id}x`)

  test.each<[string, (client: Client) => unknown]>([
    ['none', () => undefined],
    ['an empty one', () => ''],
    ['one that is no text', () => 5],
    ['the key alone', ({ app }) => `${app.key}:`],
    ['a bare signature', (client) => signed(client).split(':')[1]],
    [
      'another application’s',
      (client) => signed({ ...client, app: foreign(client), id: client.id } as Client),
    ],
    ['another key’s', (client) => signed(client).replace(/^[^:]+/, 'other-key')],
    ['another socket’s', ({ app }) => signChannel(app, { socketId: '1.2', channel }).auth],
    [
      'another channel’s',
      ({ app, id }) => signChannel(app, { socketId: id, channel: 'private-b' }).auth,
    ],
    ['one in upper case', (client) => signed(client).replace(/:.*/, (hex) => hex.toUpperCase())],
    ['one cut short', (client) => signed(client).slice(0, -1)],
    ['one with more behind it', (client) => `${signed(client)}0`],
  ])('refuses %s', async (_, auth) => {
    const frames = await answerTo(auth)
    expect(namesOf(frames)).toEqual(refused)
    expect(errorsIn(frames)).toEqual([{ code: 4009, message: 'Connection is unauthorized' }])
  })

  test('refuses in the very words of Reverb, and then on the channel itself', async () => {
    const client = await Client.open(freshApp())
    client.send({ event: 'pusher:subscribe', data: { channel, auth: 'x' } })
    const [, failure] = await client.settled()
    expect(client.texts[1]).toBe(
      '{"event":"pusher:error","data":"{\\"code\\":4009,\\"message\\":\\"Connection is unauthorized\\"}"}',
    )
    expect(failure?.channel).toBe(channel)
    expect(dataOf(failure)).toMatchObject({ type: 'AuthError', status: 401 })
  })

  test('keeps a subscription that was good when a second try is not', async () => {
    const app = freshApp()
    const client = await Client.open(app)
    await client.subscribe(channel)
    client.send({ event: 'pusher:subscribe', data: { channel, auth: 'x' } })
    await client.settled()
    await trigger(app, channel, 'told', '1')
    expect(namesOf(await client.settled())).toEqual(['told'])
  })

  test('joined and left in one burst is left', async () => {
    const app = freshApp()
    const client = await Client.open(app)
    client.ask(channel)
    client.send({ event: 'pusher:unsubscribe', data: { channel } })
    await client.settled()
    await trigger(app, channel, 'told', '1')
    expect(await client.settled()).toEqual([])
  })

  test('is recognised by its prefix with the dash', async () => {
    const client = await Client.open(freshApp())
    await client.subscribe('privatex')
    await client.subscribe('presence')
    expect(namesOf(client.frames).slice(1)).toEqual([SUCCEEDED, SUCCEEDED])
  })
})

describe('an encrypted channel', () => {
  test('is joined like a private one and carries what the publisher sealed', async () => {
    const app = freshApp()
    const client = await Client.open(app)
    await client.subscribe('private-encrypted-case')
    const sealed = '{"nonce":"bm9uY2U=","ciphertext":"c2VhbGVk"}'
    await trigger(app, 'private-encrypted-case', 'told', sealed)
    expect((await client.next('told')).data).toBe(sealed)
  })

  test('refuses a socket without a signature', async () => {
    const client = await Client.open(freshApp())
    client.send({
      event: 'pusher:subscribe',
      data: { channel: 'private-encrypted-case', auth: '' },
    })
    expect(namesOf(await client.settled())).toEqual(refused)
  })
})

describe('a subscription count', () => {
  const COUNT = 'pusher_internal:subscription_count'

  test('is broadcast where the application enables it', async () => {
    const app = freshApp('counting')
    const [first, second] = await Promise.all([Client.open(app), Client.open(app)])
    await first.subscribe('news')
    await second.subscribe('news')
    second.send({ event: 'pusher:unsubscribe', data: { channel: 'news' } })
    await second.settled()
    const counts = (await first.settled()).filter(({ event }) => event === COUNT)
    expect(counts.map((frame) => dataOf(frame)['subscription_count'])).toEqual([1, 2, 1])
  })

  test('is not sent for presence channels', async () => {
    const client = await Client.open(freshApp('counting'))
    await client.subscribe('presence-room', { user_id: '1' })
    expect(namesOf(await client.settled())).toEqual([])
  })

  test('is not sent otherwise', async () => {
    const client = await Client.open(freshApp())
    await client.subscribe('news')
    expect(await client.settled()).toEqual([])
  })
})
