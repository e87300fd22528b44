import { parseChannel } from '#domain/channels'
import { notFound, Refusal } from '#domain/refusal'
import { hubOfSocket, shardSetOf } from '#worker/realtime/hubs'
import { signChannel } from '../realtime/channel/channel-auth.ts'
import { isSocketId } from '../realtime/protocol/socket-id.ts'
import { json } from './answers.ts'
import { formFields } from './body.ts'
import { realtimeApp } from './realtime-app.ts'
import { requireSession, requireTenant } from './sign-in/credentials.ts'
import { actorOf, tenantOf } from './tenant.ts'
import type { EdgeContext } from './visit.ts'

const mayNotJoin = () =>
  new Refusal(403, 'channel_refused', 'You do not have access to this channel.')

/** `POST /broadcasting/auth`: authorises a socket for a private or presence channel; throws 403 unless its user may join. */
export const joinChannel = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.firm.external) throw notFound()
  const session = await requireSession(visit)
  requireTenant(visit)
  const { socket_id: socketId = '', channel_name: channel = '' } = await formFields(visit.request)
  const { tenant } = visit.site.firm
  if (!isSocketId(socketId) || parseChannel(channel)?.tenant !== tenant) throw mayNotJoin()
  const app = realtimeApp(visit.env, visit.site)
  const hub = hubOfSocket(visit.env, shardSetOf(tenant, app), socketId)
  // The grant is recorded before access is checked, so that a revocation in between applies to it.
  const grant = await hub?.grant(socketId, session.id, channel)
  if (hub === null || !grant) throw mayNotJoin()
  const actor = actorOf(visit, session)
  const { allowed, member } = await tenantOf(visit.env, tenant).mayJoin(tenant, actor, channel)
  if (!allowed) throw mayNotJoin()
  if (grant === 'revoked') await hub.restore(socketId, channel)
  const presence = member === null ? {} : { channelData: JSON.stringify(member) }
  return json('api', signChannel(app, { socketId, channel, ...presence }))
}
