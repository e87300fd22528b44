import { afterEach, describe, expect, test } from 'vitest'
import { signChannel } from '#worker/realtime/channel/channel-auth'
import { signatureOf } from '#worker/realtime/protocol/signature'
import { presentIn } from './support/api.ts'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, dataOf, errorsIn, namesOf, rosterIn } from './support/client.ts'

afterEach(closeAll)

const channel = 'presence-tenant.harcourt.conveyance.0199a1b2-0000-7000-8000-000000000001'
const ADDED = 'pusher_internal:member_added'
const REMOVED = 'pusher_internal:member_removed'
const ann = { user_id: 'ann', user_info: { id: 'ann', name: 'Ann' } }
const ben = { user_id: 'ben', user_info: { id: 'ben', name: 'Ben' } }

const two = async (app = freshApp()) => Promise.all([Client.open(app), Client.open(app)])

describe('a newcomer', () => {
  test('receives the members, itself included', async () => {
    const [first, second] = await two()
    await first.subscribe(channel, ann)
    const frame = await second.subscribe(channel, ben)
    expect(rosterIn(frame)).toEqual({
      count: 2,
      ids: ['ann', 'ben'],
      hash: { ann: ann.user_info, ben: ben.user_info },
    })
    expect(typeof frame.data).toBe('string')
  })

  test('is announced to the others and not to itself', async () => {
    const [first, second] = await two()
    await first.subscribe(channel, ann)
    await second.subscribe(channel, ben)
    expect(namesOf(await second.settled())).toEqual([])
    const [added, ...rest] = await first.settled()
    expect(added).toMatchObject({ event: ADDED, channel })
    expect(dataOf(added)).toEqual(ben)
    expect(rest).toEqual([])
  })

  test('with a second socket is no newcomer and counts once', async () => {
    const app = freshApp()
    const [first, second] = await two(app)
    const third = await Client.open(app)
    await first.subscribe(channel, ann)
    await second.subscribe(channel, ben)
    await first.next(ADDED)
    const roster = rosterIn(await third.subscribe(channel, ben))
    expect(roster).toMatchObject({ count: 2, ids: ['ann', 'ben'] })
    expect(await first.settled()).toEqual([])
    expect(await second.settled()).toEqual([])
  })

  test('with a number for an id gets it as text, and 10 is "10"', async () => {
    const [first, second] = await two()
    expect(dataOf(await first.subscribe(channel, { user_id: 10 }))).toEqual({
      presence: { count: 1, ids: ['10'], hash: { 10: {} } },
    })
    expect(dataOf(await second.subscribe(channel, { user_id: '10' }))).toMatchObject({
      presence: { count: 1, ids: ['10'] },
    })
    expect(await first.settled()).toEqual([])
  })

  test.each([
    ['without user_info', { user_id: 'cleo' }],
    ['with empty user_info', { user_id: 'cleo', user_info: {} }],
    ['with user_info that is null', { user_id: 'cleo', user_info: null }],
  ])('%s is a member with an empty object', async (_, member) => {
    const [first, second] = await two()
    await first.subscribe(channel, ann)
    expect(dataOf(await second.subscribe(channel, member))).toMatchObject({
      presence: { hash: { cleo: {} } },
    })
    expect(dataOf(await first.next(ADDED))).toEqual({ user_id: 'cleo', user_info: {} })
  })

  test('is verified over the very bytes of its channel_data', async () => {
    const client = await Client.open(freshApp())
    await client.subscribe(channel, '{ "user_id" :"ann",  "user_info":{"name":"Ž\\u00e9/"} }')
    expect(namesOf(client.frames)).toContain('pusher_internal:subscription_succeeded')
  })

  test('who joins twice stays the member that it was', async () => {
    const client = await Client.open(freshApp())
    await client.subscribe(channel, ann)
    expect(dataOf(await client.subscribe(channel, ben))).toMatchObject({
      presence: { ids: ['ann'] },
    })
  })
})

