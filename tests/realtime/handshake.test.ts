import { afterEach, describe, expect, inject, test } from 'vitest'
import { freshApp } from './support/apps.ts'
import { Client, closeAll, dataOf } from './support/client.ts'

afterEach(closeAll)

const refusalOf = async (client: Client) => {
  const { code, reason } = await client.closed
  return { code, reason, frame: dataOf(client.frames[0]), frames: client.frames.length }
}

describe('a connection', () => {
  test('begins with a greeting whose data is a string of JSON', async () => {
    const client = await Client.open(freshApp())
    expect(client.texts[0]).toMatch(
      /^\{"event":"pusher:connection_established","data":"\{\\"socket_id\\":\\"\d+\.\d+\\",\\"activity_timeout\\":30\}"\}$/,
    )
  })

  test('gets an id of its own', async () => {
    const app = freshApp()
    const clients = await Promise.all([1, 2, 3, 4, 5].map(() => Client.open(app)))
    expect(new Set(clients.map(({ id }) => id)).size).toBe(5)
  })

  test('negotiates no subprotocol', async () => {
    const client = await Client.open(freshApp())
    expect(client.socket.protocol).toBe('')
  })

  test('to an application that does not exist is told so and closed with 4001', async () => {
    const client = new Client(freshApp(), { path: '/app/plain-key-of-nobody' })
    const message = 'Application does not exist'
    expect(await refusalOf(client)).toEqual({
      code: 4001,
      reason: message,
      frame: { code: 4001, message },
      frames: 1,
    })
  })

  test.each([
    ['that is switched off', 'disabled', 4003, 'Application disabled'],
    ['that wants TLS', 'encrypted', 4000, 'Application only accepts TLS connections'],
  ])('to an application %s is closed', async (_, kind, code, message) => {
    const refusal = await refusalOf(new Client(freshApp(kind)))
    expect(refusal).toEqual({ code, reason: message, frame: { code, message }, frames: 1 })
  })

  test.each([
    ['an unknown protocol', '?protocol=99&version=8.6.0', 4007],
    ['a protocol before 4', '?protocol=3&version=8.6.0', 4007],
    ['no protocol', '', 4008],
    ['a version that is none', '?protocol=7&version=new', 4006],
  ])('with %s is closed', async (_, query, code) => {
    const refusal = await refusalOf(new Client(freshApp(), { query }))
    expect(refusal).toMatchObject({ code, frame: { code }, frames: 1 })
  })

  test('without a version is fine', async () => {
    const client = await Client.open(freshApp(), { query: '?protocol=7' })
    expect(client.id).toMatch(/^\d+\.\d+$/)
  })

  test('on another path is closed with 4005', async () => {
    const app = freshApp()
    const refusal = await refusalOf(new Client(app, { path: `/app/${app.key}/more` }))
    expect(refusal).toMatchObject({ code: 4005, frames: 1 })
  })

  test('beyond the quota of the application is closed with 4004', async () => {
    const app = freshApp('small')
    await Promise.all([Client.open(app), Client.open(app)])
    expect(await refusalOf(new Client(app))).toMatchObject({ code: 4004, frames: 1 })
  })

  test('has room again after another has closed', async () => {
    const app = freshApp('small')
    const [first] = await Promise.all([Client.open(app), Client.open(app)])
    first.socket.close()
    await first.closed
    await expect(Client.open(app)).resolves.toBeInstanceOf(Client)
  })

  test('without a session is closed with 4009 where the application asks for one', async () => {
    const app = freshApp('guarded')
    const refusal = await refusalOf(new Client(app))
    expect(refusal).toMatchObject({ code: 4009, frames: 1 })
    const headers = { 'X-Session': 's1/ann' }
    await expect(Client.open(app, { headers })).resolves.toBeInstanceOf(Client)
  })

  test('beyond ten of the same user is sent away for a while, another user is not', async () => {
    const app = freshApp()
    const of = (user: string) => ({ headers: { 'X-Session': `s-${user}/${user}` } })
    await Promise.all(Array.from({ length: 10 }, () => Client.open(app, of('ann'))))
    expect(await refusalOf(new Client(app, of('ann')))).toMatchObject({ code: 4100, frames: 1 })
    await expect(Client.open(app, of('ben'))).resolves.toBeInstanceOf(Client)
  })
})

describe('an origin', () => {
  const opening = (origin: string) => ({ headers: { Origin: origin } })

  test.each([
    'https://firm.example',
    'http://firm.example:8787',
    'https://clients.firm.example',
    'https://a.b.firm.example',
    'http://ported.example:8787',
  ])('of the firm may connect: %s', async (origin) => {
    const client = await Client.open(freshApp('strict'), opening(origin))
    expect(client.frames).toHaveLength(1)
  })

  test.each([
    'https://evil.example',
    'https://firm.example.evil.example',
    'https://evilfirm.example',
    'https://evil.example/firm.example',
    'https://evil.example?firm.example',
    'https://firm.example@evil.example',
    'https://firm.example.',
    'https://firm.exampl',
    'https://example',
    'http://ported.example',
    'http://ported.example:8788',
    'http://localhost',
    'http://127.0.0.1',
    'http://[::1]',
    'null',
    'file://',
    'firm.example',
    'https://',
    'about:blank',
    'data:text/html,firm.example',
  ])('of somebody else is closed with 4009: %s', async (origin) => {
    const refusal = await refusalOf(new Client(freshApp('strict'), opening(origin)))
    expect(refusal).toMatchObject({ code: 4009, reason: 'Origin not allowed', frames: 1 })
  })

  test('that is missing is closed with 4009 where only some are allowed', async () => {
    const refusal = await refusalOf(new Client(freshApp('strict')))
    expect(refusal).toMatchObject({ code: 4009, reason: 'Origin not allowed', frames: 1 })
  })

  test('is not asked of programs where the application takes them, and still of pages', async () => {
    const client = await Client.open(freshApp('local'))
    expect(client.frames).toHaveLength(1)
    const refusal = await refusalOf(new Client(freshApp('local'), opening('https://evil.example')))
    expect(refusal).toMatchObject({ code: 4009, reason: 'Origin not allowed', frames: 1 })
  })

  test('of anybody may connect where all are allowed', async () => {
    const client = await Client.open(freshApp(), opening('https://anybody.example'))
    expect(client.frames).toHaveLength(1)
  })
})

describe('a plain request', () => {
  const get = (path: string) => fetch(`http://${inject('realtimeHost')}${path}`)

  test('to the path of sockets is told to upgrade', async () => {
    const reply = await get(`/app/${freshApp().key}`)
    expect(reply.status).toBe(426)
  })

  test('to nowhere is not found', async () => {
    const reply = await get('/app')
    expect([reply.status, await reply.text()]).toEqual([404, 'Not found.'])
  })

  test('learns that the server is up', async () => {
    expect(await (await get('/up')).json()).toEqual({ health: 'OK' })
  })

  test('cannot forge what the gateway vouches for', async () => {
    const forged = encodeURIComponent(
      JSON.stringify({ app: null, session: { id: 'x', userId: 'y' } }),
    )
    const client = await Client.open(freshApp(), {
      headers: { 'X-Realtime-Secret-Admission': forged },
    })
    expect(client.id).toMatch(/^\d+\.\d+$/)
  })
})
