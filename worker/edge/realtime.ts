import { notFound } from '#domain/refusal'
import { isUpgrade } from '#worker/realtime/connection/handshake'
import { refusedSocket } from '#worker/realtime/connection/refusal-socket'
import { connectRealtime } from '#worker/realtime/gateway'
import { reasons } from '#worker/realtime/protocol/codes'
import { MAX_SESSION_MS, type SessionContent } from '../../src/domain/user/session-content.ts'
import { realtimeApp } from './realtime-app.ts'
import { currentSession } from './sign-in/current-session.ts'
import type { EdgeContext } from './visit.ts'

/**
 * The Pusher protocol's sockets and HTTP API for the host's firm; 404 for a firm with an external back end. A socket
 * of a session that has ended is refused.
 */
export const realtime = async ({ var: { visit } }: EdgeContext) => {
  const { env, site, request, signedIn } = visit
  if (site.firm.external) throw notFound()
  const isSocket = isUpgrade(request)
  const session = isSocket ? await currentSession(visit, { isFresh: true }) : null
  if (isSocket && signedIn !== null && session === null) return refusedSocket(reasons.unauthorized)
  const app = realtimeApp(env, site)
  return connectRealtime(env, site.firm.tenant, app, request, session && sessionOf(session))
}

const sessionOf = ({ id, user_id, opened_at }: SessionContent) => ({
  id,
  userId: user_id,
  endsAt: Date.parse(opened_at) + MAX_SESSION_MS,
})
