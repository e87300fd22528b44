import type { RealtimeApp, RealtimeSession } from './app.ts'
import { withAdmission } from './channel/admission.ts'
import { handshakeRefusal, isUpgrade, keyIn } from './connection/handshake.ts'
import { refusedSocket } from './connection/refusal-socket.ts'
import type { RealtimeEnv } from './env.ts'
import { answerApi } from './http/api.ts'
import { json, plainText } from './http/replies.ts'
import { hubAt, nextShard, shardSetOf } from './hubs.ts'

/**
 * Serves `/app/`, `/apps/` and `/up` of a firm's host: sockets and the HTTP API of the Pusher protocol.
 * `session` comes from the sealed cookie, never from the request itself.
 */
export const connectRealtime = async (
  env: RealtimeEnv,
  tenant: string,
  app: RealtimeApp,
  request: Request,
  session: RealtimeSession | null = null,
): Promise<Response> => {
  if (isUpgrade(request)) return openSocket(env, tenant, app, request, session)
  const { pathname } = new URL(request.url)
  if (keyIn(pathname) !== null) return plainText(426, 'Upgrade required.')
  if (pathname === '/up') return json({ health: 'OK' })
  return answerApi(env, tenant, app, request)
}

const openSocket = (
  env: RealtimeEnv,
  tenant: string,
  app: RealtimeApp,
  request: Request,
  session: RealtimeSession | null,
) => {
  const reason = handshakeRefusal(request, app, session)
  if (reason !== null) return refusedSocket(reason)
  const shardSet = shardSetOf(tenant, app)
  const address = { ...shardSet, shard: nextShard(shardSet) }
  const admitted = withAdmission(request, { app, address, session })
  return hubAt(env, tenant, address.shard).fetch(admitted)
}
