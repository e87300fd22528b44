import { parseChannel } from '#domain/channels'
import { notFound, Refusal } from '#domain/refusal'
import { isSocketId, signChannel } from '#worker/realtime/channel-auth'
import { hubsOf } from '#worker/realtime/hubs'
import { json } from './answers.ts'
import { formFields } from './body.ts'
import { requireSession, requireTenant } from './credentials.ts'
import { realtimeApp } from './realtime-app.ts'
import { actorOf, tenantOf } from './tenant.ts'
import type { EdgeContext, Visit } from './visit.ts'

const mayNotJoin = () => new Refusal(403, 'channel_refused', 'You may not listen to this channel.')

/** `POST /broadcasting/auth`: signs a socket into a private or presence channel that its own user may join. */
export const joinChannel = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const { socket_id: socketId = '', channel_name: channel = '' } = await formFields(visit.request)
  const { tenant } = visit.site.firm
  if (!isSocketId(socketId) || parseChannel(channel)?.tenant !== tenant) throw mayNotJoin()
  if (!(await ownsSocket(visit, socketId, session.id))) throw mayNotJoin()
  const actor = actorOf(visit, session)
  const { allowed, member } = await tenantOf(visit.env, tenant).mayJoin(tenant, actor, channel)
  if (!allowed) throw mayNotJoin()
  return json('api', signed(visit, socketId, channel, member))
}

const signed = (visit: Visit, socketId: string, channel: string, member: object | null) => {
  const app = realtimeApp(visit.env, visit.site)
  const presence = member === null ? {} : { channelData: JSON.stringify(member) }
  return signChannel(app, { socketId, channel, ...presence })
}

const ownsSocket = async ({ env, site }: Visit, socketId: string, sessionId: string) => {
  const hubs = hubsOf(env, site.firm.tenant)
  const owned = await Promise.all(hubs.map((hub) => hub.socketBelongsTo(socketId, sessionId)))
  return owned.includes(true)
}
