import { describe, expect, inject, test } from 'vitest'
import { signatureOf } from '#worker/realtime/protocol/signature'
import { callApi, post } from './support/api.ts'
import { freshApp } from './support/apps.ts'

const event = (more: object = {}) => ({ name: 'told', channels: ['news'], data: '1', ...more })
const answer = async (reply: Response) => [reply.status, await reply.text()]

describe('a signature', () => {
  const signed = JSON.stringify(event())

  test('follows the vector of the documentation', () => {
    const text =
      'POST\n/apps/3/events\nauth_key=278d425bdf160c739803&auth_timestamp=1353088179' +
      '&auth_version=1.0&body_md5=ec365a775a4cd0599faeb73354201b6f'
    expect(signatureOf('7ad3773142a6692b25b8', text)).toBe(
      'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
    )
  })

  test('that is good is answered with JSON', async () => {
    const reply = await post(freshApp(), '/events', event())
    expect(reply.headers.get('Content-Type')).toBe('application/json')
    expect(reply.headers.get('Content-Length')).toBe('2')
    expect(await answer(reply)).toEqual([200, '{}'])
  })

  test.each([
    ['of somebody else', { auth_signature: 'a'.repeat(64) }],
    ['that is missing', { auth_signature: '' }],
    ['with another key', { auth_key: 'other-key' }],
    ['with another time', { auth_timestamp: String(Math.floor(Date.now() / 1_000) - 5) }],
    ['of another version', { auth_version: '2.0' }],
    ['with another body_md5', { body_md5: 'ec365a775a4cd0599faeb73354201b6f' }],
    ['with a parameter more', { info: 'user_count' }],
  ])('%s is refused unless it does not matter', async (kind, forge) => {
    const call = { method: 'POST', path: '/events', body: signed, forge }
    const reply = await callApi(freshApp(), call)
    expect(reply.status).toBe(kind.includes('body_md5') ? 200 : 401)
  })

  test('for another body is refused', async () => {
    const app = freshApp()
    const good = await callApi(app, { method: 'POST', path: '/events', body: signed })
    const url = new URL(good.url)
    const reply = await fetch(url, { method: 'POST', body: JSON.stringify(event({ data: '2' })) })
    expect(await answer(reply)).toEqual([401, 'Authentication signature invalid.'])
  })

  test.each([-601, 601, -100_000])('%d seconds off is refused', async (offset) => {
    const timestamp = Math.floor(Date.now() / 1_000) + offset
    const reply = await callApi(freshApp(), { path: '/channels', timestamp })
    expect(reply.status).toBe(401)
  })

  test.each([-590, 590])('%d seconds off is taken', async (offset) => {
    const timestamp = Math.floor(Date.now() / 1_000) + offset
    expect((await callApi(freshApp(), { path: '/channels', timestamp })).status).toBe(200)
  })

  test('covers the plain text of values that travel escaped', async () => {
    const query = { filter_by_prefix: 'a b=@;/é' }
    const reply = await callApi(freshApp(), { path: '/channels', query })
    expect(await answer(reply)).toEqual([200, '{"channels":{}}'])
  })

  test.each(['2.0', '1', ''])('of version "%s" is refused though it is good', async (version) => {
    const reply = await callApi(freshApp(), { path: '/channels', query: { auth_version: version } })
    expect(reply.status).toBe(401)
  })

  test('of an unsigned call is refused', async () => {
    const app = freshApp()
    const reply = await fetch(`http://${inject('realtimeHost')}/apps/${app.id}/channels`)
    expect(reply.status).toBe(401)
  })
})

describe('a path', () => {
  test('of an unknown application is not found', async () => {
    const reply = await fetch(`http://${inject('realtimeHost')}/apps/renamed/channels`)
    expect(await answer(reply)).toEqual([404, 'No matching application for ID [renamed].'])
  })

  test('that does not exist is not found', async () => {
    expect(await answer(await callApi(freshApp(), { path: '/nothing' }))).toEqual([
      404,
      'Not found.',
    ])
  })

  test('with the wrong method is refused', async () => {
    const reply = await callApi(freshApp(), { path: '/events' })
    expect(await answer(reply)).toEqual([405, 'Method not allowed.'])
  })
})

