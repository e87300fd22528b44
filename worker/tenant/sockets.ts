import type { Broadcast } from '#domain/channels'
import type { RealtimeEnv } from '../realtime/app.ts'
import { hubsOf } from '../realtime/hubs.ts'
import { publisherFor } from '../realtime/publisher.ts'

/** Sockets that are to close: it leaves with the broadcasts, so that it is not lost either. */
export type HangUp = { readonly hang_up: { readonly user: string } | { readonly session: string } }

const isHangUp = (it: Broadcast | HangUp): it is HangUp => 'hang_up' in it

/** Tells a firm's sockets what happened, then closes those that are no longer anybody's. */
export const tellSockets = async (
  env: RealtimeEnv,
  tenant: string,
  told: readonly (Broadcast | HangUp)[],
) => {
  const broadcasts = told.filter((it): it is Broadcast => !isHangUp(it))
  if (broadcasts.length > 0) await publisherFor(env).publish(tenant, broadcasts)
  for (const it of told.filter(isHangUp)) await close(env, tenant, it)
}

const close = (env: RealtimeEnv, tenant: string, { hang_up }: HangUp) =>
  Promise.all(
    hubsOf(env, tenant).map((hub) =>
      'user' in hang_up ? hub.disconnectUser(hang_up.user) : hub.disconnectSession(hang_up.session),
    ),
  )
