import { verifyChannel } from './channel-auth.ts'
import { isChannelName, isGuarded, kindOf, userChannel } from './channel-name.ts'
import { type Reason, reasons } from './codes.ts'
import type { Connection } from './connection.ts'
import { deliver } from './delivery.ts'
import { fieldsOf, frameOf, type Incoming, rawFrame } from './frames.ts'
import { limits } from './limits.ts'
import type { Parts } from './parts.ts'
import { memberOf, rosterOf, usersIn } from './presence.ts'
import { countSubscribers } from './subscription-count.ts'
import type { Member } from './subscriptions.ts'

type Wish = {
  readonly channel: string
  readonly auth: string
  readonly channelData: string | undefined
}

/** `pusher:subscribe`: checks the name, the signature and the room, then joins. */
export const subscribe = (parts: Parts, connection: Connection, { data }: Incoming) => {
  const wish = wishIn(data)
  if (wish === null) return connection.refuse(reasons.badMessage)
  const reason = refusalOf(parts, connection, wish)
  if (reason !== null) return refuseSubscription(connection, wish.channel, reason)
  const isPresence = kindOf(wish.channel).isPresence
  const member = isPresence ? memberFor(parts, connection, wish) : null
  if (isPresence && member === null)
    return refuseSubscription(connection, wish.channel, reasons.unauthorized)
  if (member !== null && isFull(parts, wish.channel, member))
    return refuseSubscription(connection, wish.channel, reasons.fullChannel)
  join(parts, connection, wish.channel, member)
}

/** Says no twice: the protocol's error, and the event that pusher-js and Echo raise on the channel itself. */
export const refuseSubscription = (connection: Connection, channel: string, reason: Reason) => {
  connection.refuse(reason)
  const type = reason.code === 4009 ? 'AuthError' : 'SubscriptionError'
  const status = reason.code === 4009 ? 401 : reason.code
  const refusal = { type, error: reason.message, status }
  connection.send(frameOf('pusher:subscription_error', refusal, channel))
}

const wishIn = (data: unknown): Wish | null => {
  const fields = fieldsOf(data)
  const channel = fields?.channel
  if (typeof channel !== 'string') return null
  const auth = fields?.auth
  const channelData = fields?.channel_data
  return {
    channel,
    auth: typeof auth === 'string' ? auth : '',
    channelData: typeof channelData === 'string' ? channelData : undefined,
  }
}

const refusalOf = (parts: Parts, connection: Connection, wish: Wish): Reason | null => {
  const { channel, auth, channelData } = wish
  if (channel.startsWith('#'))
    return isOwnChannel(parts, connection, channel) ? null : reasons.unauthorized
  if (!isChannelName(channel)) return reasons.badChannelName
  if (isOverfull(parts, connection, channel)) return reasons.tooManyChannels
  if (!isGuarded(channel)) return null
  const subscriber = { socketId: connection.id, channel, channelData }
  return verifyChannel(parts.app, subscriber, auth) ? null : reasons.unauthorized
}

const isOverfull = (parts: Parts, { id }: Connection, channel: string) =>
  parts.subscriptions.of(id).length >= limits.channelsPerSocket &&
  !parts.subscriptions.has(id, channel)

const isOwnChannel = (parts: Parts, connection: Connection, channel: string) => {
  const user = parts.signIns.of(connection.id)
  return user !== undefined && channel === userChannel(user.userId)
}

/** Who joins: the member that the signature covers, else the user that the socket is signed in as. */
const memberFor = (parts: Parts, connection: Connection, { channelData }: Wish) => {
  if (channelData !== undefined) return memberOf(channelData)
  const user = parts.signIns.of(connection.id)
  return user === undefined ? null : memberOf({ user_id: user.userId, user_info: user.info })
}

const isFull = (parts: Parts, channel: string, member: Member) => {
  const users = usersIn(parts.subscriptions, channel)
  return users.size >= limits.presenceMembers && !users.has(member.userId)
}

const join = (parts: Parts, connection: Connection, channel: string, member: Member | null) => {
  const isRepeated = parts.subscriptions.has(connection.id, channel)
  const isNewcomer = member !== null && !usersIn(parts.subscriptions, channel).has(member.userId)
  if (!isRepeated) parts.subscriptions.add(connection.id, channel, member)
  const roster = member === null ? {} : rosterOf(usersIn(parts.subscriptions, channel))
  connection.send(frameOf('pusher_internal:subscription_succeeded', roster, channel))
  if (kindOf(channel).isCached) sendLastEvent(parts, connection, channel)
  if (isRepeated) return
  if (isNewcomer) announce(parts, connection, channel, member)
  countSubscribers(parts, channel)
}

const sendLastEvent = (parts: Parts, connection: Connection, channel: string) => {
  const last = parts.lastEvents.find(channel, Date.now())
  connection.send(
    last === null
      ? rawFrame({ event: 'pusher:cache_miss', channel })
      : rawFrame({ event: last.event, data: last.data, channel }),
  )
}

const announce = (parts: Parts, connection: Connection, channel: string, member: Member) => {
  const newcomer = { user_id: member.userId, user_info: member.info }
  deliver(parts, channel, frameOf('pusher_internal:member_added', newcomer, channel), connection.id)
}
