import type { RealtimeApp } from '../app.ts'
import type { Parts } from '../parts.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { limits } from '../protocol/limits.ts'
import type { Connection } from './connection.ts'
import { depart, departLost } from './departure.ts'

/** The `activity_timeout` in the greeting, in seconds. */
export const activityTimeout = (app: RealtimeApp) => app.activityTimeout ?? limits.activitySeconds

/** Milliseconds between liveness checks; a silent client pings twice in that time. */
export const roundLength = (app: RealtimeApp) => activityTimeout(app) * 2_000

type AnsweredAt = (socket: WebSocket) => Date | null

/** One liveness check: cleans up lost sockets and pings silent ones; `now` in ms. */
export const goRound = async (parts: Parts, now: number, answeredAt: AnsweredAt) => {
  await departLost(parts)
  if (await isSuperfluous(parts))
    for (const connection of parts.connections.all()) connection.end(reasons.failed)
  else await checkLines(parts, now, answeredAt)
}

/** Whether the firm now has too few shards to include this Hub, so that its sockets must reconnect elsewhere. */
const isSuperfluous = async ({ peers }: Parts) => {
  const { shard } = peers.place
  const shards = shard === 0 ? null : await peers.steward.shards()
  return shards !== null && shard >= shards
}

/** Closes sockets whose session has ended or whose ping was not answered, and pings silent ones. */
const checkLines = async (parts: Parts, now: number, answeredAt: AnsweredAt) => {
  for (const connection of parts.connections.all()) {
    if ((connection.session?.endsAt ?? Number.POSITIVE_INFINITY) <= now) {
      await letGo(parts, connection, reasons.terminated)
      continue
    }
    const heardAt = Math.max(connection.heardAt, answeredAt(connection.socket)?.getTime() ?? 0)
    if (now - heardAt < roundLength(parts.app)) continue
    if (connection.pingedAt !== null && connection.pingedAt > heardAt)
      await letGo(parts, connection, reasons.noPong)
    else connection.ping(now)
  }
}

/** A dead connection never confirms the close, so the clean-up runs now. */
const letGo = (parts: Parts, connection: Connection, reason: Reason) => {
  connection.end(reason)
  return connection.inTurn(() => depart(parts, connection.id))
}
