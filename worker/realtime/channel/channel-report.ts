import type { ChannelReport } from '#worker/realtime/hub-rpc'
import type { Parts } from '../parts.ts'
import { kindOf } from '../protocol/channel-name.ts'
import { usersIn } from './presence.ts'

/** The channel as it is at this instant (ms). */
export const reportOn = (parts: Parts, channel: string, now: number): ChannelReport => {
  const { isPresence, isCached } = kindOf(channel)
  const last = isCached ? parts.lastEvents.find(channel, now) : null
  return {
    sockets: parts.subscriptions.in(channel).size,
    userIds: isPresence ? [...usersIn(parts.subscriptions, channel).keys()] : null,
    lastEvent: last === null ? null : { data: last.data, ttl: last.ttl },
  }
}

export const mergeReports = (reports: readonly ChannelReport[]): ChannelReport => ({
  sockets: reports.reduce((sum, { sockets }) => sum + sockets, 0),
  userIds: reports.some(({ userIds }) => userIds === null)
    ? null
    : [...new Set(reports.flatMap(({ userIds }) => userIds ?? []))],
  lastEvent: reports.find(({ lastEvent }) => lastEvent !== null)?.lastEvent ?? null,
})
