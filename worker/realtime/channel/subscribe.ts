import type { Connection, Work } from '../connection/connection.ts'
import type { Parts } from '../parts.ts'
import { isChannelName, isGuarded, kindOf, userChannel } from '../protocol/channel-name.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { fieldsOf, type IncomingFrame } from '../protocol/frames.ts'
import { limits } from '../protocol/limits.ts'
import { verifyChannel } from './channel-auth.ts'
import { join } from './joining.ts'
import { memberOf } from './presence.ts'
import { refuseSubscription } from './subscription-error.ts'

type SubscribeRequest = {
  readonly channel: string
  readonly auth: string
  readonly channelData: string | undefined
}

/** `pusher:subscribe`: checks the name, the limits and the signature, then joins. */
export const subscribe = (parts: Parts, connection: Connection, { data }: IncomingFrame): Work => {
  const request = parseRequest(data)
  if (request === null) return connection.refuse(reasons.badMessage)
  const reason = refusalOf(parts, connection, request)
  if (reason !== null) return refuseSubscription(connection, request.channel, reason)
  const isPresence = kindOf(request.channel).isPresence
  const member = isPresence ? memberFor(parts, connection, request) : null
  if (isPresence && member === null)
    return refuseSubscription(connection, request.channel, reasons.unauthorized)
  return join(parts, connection, request.channel, member)
}

const parseRequest = (data: unknown): SubscribeRequest | null => {
  const fields = fieldsOf(data)
  const channel = fields?.channel
  if (typeof channel !== 'string') return null
  const auth = fields?.auth
  const channelData = fields?.channel_data
  return {
    channel,
    auth: typeof auth === 'string' ? auth : '',
    channelData: typeof channelData === 'string' && channelData !== '' ? channelData : undefined,
  }
}

const refusalOf = (
  parts: Parts,
  connection: Connection,
  request: SubscribeRequest,
): Reason | null => {
  const { channel, auth, channelData } = request
  if (channel.startsWith('#'))
    return isOwnChannel(parts, connection, channel) ? null : reasons.unauthorized
  if (!isChannelName(channel)) return reasons.badChannelName
  if (exceedsChannelLimit(parts, connection, channel)) return reasons.tooManyChannels
  if (!isGuarded(channel)) return null
  const subscriber = { socketId: connection.id, channel, channelData }
  const isSigned = verifyChannel(parts.app, subscriber, auth)
  return isSigned && !parts.grants.isRevoked(connection.id, channel) ? null : reasons.unauthorized
}

const exceedsChannelLimit = (parts: Parts, { id }: Connection, channel: string) =>
  parts.subscriptions.of(id).length >= limits.channelsPerSocket &&
  !parts.subscriptions.has(id, channel)

const isOwnChannel = (parts: Parts, connection: Connection, channel: string) => {
  const user = parts.signIns.of(connection.id)
  return user !== undefined && channel === userChannel(user.userId)
}

const memberFor = (parts: Parts, connection: Connection, { channelData }: SubscribeRequest) => {
  if (channelData !== undefined) return memberOf(channelData)
  const user = parts.signIns.of(connection.id)
  return user === undefined ? null : memberOf({ user_id: user.userId, user_info: user.info })
}
