import type { Listener } from '#worker/realtime/hub-rpc'
import { refuseSubscription } from '../channel/subscription-error.ts'
import { leave } from '../channel/unsubscribe.ts'
import type { Parts } from '../parts.ts'
import { isGuarded } from '../protocol/channel-name.ts'
import { reasons } from '../protocol/codes.ts'
import type { Connection, Work } from './connection.ts'
import { cleanUp } from './departure.ts'

/** Closes every socket of a signed-out session; the clients do not reconnect. */
export const endSession = (parts: Parts, sessionId: string) =>
  endAll(parts, (connection) => connection.session?.id === sessionId)

/** Closes every socket of a user; the clients do not reconnect. */
export const endUser = (parts: Parts, userId: string) =>
  endAll(parts, (connection) => isUserOf(parts, connection, userId))

/** Unsubscribes a user's sockets from a channel, raises an error on it and invalidates their signatures for it. */
export const revoke = async (parts: Parts, userId: string, channel: string) => {
  const matching = parts.connections.all().filter((it) => isUserOf(parts, it, userId))
  for (const connection of matching) {
    parts.grants.revoke(connection.id, channel)
    if (parts.subscriptions.has(connection.id, channel))
      await connection.serially(() => withdraw(parts, connection, channel))
  }
}

/** Who listens to what, or may at any moment, among these users and these channels; null means all. */
export const listenersIn = (
  parts: Parts,
  users: readonly string[] | null,
  channels: readonly string[] | null,
): readonly Listener[] => {
  const found = new Map<string, Listener>()
  for (const { id, session } of parts.connections.all()) {
    if (session === null || users?.includes(session.userId) === false) continue
    for (const channel of [...parts.subscriptions.of(id), ...parts.grants.of(id)])
      if (isGuarded(channel) && channels?.includes(channel) !== false)
        found.set(`${session.userId} ${channel}`, { userId: session.userId, channel })
  }
  return [...found.values()]
}

const withdraw = (parts: Parts, connection: Connection, channel: string): Work => {
  const leaving = leave(parts, connection.id, channel)
  const notify = () => refuseSubscription(connection, channel, reasons.unauthorized)
  return leaving === undefined ? notify() : leaving.then(notify)
}

/** Whether a socket belongs to a user: by its session, by sign-in, or as a member of a presence channel. */
export const isUserOf = (parts: Parts, connection: Connection, userId: string) =>
  connection.session?.userId === userId ||
  parts.signIns.of(connection.id)?.userId === userId ||
  parts.subscriptions
    .of(connection.id)
    .some((channel) => parts.subscriptions.in(channel).get(connection.id)?.userId === userId)

const endAll = async (parts: Parts, matches: (connection: Connection) => boolean) => {
  const matching = parts.connections.all().filter(matches)
  for (const connection of matching) connection.end(reasons.terminated)
  await Promise.all(
    matching.map((connection) => connection.serially(() => cleanUp(parts, connection.id))),
  )
}
