import Pusher from 'pusher'
import PusherClient from 'pusher-js'
import { afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Caller, callerFor, clientFor, dataOf } from '../../support/api.ts'

const base = inject('base')
const { port } = new URL(base)
const QUERY = '?protocol=7&client=js&version=8.6.0&flash=false'
const A_SECOND = 1_000
const REFUSED = 'pusher:subscription_error'
const area = 'private-tenant.northgate.conveyances'
const email = 'conveyancer@northgate.test'

let owner: Caller
let harcourt: Caller
const opened: WebSocket[] = []

beforeAll(async () => {
  owner = await callerFor(base, 'owner@northgate.test')
  harcourt = await callerFor(base, 'owner@harcourt.test')
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})

type Frame = { readonly event: string; readonly channel?: string; readonly data?: string }

/** A socket as the browser of somebody signed in opens it. */
const openSocket = ({ host, cookie }: Caller) => {
  const headers = { Host: `${host}:${port}`, Cookie: cookie }
  const origin = `http://${host}:${port}`
  const address = `ws://127.0.0.1:${port}/app/local-key${QUERY}`
  const socket = new WebSocket(address, { headers, origin, perMessageDeflate: false })
  opened.push(socket)
  return { socket, closed: new Promise<number>((resolve) => socket.on('close', resolve)) }
}

/** A socket that was let in, and everything that it was told. */
const socketOf = async (caller: Caller) => {
  const { socket, closed } = openSocket(caller)
  const frames: Frame[] = []
  socket.on('message', (text) => frames.push(JSON.parse(String(text))))
  /** A frame of this event, on this channel, within so long. */
  const heard = async (event: string, channel?: string, timeout = 10_000) => {
    const isMeant = (frame: Frame) =>
      frame.event === event && (channel === undefined || frame.channel === channel)
    await expect.poll(() => frames.some(isMeant), { timeout, interval: 5 }).toBe(true)
    return frames.splice(frames.findIndex(isMeant), 1)[0]
  }
  const greeting = await heard('pusher:connection_established')
  const id = String(JSON.parse(greeting?.data ?? '{}').socket_id)
  return { id, socket, frames, closed, heard }
}

type Socket = Awaited<ReturnType<typeof socketOf>>

const authFor = (caller: Caller, { id }: Socket, channel: string) =>
  caller.call(
    'POST',
    '/broadcasting/auth',
    new URLSearchParams({ socket_id: id, channel_name: channel }).toString(),
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  )

/** Joins as Echo does; gives back how to ask again with the signature that is held. */
const join = async (caller: Caller, socket: Socket, channel: string) => {
  const { status, body } = await authFor(caller, socket, channel)
  expect(status).toBe(200)
  const frame = JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...body } })
  socket.socket.send(frame)
  await socket.heard('pusher_internal:subscription_succeeded', channel)
  return () => socket.socket.send(frame)
}

const userOf = async (address: string, by = owner) => {
  const { rows } = dataOf(await by.get(`/api/users?q=${encodeURIComponent(address)}`))
  return dataOf(await by.get(`/api/users/${rows[0].id}`)).user
}

const PROFILE = [
  ...['email', 'first_name', 'last_name', 'roles', 'team', 'job_title'],
  ...['phone', 'is_fee_earner', 'agency_id'],
]
const profileOf = (user: Record<string, unknown>) =>
  Object.fromEntries(PROFILE.map((field) => [field, user[field] ?? null]))

const change = async (address: string, to: object, by = owner) => {
  const user = await userOf(address, by)
  const body = { ...profileOf(user), ...to, version: user.version }
  dataOf(await by.call('PATCH', `/api/users/${user.id}`, body))
  return user
}

/** Changes a user's account, and puts it back when the test is over. */
const changeForNow = async (address: string, to: object, by = owner) => {
  const before = await change(address, to, by)
  onTestFinished(async () => {
    await change(address, profileOf(before), by)
  })
}

