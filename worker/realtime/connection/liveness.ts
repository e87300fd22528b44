import type { RealtimeApp } from '../app.ts'
import type { Parts } from '../parts.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { limits } from '../protocol/limits.ts'
import type { Connection } from './connection.ts'
import { depart, departLost } from './departure.ts'

/** Seconds of silence after which a client is told to check its line. */
export const activityTimeout = (app: RealtimeApp) => app.activityTimeout ?? limits.activitySeconds

/** Milliseconds between two rounds. A client that hears nothing pings twice in that time of its own accord. */
export const roundLength = (app: RealtimeApp) => activityTimeout(app) * 2_000

type AnsweredAt = (socket: WebSocket) => Date | null

/** One round: clears up after sockets that were lost, and looks after those that are here. */
export const goRound = async (parts: Parts, now: number, answeredAt: AnsweredAt) => {
  await departLost(parts)
  if (await isSuperfluous(parts))
    for (const connection of parts.connections.all()) connection.end(reasons.failed)
  else await checkLines(parts, now, answeredAt)
}

/** A firm that was given fewer Hubs tells this one nothing any more: its sockets belong elsewhere. */
const isSuperfluous = async ({ peers }: Parts) => {
  const { shard } = peers.place
  const shards = shard === 0 ? null : await peers.steward.shards()
  return shards !== null && shard >= shards
}

/** Lets go of those whose session is over or who were asked and did not answer, and asks those that were silent. */
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

/** A dead line never confirms the close, so everything else ends now. */
const letGo = (parts: Parts, connection: Connection, reason: Reason) => {
  connection.end(reason)
  return connection.inTurn(() => depart(parts, connection.id))
}
