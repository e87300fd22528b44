import type { Broadcast } from '#domain/broadcast'
import type { RealtimeEnv } from '#worker/realtime/env'
import { hubsOf } from '#worker/realtime/hubs'
import { publisherFor } from '#worker/realtime/publisher'
import type { Spread } from '#worker/realtime/spread'
import { accessChanges } from './access-changes.ts'
import type { HangUp, Revocation } from './revocation.ts'

export type MaySubscribe = (userId: string, channel: string) => boolean

/** Publishes broadcasts; before, it unsubscribes users who lost access to a record that they concern. */
export const publishBroadcasts = async (
  env: RealtimeEnv,
  firm: Spread,
  broadcasts: readonly Broadcast[],
  maySubscribe: MaySubscribe,
) => {
  for (const { users, channels } of accessChanges(firm.tenant, broadcasts))
    if (channels !== null) await unsubscribe(env, firm, { users, channels, maySubscribe })
  await publisherFor(env).publish(firm, broadcasts)
}

/** Closes sockets, or unsubscribes users from what they may no longer see. */
export const revoke = async (
  env: RealtimeEnv,
  firm: Spread,
  revocation: Revocation,
  maySubscribe: MaySubscribe,
) => {
  if ('hang_up' in revocation) await close(env, firm, revocation.hang_up)
  else await unsubscribe(env, firm, { ...revocation.check, channels: null, maySubscribe })
}

const close = (env: RealtimeEnv, firm: Spread, ended: HangUp) =>
  Promise.all(
    hubsOf(env, firm).map((hub) =>
      'user' in ended ? hub.disconnectUser(ended.user) : hub.disconnectSession(ended.session),
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