/** Suspends a user, and lets them in again when the test is over; gives back when it was asked for. */
const suspend = async (address: string, by = owner) => {
  const { id, version } = await userOf(address, by)
  const path = `/api/users/${id}/suspension`
  const start = performance.now()
  dataOf(await by.post(path, { version }))
  onTestFinished(async () => {
    const suspended = await userOf(address, by)
    dataOf(await by.call('DELETE', `${path}?version=${suspended.version}`, {}))
  })
  return start
}

/** A case that somebody runs. */
const caseOf = async (userId: string) => {
  const { rows } = dataOf(await owner.get('/api/conveyances?status=pre_contract'))
  for (const { id } of rows) {
    const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
    if (conveyance.fee_earner.id === userId) return conveyance
  }
  throw new Error('They run no case.')
}

describe('somebody who listens', () => {
  test('hears nothing any more within a second of losing the role that let them', async () => {
    const caller = await callerFor(base, email)
    const socket = await socketOf(caller)
    const askAgain = await join(caller, socket, area)
    await join(caller, socket, `private-tenant.northgate.user.${(await userOf(email)).id}`)
    await changeForNow(email, { roles: ['Template editor'] })
    await socket.heard(REFUSED, area, A_SECOND)
    // The signature that they still hold is worth nothing, nor is another given.
    askAgain()
    await socket.heard(REFUSED, area, A_SECOND)
    expect((await authFor(caller, socket, area)).status).toBe(403)
    expect(socket.frames.filter(({ event }) => event === REFUSED)).toEqual([])
  })

  test('may join again on the same socket when the role is given back', async () => {
    const caller = await callerFor(base, email)
    const socket = await socketOf(caller)
    await join(caller, socket, area)
    await changeForNow(email, { roles: ['Template editor'] })
    await socket.heard(REFUSED, area, A_SECOND)
    await change(email, { roles: ['Conveyancer'] })
    await join(caller, socket, area)
  })

  test('hears nothing any more once their role itself lets nobody', async () => {
    const caller = await callerFor(base, email)
    const socket = await socketOf(caller)
    await join(caller, socket, area)
    const roleNamed = async (name: string) =>
      dataOf(await owner.get('/api/roles')).find((it: { name: string }) => it.name === name)
    const put = async (permissions: readonly string[]) => {
      const { id, version, name, description, scope, read_only } = await roleNamed('Conveyancer')
      const body = { version, name, description, scope, read_only, permissions }
      dataOf(await owner.call('PATCH', `/api/roles/${id}`, body))
    }
    const { permissions } = await roleNamed('Conveyancer')
    onTestFinished(() => put(permissions))
    await put(permissions.filter((it: string) => it !== 'conveyance.view-any'))
    await socket.heard(REFUSED, area, A_SECOND)
  })

  test('leaves a case that is given to somebody out of their reach', async () => {
    await changeForNow(email, { team: 'Nobody else' })
    const caller = await callerFor(base, email)
    const { id, version, fee_earner } = await caseOf((await userOf(email)).id)
    const channel = `presence-tenant.northgate.conveyance.${id}`
    const socket = await socketOf(caller)
    await join(caller, socket, area)
    await join(caller, socket, channel)
    const other = await userOf('supervisor@northgate.test')
    const claimant = { id: other.id, name: `${other.first_name} ${other.last_name}` }
    const path = `/api/conveyances/${id}`
    const given = dataOf(await owner.call('PATCH', path, { version, fee_earner: claimant }))
    onTestFinished(async () => {
      await owner.call('PATCH', path, { version: given.conveyance.version, fee_earner })
    })
    await socket.heard(REFUSED, channel, A_SECOND)
    expect(socket.frames.filter(({ event }) => event === REFUSED)).toEqual([])
  })

  test('leaves the cases of a team that they leave', async () => {
    // Of the same team, and no case is theirs.
    const mate = 'adviser@northgate.test'
    await changeForNow(mate, { roles: ['Legal assistant'], team: (await userOf(email)).team })
    const caller = await callerFor(base, mate)
    const { id } = await caseOf((await userOf(email)).id)
    const channel = `presence-tenant.northgate.conveyance.${id}`
    const socket = await socketOf(caller)
    await join(caller, socket, channel)
    await change(mate, { team: 'Nobody else' })
    await socket.heard(REFUSED, channel, A_SECOND)
  })

  test('is cut off within a second of being suspended', async () => {
    const suspended = 'bdm@northgate.test'
    const caller = await callerFor(base, suspended)
    const socket = await socketOf(caller)
    await join(caller, socket, `private-tenant.northgate.user.${(await userOf(suspended)).id}`)
    const start = await suspend(suspended)
    expect(await socket.closed).toBe(4009)
    expect(performance.now() - start).toBeLessThan(A_SECOND)
  })

  test('is cut off within a second of signing out, and nobody else of theirs is', async () => {
    const [here, there] = [await callerFor(base, email), await callerFor(base, email)]
    const [socket, other] = [await socketOf(here), await socketOf(there)]
    await join(here, socket, area)
    await join(there, other, area)
    const start = performance.now()
    expect((await here.post('/api/auth/logout')).status).toBeLessThan(300)
    expect(await socket.closed).toBe(4009)
    expect(performance.now() - start).toBeLessThan(A_SECOND)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
  })
})