describe('a subscription', () => {
  const answerTo = async (member: string | undefined) => {
    const client = await Client.open(freshApp())
    const text = `${client.id}:${channel}${member === undefined ? '' : `:${member}`}`
    const signature = signatureOf(client.app.secret, text)
    const auth = `${client.app.key}:${signature}`
    client.send({ event: 'pusher:subscribe', data: { channel, auth, channel_data: member } })
    return client.settled()
  }

  test.each([
    ['no member', undefined],
    ['no JSON', 'ann'],
    ['no object', '"ann"'],
    ['an array', '["ann"]'],
    ['no user_id', '{"user_info":{}}'],
    ['an empty user_id', '{"user_id":""}'],
    ['a user_id that is an object', '{"user_id":{}}'],
    ['a user_id of 129 characters', JSON.stringify({ user_id: 'x'.repeat(129) })],
    ['user_info that is text', '{"user_id":"a","user_info":"b"}'],
    ['user_info above 1 KB', JSON.stringify({ user_id: 'a', user_info: { b: 'x'.repeat(1_100) } })],
  ])('that names %s is refused', async (_, member) => {
    const frames = await answerTo(member)
    expect(namesOf(frames)).toEqual(['pusher:error', 'pusher:subscription_error'])
    expect(errorsIn(frames)).toMatchObject([{ code: 4009 }])
  })

  test('whose member was changed after signing is refused', async () => {
    const client = await Client.open(freshApp())
    const channelData = JSON.stringify(ann)
    const { auth } = signChannel(client.app, { socketId: client.id, channel, channelData })
    const channel_data = JSON.stringify(ben)
    client.send({ event: 'pusher:subscribe', data: { channel, auth, channel_data } })
    expect(errorsIn(await client.settled())).toMatchObject([{ code: 4009 }])
  })

  test('of the 101st user is refused, another socket of a member is not', async () => {
    const app = freshApp()
    const clients = await Promise.all(Array.from({ length: 102 }, () => Client.open(app)))
    const members = clients.slice(0, 100)
    await Promise.all(members.map((client, at) => client.subscribe(channel, { user_id: `u${at}` })))
    const [late, again] = clients.slice(100)
    late?.ask(channel, { user_id: 'late' })
    expect(errorsIn((await late?.settled()) ?? [])).toMatchObject([{ code: 4100 }])
    expect(dataOf(await again?.subscribe(channel, { user_id: 'u5' }))).toMatchObject({
      presence: { count: 100 },
    })
  })
})

describe('a member', () => {
  test.each<[string, (client: Client) => void]>([
    ['unsubscribing', (client) => client.send({ event: 'pusher:unsubscribe', data: { channel } })],
    ['closing', (client) => client.socket.close()],
    ['losing its line', (client) => client.socket.terminate()],
  ])('who leaves by %s is gone for the others', async (_, leave) => {
    const [first, second] = await two()
    await first.subscribe(channel, ann)
    await second.subscribe(channel, ben)
    leave(second)
    const frame = await first.next(REMOVED)
    expect(frame).toEqual({ event: REMOVED, channel, data: '{"user_id":"ben"}' })
    expect(namesOf(second.frames)).not.toContain(REMOVED)
  })

  test('stays until its last socket leaves', async () => {
    const app = freshApp()
    const [first, second] = await two(app)
    const third = await Client.open(app)
    await first.subscribe(channel, ann)
    await Promise.all([second.subscribe(channel, ben), third.subscribe(channel, ben)])
    await first.next(ADDED)
    second.send({ event: 'pusher:unsubscribe', data: { channel } })
    await second.settled()
    expect(await first.settled()).toEqual([])
    third.send({ event: 'pusher:unsubscribe', data: { channel } })
    await third.settled()
    expect(namesOf(await first.settled())).toEqual([REMOVED])
  })

  test('of several channels leaves them all', async () => {
    const [first, second] = await two()
    const channels = ['presence-a', 'presence-b', 'presence-c']
    for (const name of channels) {
      await first.subscribe(name, ann)
      await second.subscribe(name, ben)
    }
    second.socket.terminate()
    const left = [await first.next(REMOVED), await first.next(REMOVED), await first.next(REMOVED)]
    expect(left.map((frame) => frame.channel)).toEqual(channels)
  })

  test('who leaves is out of the roster that the worker asks for', async () => {
    const app = freshApp()
    const [first, second] = await two(app)
    await first.subscribe(channel, ann)
    await second.subscribe(channel, ben)
    const present = () => presentIn(app, channel)
    expect(await present()).toEqual([
      { id: 'ann', info: ann.user_info },
      { id: 'ben', info: ben.user_info },
    ])
    first.socket.close()
    await expect.poll(present).toEqual([{ id: 'ben', info: ben.user_info }])
  })
})
