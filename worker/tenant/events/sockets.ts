import type { Broadcast } from '#domain/broadcast'
import type { RealtimeEnv } from '#worker/realtime/env'
import { hubsOf } from '#worker/realtime/hubs'
import { publisherFor } from '#worker/realtime/publisher'
import type { Spread } from '#worker/realtime/spread'
import { accessChanges } from './access-changes.ts'

/** An order to close sockets; it is queued with the broadcasts. */
export type Disconnect = {
  readonly hang_up: { readonly user: string } | { readonly session: string }
}

export type MaySubscribe = (userId: string, channel: string) => boolean

const isDisconnect = (it: Broadcast | Disconnect): it is Disconnect => 'hang_up' in it

export const notifySockets = async (
  env: RealtimeEnv,
  firm: Spread,
  deliveries: readonly (Broadcast | Disconnect)[],
  maySubscribe: MaySubscribe,
) => {
  const broadcasts = deliveries.filter((it): it is Broadcast => !isDisconnect(it))
  if (broadcasts.length > 0) await publisherFor(env).publish(firm, broadcasts)
  for (const disconnect of deliveries.filter(isDisconnect)) await close(env, firm, disconnect)
  for (const { users, channels } of accessChanges(firm.tenant, broadcasts))
    await unsubscribe(env, firm, { users, channels, maySubscribe })
}

const close = (env: RealtimeEnv, firm: Spread, { hang_up }: Disconnect) =>
  Promise.all(
    hubsOf(env, firm).map((hub) =>
      'user' in hang_up ? hub.disconnectUser(hang_up.user) : hub.disconnectSession(hang_up.session),
    ),
  )

type AccessCheck = {
  readonly users: readonly string[] | null
  readonly channels: readonly string[] | null
  readonly maySubscribe: MaySubscribe
}

const unsubscribe = (
  env: RealtimeEnv,
  firm: Spread,
  { users, channels, maySubscribe }: AccessCheck,
) =>
  Promise.all(
    hubsOf(env, firm).map(async (hub) => {
      for (const { userId, channel } of await hub.listeners(users, channels))
        if (!maySubscribe(userId, channel)) await hub.unsubscribeUser(userId, channel)
    }),
  )
