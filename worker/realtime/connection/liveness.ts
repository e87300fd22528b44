import type { RealtimeApp } from '../app.ts'
import type { Parts } from '../parts.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { limits } from '../protocol/limits.ts'
import type { Connection } from './connection.ts'
import { cleanUp, cleanUpLost } from './departure.ts'

/** The `activity_timeout` in the greeting, in seconds. */
export const activityTimeout = (app: RealtimeApp) => app.activityTimeout ?? limits.activitySeconds

/** Milliseconds between liveness checks; a silent client pings twice in that time. */
export const checkInterval = (app: RealtimeApp) => activityTimeout(app) * 2_000

type LastPongAt = (socket: WebSocket) => Date | null

/** One liveness check: cleans up lost sockets and pings silent ones; `now` in ms. */
export const checkLiveness = async (parts: Parts, now: number, lastPongAt: LastPongAt) => {
  await cleanUpLost(parts)
  if (await isBeyondShards(parts))
    for (const connection of parts.connections.all()) connection.end(reasons.failed)
  else await checkConnections(parts, now, lastPongAt)
}

/** Whether the firm now has too few shards to include this Hub, so that its sockets must reconnect elsewhere. */
const isBeyondShards = async ({ peers }: Parts) => {
  const { shard } = peers.place
  const shards = shard === 0 ? null : await peers.steward.shards()
  return shards !== null && shard >= shards
}

/** Closes sockets whose session has ended or whose ping was not answered, and pings silent ones. */
const checkConnections = async (parts: Parts, now: number, lastPongAt: LastPongAt) => {
  for (const connection of parts.connections.all()) {
    if ((connection.session?.endsAt ?? Number.POSITIVE_INFINITY) <= now) {
      await closeDead(parts, connection, reasons.terminated)
      continue
    }
    const receivedAt = Math.max(connection.heardAt, lastPongAt(connection.socket)?.getTime() ?? 0)
    if (now - receivedAt < checkInterval(parts.app)) continue
    if (connection.pingedAt !== null && connection.pingedAt > receivedAt)
      await closeDead(parts, connection, reasons.noPong)
    else connection.ping(now)
  }
}

/** A dead connection never confirms the close, so the clean-up runs now. */
const closeDead = (parts: Parts, connection: Connection, reason: Reason) => {
  connection.end(reason)
  return connection.serially(() => cleanUp(parts, connection.id))
}
