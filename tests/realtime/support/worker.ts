import type { RealtimeApp, RealtimeEnv, RealtimeSession } from '#worker/realtime/app'
import { signChannel, signUser } from '#worker/realtime/channel-auth'
import { kindOf } from '#worker/realtime/channel-name'
import { connectRealtime } from '#worker/realtime/gateway'
import { Hub as ProductHub } from '#worker/realtime/hub'
import { publisherFor, type RealtimeEvent } from '#worker/realtime/publisher'
import { appOf } from './apps.ts'

const wakings = new Map<string, number>()

/** The product's Hub, which also tells how often it was made: more than once means that it slept. */
export class Hub extends ProductHub {
  constructor(ctx: DurableObjectState, env: RealtimeEnv) {
    super(ctx, env)
    const id = ctx.id.toString()
    wakings.set(id, (wakings.get(id) ?? 0) + 1)
  }
}

type Call = {
  readonly tenant: string
  readonly values: readonly string[]
  readonly events: readonly RealtimeEvent[]
}

const calls: Readonly<Record<string, (env: RealtimeEnv, call: Call) => Promise<unknown>>> = {
  publish: (env, { tenant, events }) => publisherFor(env).publish(tenant, events),
  socketBelongsTo: ({ HUB }, { tenant, values: [socketId = '', sessionId = ''] }) =>
    HUB.getByName(tenant).socketBelongsTo(socketId, sessionId),
  disconnectSession: ({ HUB }, { tenant, values: [id = ''] }) =>
    HUB.getByName(tenant).disconnectSession(id),
  disconnectUser: ({ HUB }, { tenant, values: [id = ''] }) =>
    HUB.getByName(tenant).disconnectUser(id),
  unsubscribeUser: ({ HUB }, { tenant, values: [userId = '', channel = ''] }) =>
    HUB.getByName(tenant).unsubscribeUser(userId, channel),
  wakings: async (env, { tenant }) => wakings.get(env.HUB.idFromName(tenant).toString()) ?? 0,
  present: (env, { tenant, values: [channel = ''] }) => env.HUB.getByName(tenant).present(channel),
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    const name = /^\/calls\/(\w+)$/.exec(pathname)?.[1]
    if (name !== undefined)
      return Response.json((await calls[name]?.(env, await request.json())) ?? null)
    const app = appOf(idIn(pathname))
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
  const [id, userId] = (request.headers.get('X-Session') ?? '').split('/')
  return id && userId ? { id, userId } : null
}

/** Signs for whoever the header names, but for channels that are called secret. */
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
