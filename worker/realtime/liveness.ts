import type { RealtimeApp } from './app.ts'
import { reasons } from './codes.ts'
import type { Connection } from './connection.ts'
import { limits } from './limits.ts'
import type { Parts } from './parts.ts'
import { depart } from './unsubscribe.ts'

/** Seconds of silence after which a client is told to check its line. */
export const activityTimeout = (app: RealtimeApp) => app.activityTimeout ?? limits.activitySeconds

/** Milliseconds between two rounds. A client that hears nothing pings twice in that time of its own accord. */
export const roundLength = (app: RealtimeApp) => activityTimeout(app) * 2_000

/** One round: lets go of those that were asked and did not answer, and asks those that were silent. */
export const checkLines = (
  parts: Parts,
  now: number,
  answeredAt: (socket: WebSocket) => Date | null,
) => {
  for (const connection of parts.connections.all()) {
    const heardAt = Math.max(connection.heardAt, answeredAt(connection.socket)?.getTime() ?? 0)
    if (now - heardAt < roundLength(parts.app)) continue
    if (connection.pingedAt !== null && connection.pingedAt > heardAt) letGo(parts, connection)
    else connection.ping(now)
  }
}

/** A dead line never confirms the close, so everything else ends now. */
const letGo = (parts: Parts, connection: Connection) => {
  connection.end(reasons.noPong)
  depart(parts, connection)
}
