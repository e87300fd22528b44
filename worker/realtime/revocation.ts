import { reasons } from './codes.ts'
import type { Connection } from './connection.ts'
import type { Parts } from './parts.ts'
import { refuseSubscription } from './subscribe.ts'
import { depart, leave } from './unsubscribe.ts'

/** Closes every socket of a session, for good: it is signed out. */
export const endSession = (parts: Parts, sessionId: string) =>
  endAll(parts, (connection) => connection.session?.id === sessionId)

/** Closes every socket of a user, for good. */
export const endUser = (parts: Parts, userId: string) =>
  endAll(parts, (connection) => isUserOf(parts, connection, userId))

/** Takes a user's sockets out of a channel that is no longer theirs to hear, and says so on the channel. */
export const revoke = (parts: Parts, userId: string, channel: string) => {
  for (const socketId of parts.subscriptions.in(channel).keys()) {
    const connection = parts.connections.find(socketId)
    if (connection === undefined || !isUserOf(parts, connection, userId)) continue
    leave(parts, socketId, channel)
    refuseSubscription(connection, channel, reasons.unauthorized)
  }
}

/** A socket is a user's by the session that opened it, by sign-in, or as a member of a presence channel. */
export const isUserOf = (parts: Parts, connection: Connection, userId: string) =>
  connection.session?.userId === userId ||
  parts.signIns.of(connection.id)?.userId === userId ||
  parts.subscriptions
    .of(connection.id)
    .some((channel) => parts.subscriptions.in(channel).get(connection.id)?.userId === userId)

const endAll = (parts: Parts, isMeant: (connection: Connection) => boolean) => {
  for (const connection of parts.connections.all().filter(isMeant)) {
    connection.end(reasons.terminated)
    depart(parts, connection)
  }
}
