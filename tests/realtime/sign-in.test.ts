import { afterEach, describe, expect, test } from 'vitest'
import { signUser } from '#worker/realtime/channel/channel-auth'
import { signatureOf } from '#worker/realtime/protocol/signature'
import { post, trigger } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, dataOf, errorsIn, namesOf } from './support/client.ts'

afterEach(closeAll)

const SUCCEEDED = 'pusher_internal:subscription_succeeded'
const WATCHLIST = 'pusher_internal:watchlist_events'

describe('a sign-in', () => {
  test('that the application signed is confirmed with the data as it was', async () => {
    const client = await Client.open(freshApp())
    const frame = await client.signIn({ id: 'ann', user_info: { name: 'Ann' } })
    expect(dataOf(frame)).toEqual({ user_data: '{"id":"ann","user_info":{"name":"Ann"}}' })
  })

  test('may be repeated by the same user and by nobody else', async () => {
    const client = await Client.open(freshApp())
    await client.signIn({ id: 'ann' })
    await client.signIn({ id: 'ann' })
    const data = signUser(client.app, { socketId: client.id, userData: '{"id":"ben"}' })
    client.send({ event: 'pusher:signin', data })
    expect(errorsIn(await client.settled())).toMatchObject([{ code: 4009 }])
  })

  test.each([
    ['no id', '{}'],
    ['an empty id', '{"id":""}'],
    ['a number for an id', '{"id":1}'],
    ['no JSON', 'ann'],
    ['no object', '["ann"]'],
  ])('with %s is refused', async (_, userData) => {
    const client = await Client.open(freshApp())
    const data = signUser(client.app, { socketId: client.id, userData })
    client.send({ event: 'pusher:signin', data })
    expect(errorsIn(await client.settled())).toMatchObject([{ code: 4009 }])
  })

  test.each<[string, (client: Client) => object]>([
    ['unsigned', () => ({ user_data: '{"id":"ann"}' })],
    [
      'signed for another',
      ({ app, id }) => ({
        ...signUser(app, { socketId: id, userData: '{"id":"ben"}' }),
        user_data: '{"id":"ann"}',
      }),
    ],
    [
      'signed for another socket',
      ({ app }) => signUser(app, { socketId: '1.1', userData: '{"id":"ann"}' }),
    ],
    ['empty', () => ({})],
  ])('that is %s is refused, and the socket stays', async (_, data) => {
    const client = await Client.open(freshApp())
    client.send({ event: 'pusher:signin', data: data(client) })
    expect(errorsIn(await client.settled())).toEqual([
      { code: 4009, message: 'Connection is unauthorized' },
    ])
  })

  test('stands in for the member of a presence channel', async () => {
    const client = await Client.open(freshApp())
    await client.signIn({ id: 'ann', user_info: { name: 'Ann' } })
    const signature = signatureOf(client.app.secret, `${client.id}:presence-room`)
    const auth = `${client.app.key}:${signature}`
    client.send({ event: 'pusher:subscribe', data: { channel: 'presence-room', auth } })
    expect(dataOf(await client.next(SUCCEEDED))).toMatchObject({
      presence: { ids: ['ann'], hash: { ann: { name: 'Ann' } } },
    })
  })
})

describe('the channel of a user', () => {
  const channel = '#server-to-user-ann'

  test('is open to the signed-in user alone', async () => {
    const app = freshApp()
    const [ann, ben] = await Promise.all([Client.open(app), Client.open(app)])
    await ann.signIn({ id: 'ann' })
    await ben.signIn({ id: 'ben' })
    await ann.subscribe(channel)
    ben.ask(channel)
    expect(namesOf(await ben.settled())).toEqual(['pusher:error', 'pusher:subscription_error'])
    await trigger(app, channel, 'told', '1')
    expect(namesOf(await ann.settled())).toEqual(['told'])
    expect(await ben.settled()).toEqual([])
  })
})

describe('a watchlist', () => {
  test('reports who is online, who comes and who goes', async () => {
    const app = freshApp()
    const open = () => Client.open(app)
    const [ann, ben, again] = await Promise.all([open(), open(), open()])
    await ann.signIn({ id: 'ann', watchlist: ['ben', 'cleo'] })
    const told = async () => dataOf(await ann.next(WATCHLIST))['events']
    expect(await told()).toEqual([{ name: 'offline', user_ids: ['ben', 'cleo'] }])
    await ben.signIn({ id: 'ben' })
    expect(await told()).toEqual([{ name: 'online', user_ids: ['ben'] }])
    await again.signIn({ id: 'ben' })
    ben.socket.close()
    await ben.closed
    again.socket.close()
    expect(await told()).toEqual([{ name: 'offline', user_ids: ['ben'] }])
    expect(await ann.settled()).toEqual([])
  })

  test('of a newcomer names those who are there already', async () => {
    const app = freshApp()
    const [ann, ben] = await Promise.all([Client.open(app), Client.open(app)])
    await ben.signIn({ id: 'ben' })
    await ann.signIn({ id: 'ann', watchlist: ['ben', 'cleo'] })
    expect(dataOf(await ann.next(WATCHLIST))).toEqual({
      events: [
        { name: 'online', user_ids: ['ben'] },
        { name: 'offline', user_ids: ['cleo'] },
      ],
    })
  })

  test('above a hundred is refused with 4302', async () => {
    const client = await Client.open(freshApp())
    await client.signIn({ id: 'ann', watchlist: Array.from({ length: 101 }, (_, at) => `u${at}`) })
    expect(errorsIn(await client.settled())).toMatchObject([{ code: 4302 }])
  })
})

describe('terminating a user’s connections', () => {
  test('closes the signed-in sockets and the members, and no others', async () => {
    const app = freshApp()
    const open = () => Client.open(app)
    const [signedIn, member, other, plain] = await Promise.all([open(), open(), open(), open()])
    await signedIn.signIn({ id: 'ann' })
    await member.subscribe('presence-room', { user_id: 'ann' })
    await other.subscribe('presence-room', { user_id: 'ben' })
    await plain.subscribe('news')
    const reply = await post(app, '/users/ann/terminate_connections', {})
    expect([reply.status, await reply.json()]).toEqual([200, {}])
    expect((await signedIn.closed).code).toBe(4009)
    expect((await member.closed).code).toBe(4009)
    expect(namesOf(await other.settled())).toEqual(['pusher_internal:member_removed'])
    expect(await plain.settled()).toEqual([])
  })

  test('of a user who is not there is no error', async () => {
    const reply = await post(freshApp(), '/users/nobody/terminate_connections', {})
    expect([reply.status, await reply.json()]).toEqual([200, {}])
  })
})