describe('an agent who listens', () => {
  const agent = 'agent@bellwether.test'

  test('is cut off within a second of being suspended', async () => {
    const { agency_id } = await userOf(agent, harcourt)
    const caller = await callerFor(base, agent, 'agents.localhost')
    const socket = await socketOf(caller)
    await join(caller, socket, `private-tenant.harcourt.agency.${agency_id}`)
    const start = await suspend(agent, harcourt)
    expect(await socket.closed).toBe(4009)
    expect(performance.now() - start).toBeLessThan(A_SECOND)
  })

  test('may join nothing of the staff, of a client or of another agency', async () => {
    const caller = await callerFor(base, agent, 'agents.localhost')
    const socket = await socketOf(caller)
    const { id } = dataOf(await harcourt.get('/api/conveyances?limit=1')).rows[0]
    for (const name of [
      'private-tenant.harcourt.conveyances',
      `presence-tenant.harcourt.conveyance.${id}`,
      `private-tenant.harcourt.agency.${id}`,
      `private-tenant.harcourt.client.${id}`,
      `private-tenant.harcourt.user.${id}`,
    ])
      expect((await authFor(caller, socket, name)).status).toBe(403)
  })
})

describe('a client who listens', () => {
  const client = 'client@sample.test'
  const listener = async () => {
    const caller = await clientFor(base, harcourt, client)
    const socket = await socketOf(caller)
    const { contact_id } = dataOf(await caller.get('/auth/user'))
    const channel = `private-tenant.harcourt.client.${contact_id}`
    await join(caller, socket, channel)
    return { caller, socket, channel }
  }

  test('is cut off within a second of signing out, and gets no other socket', async () => {
    const { caller, socket, channel } = await listener()
    const start = performance.now()
    expect((await caller.post('/api/auth/logout')).status).toBeLessThan(300)
    expect(await socket.closed).toBe(4009)
    expect(performance.now() - start).toBeLessThan(A_SECOND)
    expect(await openSocket(caller).closed).toBe(4009)
    const anonymous = await socketOf({ ...caller, cookie: '' })
    expect((await authFor(caller, anonymous, channel)).status).toBe(403)
  })

  test('is cut off within a second of being shut out', async () => {
    const { socket } = await listener()
    const start = await suspend(client, harcourt)
    expect(await socket.closed).toBe(4009)
    expect(performance.now() - start).toBeLessThan(A_SECOND)
  })
})