describe('an event', () => {
  test('in a body that is not JSON is refused', async () => {
    const reply = await callApi(freshApp(), { method: 'POST', path: '/events', body: '{"name":' })
    expect(reply.status).toBe(400)
  })

  test.each([
    ['name', { name: undefined }],
    ['data', { data: undefined }],
    ['data', { data: { a: 1 } }],
    ['channels', { channels: undefined }],
    ['channels', { channels: [] }],
    ['channels', { channels: 'news' }],
    ['socket_id', { socket_id: 5 }],
  ])('with a wrong %s field is told which', async (field, change) => {
    const reply = await post(freshApp(), '/events', event(change))
    expect(reply.status).toBe(422)
    expect(Object.keys((await reply.json()) as object)).toEqual([field])
  })

  test.each([
    ['an empty name', { name: '' }],
    ['a name above 200 characters', { name: 'x'.repeat(201) }],
    ['101 channels', { channels: Array.from({ length: 101 }, (_, at) => `c${at}`) }],
    ['a channel name that is none', { channels: ['a b'] }],
    ['an empty channel name', { channels: [''] }],
    ['a socket_id that is none', { socket_id: '1.2:private-x' }],
  ])('with %s is refused', async (_, change) => {
    expect((await post(freshApp(), '/events', event(change))).status).toBe(400)
  })

  test.each([
    ['a name of 200 characters', { name: 'x'.repeat(200) }],
    ['100 channels', { channels: Array.from({ length: 100 }, (_, at) => `c${at}`) }],
    ['data of 10,000 bytes', { data: 'x'.repeat(10_000) }],
    ['data of 10 KB', { data: 'x'.repeat(10_240) }],
    ['the address of a user', { channels: ['#server-to-user-ann'] }],
    ['one channel', { channels: undefined, channel: 'news' }],
    ['a socket_id that nobody has', { socket_id: '1.2' }],
    ['null for what is optional', { socket_id: null, info: null }],
  ])('with %s is taken', async (_, change) => {
    expect(await answer(await post(freshApp(), '/events', event(change)))).toEqual([200, '{}'])
  })

  test.each([
    ['data above 10 KB', { data: 'x'.repeat(10_241) }],
    ['data above 10 KB in fewer characters', { data: 'é'.repeat(5_121) }],
    ['a body without end', { data: 'x'.repeat(300_000) }],
  ])('with %s is too large', async (_, change) => {
    const reply = await post(freshApp(), '/events', event(change))
    expect(await answer(reply)).toEqual([413, 'Payload too large.'])
  })

  test('tells what was asked about each channel', async () => {
    const channels = ['news', 'presence-room']
    const more = { channels, info: 'user_count,subscription_count' }
    const reply = await post(freshApp(), '/events', event(more))
    expect(await reply.json()).toEqual({
      channels: { news: { subscription_count: 0 }, 'presence-room': { user_count: 0 } },
    })
  })
})

describe('a batch', () => {
  const one = (more: object = {}) => ({ name: 'told', channel: 'news', data: '1', ...more })
  const send = (batch: object[]) => post(freshApp(), '/batch_events', { batch })

  test('is answered with an empty object', async () => {
    expect(await answer(await send([one(), one()]))).toEqual([200, '{}'])
  })

  test('in which any event asks is answered line by line', async () => {
    const reply = await send([one(), one({ info: 'subscription_count' })])
    expect(await reply.json()).toEqual({ batch: [{}, { subscription_count: 0 }] })
  })

  test('holds ten events', async () => {
    expect((await send(Array.from({ length: 10 }, () => one()))).status).toBe(200)
    expect((await send(Array.from({ length: 11 }, () => one()))).status).toBe(400)
  })

  test('with one wrong event is refused whole', async () => {
    expect((await send([one(), one({ channel: undefined })])).status).toBe(422)
    expect((await send([one(), one({ channel: 'a b' })])).status).toBe(400)
    expect((await send([one(), one({ data: 'x'.repeat(10_241) })])).status).toBe(413)
  })

  test('that is malformed is refused', async () => {
    expect((await post(freshApp(), '/batch_events', {})).status).toBe(422)
    expect((await post(freshApp(), '/batch_events', [])).status).toBe(422)
  })
})
