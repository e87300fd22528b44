import { reasons } from './codes.ts'
import type { Connection } from './connection.ts'
import { deliver } from './delivery.ts'
import { fieldsOf, frameOf, type Incoming } from './frames.ts'
import type { Parts } from './parts.ts'
import { usersIn } from './presence.ts'
import { countSubscribers } from './subscription-count.ts'
import { leaveWatch } from './watchlist.ts'

/** `pusher:unsubscribe`: leaves without an answer; a channel that the socket is not in is no error. */
export const unsubscribe = (parts: Parts, connection: Connection, { data }: Incoming) => {
  const channel = fieldsOf(data)?.channel
  if (typeof channel !== 'string') return connection.refuse(reasons.badMessage)
  leave(parts, connection.id, channel)
}

/** Takes a socket out of a channel; the others hear of it when it was the user's last one there. */
export const leave = (parts: Parts, socketId: string, channel: string) => {
  if (!parts.subscriptions.has(socketId, channel)) return
  const member = parts.subscriptions.in(channel).get(socketId)
  parts.subscriptions.remove(socketId, channel)
  if (member && !usersIn(parts.subscriptions, channel).has(member.userId))
    deliver(
      parts,
      channel,
      frameOf('pusher_internal:member_removed', { user_id: member.userId }, channel),
    )
  countSubscribers(parts, channel)
}

/** Everything that ends with a socket. Runs once for each, however often and in whatever way it closes. */
export const depart = (parts: Parts, connection: Connection) => {
  for (const channel of parts.subscriptions.of(connection.id)) leave(parts, connection.id, channel)
  leaveWatch(parts, connection.id)
  parts.connections.forget(connection.id)
}