describe('a socket', () => {
  test('is signed into a channel for the session that opened it and for no other', async () => {
    const [mine, theirs] = [await callerFor(base, email), await callerFor(base, email)]
    const socket = await socketOf(mine)
    expect((await authFor(mine, socket, area)).status).toBe(200)
    expect((await authFor(theirs, socket, area)).status).toBe(403)
    expect((await authFor(owner, socket, area)).status).toBe(403)
    const anonymous = await socketOf({ ...mine, cookie: '' })
    expect((await authFor(mine, anonymous, area)).status).toBe(403)
  })

  test.each([
    '1.1',
    '1',
    '',
    ' ',
    `${'9'.repeat(500)}.1`,
    'ID:private-tenant.northgate.admin',
    'ID\n',
    ' ID',
    'ID::user::{}',
    'ID,1.1',
    'ID\u0000',
  ])('is not named by %j', async (text) => {
    const caller = await callerFor(base, email)
    const socket = await socketOf(caller)
    const id = text.replace('ID', socket.id)
    expect((await authFor(caller, { ...socket, id }, area)).status).toBe(403)
  })

  test.each([
    ' private-tenant.northgate.conveyances',
    'private-tenant.northgate.conveyances ',
    'private-tenant.northgate.conveyances\n',
    'private-tenant.northgate.conveyances:x',
    'private-tenant.northgate.conveyances.',
    'Private-tenant.northgate.conveyances',
    'private-tenant.NORTHGATE.conveyances',
    'private-tenant.northgate.constructor',
    'private-tenant.northgate.__proto__',
    'private-tenant.harcourt.conveyances',
    'private-cache-tenant.northgate.conveyances',
    'private-encrypted-tenant.northgate.conveyances',
    'presence-tenant.northgate.conveyances',
    'private-tenant.northgate.conveyance.%2e%2e',
    '#server-to-user-1',
    'x'.repeat(5000),
    '',
  ])('is not signed into %j', async (channel) => {
    const caller = await callerFor(base, email)
    const socket = await socketOf(caller)
    expect((await authFor(caller, socket, channel)).status).toBe(403)
  })
})

describe('the endpoint of a fresh start', () => {
  const server = new Pusher({
    ...{ appId: 'local', key: 'local-key', secret: 'local-secret' },
    ...{ host: '127.0.0.1', port, useTLS: false },
  })

  test('takes the clients and the server SDK of Pusher by the names of the demonstration', async () => {
    const client = new PusherClient('local-key', {
      ...{ cluster: '', wsHost: '127.0.0.1', wsPort: Number(port), forceTLS: false },
      enabledTransports: ['ws'],
    })
    onTestFinished(() => client.disconnect())
    const channel = client.subscribe('news')
    await new Promise<void>((resolve) => {
      channel.bind('pusher:subscription_succeeded', () => resolve())
    })
    const told = new Promise((resolve) => {
      channel.bind('told', resolve)
    })
    const reply = await server.trigger('news', 'told', { a: 1 })
    expect([reply.status, await reply.text()]).toEqual([200, '{}'])
    expect(reply.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(reply.headers.get('Content-Length')).toBe('2')
    expect(await told).toEqual({ a: 1 })
    const channels = await server.get({ path: '/channels' })
    expect(await channels.json()).toMatchObject({ channels: { news: {} } })
  })

  const refusalOf = (path: string, origin?: string) =>
    new Promise<{ code: number; error: unknown }>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, origin ? { origin } : {})
      let error: unknown = null
      socket.on('error', reject)
      socket.on('message', (text) => {
        error = JSON.parse(JSON.parse(String(text)).data).code
      })
      socket.on('close', (code) => resolve({ code, error }))
    })

  test.each([
    ['another key', '/app/other-key', undefined, 4001],
    ['another path', '/nowhere', undefined, 4005],
    ['the bare path', '/app', undefined, 4005],
    ['a page of somebody else', '/app/local-key', 'https://evil.example', 4009],
  ])('opens a socket for %s only to say why not', async (_, path, origin, code) => {
    expect(await refusalOf(`${path}${QUERY}`, origin)).toEqual({ code, error: code })
  })

  test('tells programs that it is up, and what they got wrong', async () => {
    const get = async (path: string) => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`)
      return [reply.status, await reply.text()]
    }
    expect(await get('/up')).toEqual([200, '{"health":"OK"}'])
    expect(await get('/app/local-key')).toEqual([426, 'Upgrade required.'])
    expect(await get('/apps/local/channels')).toEqual([401, 'Unknown auth_key.'])
    expect(await get('/apps/other/channels')).toEqual([
      404,
      'No matching application for ID [other].',
    ])
    expect(await get('/apps/local/nothing')).toEqual([404, 'Not found.'])
    expect(await get('/apps/local/events')).toEqual([405, 'Method not allowed.'])
  })
})
