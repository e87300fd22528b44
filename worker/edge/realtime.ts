import { notFound } from '#domain/refusal'
import { connectRealtime } from '#worker/realtime/gateway'
import { MAX_SESSION_MS, type SessionContent } from '../../src/domain/user/session-content.ts'
import { realtimeApp } from './realtime-app.ts'
import type { EdgeContext } from './visit.ts'

/** The Pusher protocol's sockets and HTTP API for the host's firm; 404 for a firm with an external back end. */
export const realtime = ({ var: { visit } }: EdgeContext) => {
  const { env, site, request, signedIn } = visit
  if (site.firm.external) throw notFound()
  const session = signedIn && sessionOf(signedIn)
  return connectRealtime(env, site.firm.tenant, realtimeApp(env, site), request, session)
}

const sessionOf = ({ id, user_id, opened_at }: SessionContent) => ({
  id,
  userId: user_id,
  endsAt: Date.parse(opened_at) + MAX_SESSION_MS,
})
