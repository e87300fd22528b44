import { afterEach, describe, expect, test } from 'vitest'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, errorsIn, namesOf } from './support/client.ts'

afterEach(closeAll)

const pair = async (kind = 'plain', channel = 'private-room') => {
  const app = freshApp(kind)
  const [sender, listener] = await Promise.all([Client.open(app), Client.open(app)])
  const of = (id: string) => (channel.startsWith('presence-') ? { user_id: id } : undefined)
  await sender.subscribe(channel, of('ann'))
  await listener.subscribe(channel, of('ben'))
  await sender.settled()
  return { sender, listener, channel }
}

const whisper = (channel: string, data?: unknown) => ({ event: 'client-typing', channel, data })

describe('a client event', () => {
  test('reaches the other subscribers and not its sender', async () => {
    const { sender, listener, channel } = await pair()
    sender.send(whisper(channel, { on: true }))
    expect(await sender.settled()).toEqual([])
    expect(await listener.settled()).toEqual([whisper(channel, { on: true })])
  })

  test.each([{}, { a: { b: [1] } }, [], [1, 2], 'words', '', 5, 0, true, null, '{"a":1}'])(
    'carries the JSON value that it was: %j',
    async (data) => {
      const { sender, listener, channel } = await pair()
      sender.send(whisper(channel, data))
      expect((await listener.next('client-typing')).data).toEqual(data)
    },
  )

  test('without data has none', async () => {
    const { sender, listener, channel } = await pair()
    sender.send({ event: 'client-typing', channel })
    expect(await listener.next('client-typing')).toEqual({ event: 'client-typing', channel })
  })

  test('in a presence channel names its sender as the signature did, whatever the frame says', async () => {
    const { sender, listener, channel } = await pair('plain', 'presence-room')
    sender.send({ ...whisper(channel, {}), user_id: 'eve', socket_id: '1.1', extra: 1 })
    expect(await listener.next('client-typing')).toEqual({
      ...whisper(channel, {}),
      user_id: 'ann',
    })
  })

  test('in a private channel names nobody', async () => {
    const { sender, listener, channel } = await pair()
    sender.send({ ...whisper(channel, {}), user_id: 'eve' })
    expect(await listener.next('client-typing')).toEqual(whisper(channel, {}))
  })

  test.each(['news', 'cache-news'])('in a public channel is refused: %s', async (channel) => {
    const { sender, listener } = await pair('plain', channel)
    sender.send(whisper(channel, {}))
    expect(errorsIn(await sender.settled())).toMatchObject([{ code: 4301 }])
    expect(namesOf(await listener.settled())).not.toContain('client-typing')
  })

  test('from outside the channel is refused', async () => {
    const { listener, channel } = await pair()
    const stranger = await Client.open(listener.app)
    stranger.send(whisper(channel, {}))
    expect(errorsIn(await stranger.settled())).toEqual([
      { code: 4009, message: 'The client is not a member of the specified channel.' },
    ])
    expect(await listener.settled()).toEqual([])
  })

  test('from outside passes where the application takes them from all', async () => {
    const { listener, channel } = await pair('open')
    const stranger = await Client.open(listener.app)
    stranger.send(whisper(channel, { a: 1 }))
    expect(await stranger.settled()).toEqual([])
    expect(await listener.settled()).toEqual([whisper(channel, { a: 1 })])
  })

  test('is refused where the application has none', async () => {
    const { sender, listener, channel } = await pair('silent')
    sender.send(whisper(channel, {}))
    expect(errorsIn(await sender.settled())).toEqual([
      { code: 4301, message: 'The app does not have client messaging enabled.' },
    ])
    expect(await listener.settled()).toEqual([])
  })

  test('is taken by its name alone where the application takes only some', async () => {
    const { sender, listener, channel } = await pair('chosen', 'presence-room')
    const editing = { event: 'client-editing', channel, data: { on: true } }
    sender.send(whisper(channel, {}))
    sender.send(editing)
    expect(errorsIn(await sender.settled())).toEqual([
      { code: 4301, message: 'The app does not have client messaging enabled.' },
    ])
    expect(await listener.settled()).toEqual([{ ...editing, user_id: 'ann' }])
  })

  test('above ten in a second is refused, and the socket stays', async () => {
    const { sender, listener, channel } = await pair()
    for (let at = 0; at < 13; at += 1) sender.send(whisper(channel, { at }))
    const refusal = { code: 4301, message: 'Client event rejected due to rate limit' }
    expect(errorsIn(await sender.settled())).toEqual([refusal, refusal, refusal])
    expect(await listener.settled()).toHaveLength(10)
  })

  test('passes again a second later', async () => {
    const { sender, listener, channel } = await pair()
    for (let at = 0; at < 11; at += 1) sender.send(whisper(channel, { at }))
    await sender.settled()
    await listener.settled()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    sender.send(whisper(channel, { at: 'last' }))
    expect((await listener.next('client-typing')).data).toEqual({ at: 'last' })
  })

  test('in an encrypted channel passes like any other', async () => {
    const { sender, listener, channel } = await pair('plain', 'private-encrypted-room')
    sender.send(whisper(channel, { nonce: 'a', ciphertext: 'b' }))
    await sender.settled()
    expect(await listener.settled()).toEqual([whisper(channel, { nonce: 'a', ciphertext: 'b' })])
  })

  test('without a channel, or with a name above 200 characters, is refused', async () => {
    const { sender, channel } = await pair()
    sender.send({ event: 'client-typing', data: {} })
    sender.send({ event: `client-${'x'.repeat(200)}`, channel, data: {} })
    expect(errorsIn(await sender.settled())).toMatchObject([{ code: 4200 }, { code: 4301 }])
  })
})
