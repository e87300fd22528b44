import type { Joined } from '#worker/realtime/hub-rpc'
import type { Connection, Work } from '../connection/connection.ts'
import { deliver } from '../delivery.ts'
import type { Parts } from '../parts.ts'
import { kindOf } from '../protocol/channel-name.ts'
import { reasons } from '../protocol/codes.ts'
import { frameOf, rawFrame } from '../protocol/frames.ts'
import { isFull, memberAdded, rosterOf, usersIn } from './presence.ts'
import { countSubscribers } from './subscription-count.ts'
import { refuseSubscription } from './subscription-error.ts'
import type { Member } from './subscriptions.ts'

/** Joins a channel that the socket may join; a member of a presence channel as all Hubs of the firm agree. */
export const join = (
  parts: Parts,
  connection: Connection,
  channel: string,
  member: Member | null,
): Work => {
  if (member !== null && !parts.peers.isAlone)
    return joinThroughSupervisor(parts, connection, channel, member)
  const users = usersIn(parts.subscriptions, channel)
  if (member !== null && isFull(users, member))
    return refuseSubscription(connection, channel, reasons.fullChannel)
  if (admit(parts, channel, connection.id, member, users) !== 'new') return
  if (member !== null && !users.has(member.userId))
    deliver(parts, channel, memberAdded(member, channel), connection.id)
  return countSubscribers(parts, channel)
}

const joinThroughSupervisor = async (
  parts: Parts,
  connection: Connection,
  channel: string,
  member: Member,
) => {
  const { steward: supervisor, spread } = parts.peers
  const hasRoom = await supervisor.enter(spread, channel, connection.id, member)
  if (!hasRoom) refuseSubscription(connection, channel, reasons.fullChannel)
}

/** Subscribes the socket and sends it the roster, and the last event of a cache channel. */
export const admit = (
  parts: Parts,
  channel: string,
  socketId: string,
  member: Member | null,
  users: ReadonlyMap<string, Member>,
): Joined => {
  const connection = parts.connections.find(socketId)
  if (connection?.isOpen !== true) return 'gone'
  const isRepeated = parts.subscriptions.has(socketId, channel)
  if (!isRepeated) parts.subscriptions.add(socketId, channel, member)
  const roster = member === null ? {} : rosterOf(isRepeated ? users : withMember(users, member))
  connection.send(frameOf('pusher_internal:subscription_succeeded', roster, channel))
  if (kindOf(channel).isCached) sendLastEvent(parts, connection, channel)
  return isRepeated ? 'again' : 'new'
}

const withMember = (users: ReadonlyMap<string, Member>, member: Member) =>
  users.has(member.userId) ? users : new Map([...users, [member.userId, member]])

const sendLastEvent = (parts: Parts, connection: Connection, channel: string) => {
  const last = parts.lastEvents.find(channel, Date.now())
  connection.send(
    last === null
      ? rawFrame({ event: 'pusher:cache_miss', channel })
      : rawFrame({ event: last.event, data: last.data, channel }),
  )
}
