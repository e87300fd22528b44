import type { Connection, Work } from '../connection/connection.ts'
import { deliver } from '../delivery.ts'
import type { Parts } from '../parts.ts'
import { kindOf } from '../protocol/channel-name.ts'
import { reasons } from '../protocol/codes.ts'
import { fieldsOf, type IncomingFrame } from '../protocol/frames.ts'
import { memberRemoved, usersIn } from './presence.ts'
import { countSubscribers } from './subscription-count.ts'

/** `pusher:unsubscribe`: leaves without a reply; a channel that the socket is not in is ignored. */
export const unsubscribe = (
  parts: Parts,
  connection: Connection,
  { data }: IncomingFrame,
): Work => {
  const channel = fieldsOf(data)?.channel
  if (typeof channel !== 'string') return connection.refuse(reasons.badMessage)
  return leave(parts, connection.id, channel)
}

export const leave = (parts: Parts, socketId: string, channel: string): Work => {
  if (!parts.subscriptions.has(socketId, channel)) return
  const { peers } = parts
  if (kindOf(channel).isPresence && !peers.isAlone)
    return Promise.resolve(peers.steward.leave(peers.spread, channel, socketId))
  const userId = drop(parts, channel, socketId)
  if (userId !== null && !usersIn(parts.subscriptions, channel).has(userId))
    deliver(parts, channel, memberRemoved(userId, channel))
  return countSubscribers(parts, channel)
}

export const drop = (parts: Parts, channel: string, socketId: string) => {
  const member = parts.subscriptions.in(channel).get(socketId) ?? null
  parts.subscriptions.remove(socketId, channel)
  return member?.userId ?? null
}
