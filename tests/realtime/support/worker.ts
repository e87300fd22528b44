import type { RealtimeApp, RealtimeSession } from '#worker/realtime/app'
import { signChannel, signUser } from '#worker/realtime/channel/channel-auth'
import type { RealtimeEnv } from '#worker/realtime/env'
import { connectRealtime } from '#worker/realtime/gateway'
import { Hub as ProductHub } from '#worker/realtime/hub'
import { hubAt, hubOfSocket, hubsOf, shardSetOf } from '#worker/realtime/hubs'
import { kindOf } from '#worker/realtime/protocol/channel-name'
import { publisherFor, type RealtimeEvent } from '#worker/realtime/publisher'
import type { Spread } from '#worker/realtime/spread'
import { appOf } from './apps.ts'

const wakings = new Map<string, number>()

/** The product's Hub, which also counts its constructions: more than one means that it hibernated. */
export class Hub extends ProductHub {
  constructor(ctx: DurableObjectState, env: RealtimeEnv) {
    super(ctx, env)
    const id = ctx.id.toString()
    wakings.set(id, (wakings.get(id) ?? 0) + 1)
  }

  lose() {
    this.ctx.abort('lost by a test')
  }
}

type Call = {
  readonly tenant: string
  readonly values: readonly string[]
  readonly events: readonly RealtimeEvent[]
}

type Answer = (env: RealtimeEnv, firm: Spread, call: Call) => Promise<unknown>

const calls: Readonly<Record<string, Answer>> = {
  publish: (env, firm, { events }) => publisherFor(env).publish(firm, events),
  grant: async (env, firm, { values: [socketId = '', sessionId = '', channel = ''] }) =>
    (await hubOfSocket(env, firm, socketId)?.grant(socketId, sessionId, channel)) ?? null,
  restore: async (env, firm, { values: [socketId = '', channel = ''] }) =>
    hubOfSocket(env, firm, socketId)?.restore(socketId, channel),
  listeners: async (env, firm, { values: [userId] }) => {
    const users = userId === undefined ? null : [userId]
    return (await Promise.all(hubsOf(env, firm).map((hub) => hub.listeners(users, null)))).flat()
  },
  disconnectSession: (env, firm, { values: [id = ''] }) =>
    Promise.all(hubsOf(env, firm).map((hub) => hub.disconnectSession(id))),
  disconnectUser: (env, firm, { values: [id = ''] }) =>
    Promise.all(hubsOf(env, firm).map((hub) => hub.disconnectUser(id))),
  unsubscribeUser: (env, firm, { values: [userId = '', channel = ''] }) =>
    Promise.all(hubsOf(env, firm).map((hub) => hub.unsubscribeUser(userId, channel))),
  wakings: async (env, firm) =>
    hubsOf(env, firm).reduce((sum, hub) => sum + (wakings.get(hub.id.toString()) ?? 0), 0),
  present: async (env, firm, { values: [channel = ''] }) =>
    (await Promise.all(hubsOf(env, firm).map((hub) => hub.present(channel)))).flat(),
  /** The number of sockets in each Hub. */
  spread: async (env, firm) =>
    Promise.all(
      hubsOf(env, firm).map(
        async (hub, shard) => (await hub.countSockets(null, { ...firm, shard })).sockets,
      ),
    ),
  /** Aborts a Hub, which loses its sockets and its memory. */
  lose: async (env, { tenant }, { values: [shard = '0'] }) => {
    const hub = hubAt(env, tenant, Number(shard)) as unknown as DurableObjectStub<Hub>
    await hub.lose().catch(() => null)
  },
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    const name = /^\/calls\/(\w+)$/.exec(pathname)?.[1]
    if (name !== undefined) {
      const call = await request.json<Call>()
      const firm = shardSetOf(call.tenant, appOf(call.tenant))
      return Response.json((await calls[name]?.(env, firm, call)) ?? null)
    }
    const fewer = request.headers.get('X-Shards')
    const app = { ...appOf(idIn(pathname)), ...(fewer === null ? {} : { shards: Number(fewer) }) }
    if (pathname.startsWith('/broadcasting/')) return authorize(app, request)
    return connectRealtime(env, app.id, app, request, sessionIn(request))
  },
} satisfies ExportedHandler<RealtimeEnv>

/** The id in `/apps/{id}/…`, in `/broadcasting/…/{id}`, or in the key of `/app/{id}-key`. */
const idIn = (pathname: string) =>
  /^\/(?:apps|broadcasting\/[^/]+)\/([^/]+)/.exec(pathname)?.[1] ??
  /^\/app\/(.+?)-key/.exec(pathname)?.[1] ??
  'plain'

const sessionIn = (request: Request): RealtimeSession | null => {
  const [id, userId, endsAt] = (request.headers.get('X-Session') ?? '').split('/')
  if (!id || !userId) return null
  return endsAt === undefined ? { id, userId } : { id, userId, endsAt: Number(endsAt) }
}

/** Authorises the user in the header for every channel but those named secret. */
const authorize = async (app: RealtimeApp, request: Request) => {
  const form = new URLSearchParams(await request.text())
  const socketId = form.get('socket_id') ?? ''
  const channel = form.get('channel_name')
  const id = sessionIn(request)?.userId ?? 'nobody'
  if (channel === null)
    return Response.json(signUser(app, { socketId, userData: JSON.stringify({ id }) }))
  if (channel.includes('secret')) return new Response('Forbidden', { status: 403 })
  const member = JSON.stringify({ user_id: id, user_info: { id, name: id } })
  const channelData = kindOf(channel).isPresence ? member : undefined
  return Response.json(signChannel(app, { socketId, channel, channelData }))
}
