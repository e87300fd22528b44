import { describe, expect, test } from 'vitest'
import { localApp } from '#worker/realtime/app'
import { verifyChannel } from '#worker/realtime/channel/channel-auth'
import { main, twoFirms } from './fake-firm.ts'

const firms = twoFirms()
const { visit, signedIn, sockets, admitted, tenants } = firms
const someone = await signedIn({ type: 'staff' })
const another = await signedIn({ type: 'staff' })
const app = localApp([])
const quotesChannel = 'private-tenant.harcourt.quotes'
const presence = 'presence-tenant.harcourt.conveyance.0192f1a0-0000-7000-8000-000000000001'
tenants.harcourt.joins.set(quotesChannel, null)
tenants.harcourt.joins.set(presence, { user_id: 'u1', user_info: { name: 'Eleanor Shaw' } })
sockets.set('1.1', someone.content.id)
sockets.set('2.2', another.content.id)

const join = (
  socket_id: string,
  channel_name: string,
  headers: Record<string, string> = { ...someone.cookies, ...someone.bearer },
  type = 'application/x-www-form-urlencoded',
) =>
  visit(`${main}/broadcasting/auth`, {
    method: 'POST',
    headers: { Origin: main, 'Content-Type': type, ...headers },
    body: new URLSearchParams({ socket_id, channel_name }).toString(),
  })

describe('joining a channel', () => {
  test('is signed for a socket of one’s own and a channel that one may hear', async () => {
    const answer = await join('1.1', quotesChannel)
    const { auth } = await answer.json<{ auth: string }>()
    expect(verifyChannel(app, { socketId: '1.1', channel: quotesChannel }, auth)).toBe(true)
  })

  test('names the member of a presence channel', async () => {
    const answer = await join('1.1', presence)
    const { auth, channel_data } = await answer.json<{ auth: string; channel_data: string }>()
    expect(JSON.parse(channel_data)).toEqual({ user_id: 'u1', user_info: { name: 'Eleanor Shaw' } })
    const subscriber = { socketId: '1.1', channel: presence, channelData: channel_data }
    expect(verifyChannel(app, subscriber, auth)).toBe(true)
  })

  test('takes the form as browsers send it with files too', async () => {
    const form = new FormData()
    form.set('socket_id', '1.1')
    form.set('channel_name', quotesChannel)
    const headers = { Origin: main, ...someone.cookies, ...someone.bearer }
    const answer = await visit(`${main}/broadcasting/auth`, { method: 'POST', headers, body: form })
    expect(answer.status).toBe(200)
  })

  test.each([
    ['2.2', quotesChannel],
    ['9.9', quotesChannel],
    ['', quotesChannel],
    ['1.1:private-tenant.harcourt.admin', quotesChannel],
    ['1.1\n', quotesChannel],
    ['1.1', 'private-tenant.harcourt.admin'],
    ['1.1', 'private-tenant.northgate.quotes'],
    ['1.1', 'private-tenant.harcourt.quotes:x'],
    ['1.1', 'private-encrypted-tenant.harcourt.quotes'],
    ['1.1', 'public'],
    ['1.1', ''],
  ])('is refused: %s %s', async (socket, channel) => {
    expect((await join(socket, channel)).status).toBe(403)
  })

  test('needs both halves of a session, and the tenant', async () => {
    expect((await join('1.1', quotesChannel, someone.bearer)).status).toBe(401)
    expect((await join('1.1', quotesChannel, someone.cookies)).status).toBe(401)
    const { Authorization } = someone.bearer
    expect((await join('1.1', quotesChannel, { ...someone.cookies, Authorization })).status).toBe(
      400,
    )
  })

  test('is a form and nothing else', async () => {
    const headers = { ...someone.cookies, ...someone.bearer }
    expect((await join('1.1', quotesChannel, headers, 'application/json')).status).toBe(415)
  })
})

describe('the socket’s door', () => {
  test('is for sockets', async () => {
    expect((await visit(`${main}/app/local-key`)).status).toBe(426)
  })

  test('opens for the session of the cookies, until that is half a day old', async () => {
    const upgrade = { Upgrade: 'websocket', Origin: main }
    await visit(`${main}/app/local-key?protocol=7`, { headers: { ...upgrade, ...someone.cookies } })
    await visit(`${main}/app/local-key?protocol=7`, { headers: upgrade })
    const { id, user_id, opened_at } = someone.content
    const endsAt = Date.parse(opened_at) + 12 * 3_600_000
    expect(admitted.map(({ session }) => session)).toEqual([{ id, userId: user_id, endsAt }, null])
  })

  test('takes nothing that its secret has not signed', async () => {
    const answer = await visit(`${main}/apps/local/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"x","channel":"y","data":"z"}',
    })
    expect(answer.status).toBe(401)
  })
})
