import type { Broadcast } from '#domain/broadcast'
import type { RealtimeEnv } from '#worker/realtime/env'
import { hubsOf } from '#worker/realtime/hubs'
import { publisherFor } from '#worker/realtime/publisher'
import type { Spread } from '#worker/realtime/spread'
import { accessChanges } from './access-changes.ts'

/** Sockets that are to close: it leaves with the broadcasts, so that it is not lost either. */
export type HangUp = { readonly hang_up: { readonly user: string } | { readonly session: string } }

/** Whether somebody may still hear a channel. */
export type MaySubscribe = (userId: string, channel: string) => boolean

const isHangUp = (it: Broadcast | HangUp): it is HangUp => 'hang_up' in it

/**
 * Tells a firm's sockets what happened, closes those that are no longer anybody's, and takes the others
 * out of what their users may no longer hear.
 */
export const notifySockets = async (
  env: RealtimeEnv,
  firm: Spread,
  told: readonly (Broadcast | HangUp)[],
  maySubscribe: MaySubscribe,
) => {
  const broadcasts = told.filter((it): it is Broadcast => !isHangUp(it))
  if (broadcasts.length > 0) await publisherFor(env).publish(firm, broadcasts)
  for (const hangUp of told.filter(isHangUp)) await close(env, firm, hangUp)
  for (const { users, channels } of accessChanges(firm.tenant, broadcasts))
    await unsubscribe(env, firm, { users, channels, maySubscribe })
}

const close = (env: RealtimeEnv, firm: Spread, { hang_up }: HangUp) =>
  Promise.all(
    hubsOf(env, firm).map((hub) =>
      'user' in hang_up ? hub.disconnectUser(hang_up.user) : hub.disconnectSession(hang_up.session),
    ),
  )

type Doubt = {
  readonly users: readonly string[] | null
  readonly channels: readonly string[] | null
  readonly maySubscribe: MaySubscribe
}

const unsubscribe = (env: RealtimeEnv, firm: Spread, { users, channels, maySubscribe }: Doubt) =>
  Promise.all(
    hubsOf(env, firm).map(async (hub) => {
      for (const { userId, channel } of await hub.listeners(users, channels))
        if (!maySubscribe(userId, channel)) await hub.unsubscribeUser(userId, channel)
    }),
  )
