import { kindOf } from './channel-name.ts'
import type { Parts } from './parts.ts'
import { usersIn } from './presence.ts'

/** What the HTTP API tells of a channel. Members are counted in presence channels, sockets in the others. */
export type ChannelReport = {
  readonly isOccupied: boolean
  readonly userCount: number | null
  readonly subscriptionCount: number | null
  readonly lastEvent: { readonly data: string; readonly ttl: number } | null
}

/** The channel as it is at this instant (ms). */
export const reportOn = (parts: Parts, channel: string, now: number): ChannelReport => {
  const { isPresence, isCached } = kindOf(channel)
  const sockets = parts.subscriptions.in(channel).size
  const last = isCached ? parts.lastEvents.find(channel, now) : null
  return {
    isOccupied: sockets > 0,
    userCount: isPresence ? usersIn(parts.subscriptions, channel).size : null,
    subscriptionCount: isPresence ? null : sockets,
    lastEvent: last === null ? null : { data: last.data, ttl: last.ttl },
  }
}
