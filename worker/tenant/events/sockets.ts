import type { Broadcast } from '#domain/broadcast'
import type { RealtimeEnv } from '#worker/realtime/env'
import { hubsOf } from '#worker/realtime/hubs'
import { publisherFor } from '#worker/realtime/publisher'
import type { Spread } from '#worker/realtime/spread'
import { accessChanges } from './access-changes.ts'
import type { Disconnect } from './disconnect.ts'

export type MaySubscribe = (userId: string, channel: string) => boolean

/** Publishes broadcasts, and unsubscribes users who lost access to a channel. */
export const notifySockets = async (
  env: RealtimeEnv,
  firm: Spread,
  broadcasts: readonly Broadcast[],
  maySubscribe: MaySubscribe,
) => {
  await publisherFor(env).publish(firm, broadcasts)
  for (const { users, channels } of accessChanges(firm.tenant, broadcasts))
    await unsubscribe(env, firm, { users, channels, maySubscribe })
}

/** Closes the sockets of ended sessions. */
export const closeSockets = async (
  env: RealtimeEnv,
  firm: Spread,
  orders: readonly Disconnect[],
) => {
  for (const order of orders) await close(env, firm, order)
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
