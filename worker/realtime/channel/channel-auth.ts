import { createHash } from 'node:crypto'
import { invalid } from '#domain/refusal'
import type { RealtimeApp } from '../app.ts'
import { isChannelName, isGuarded, kindOf } from '../protocol/channel-name.ts'
import { isSame, signatureOf } from '../protocol/signature.ts'
import { isSocketId } from '../protocol/socket-id.ts'

export type ChannelAuth = {
  readonly auth: string
  readonly channel_data?: string
  readonly shared_secret?: string
}

export type UserAuth = { readonly auth: string; readonly user_data: string }

type Subscriber = {
  readonly socketId: string
  readonly channel: string
  readonly channelData?: string | undefined
}
type SignIn = { readonly socketId: string; readonly userData: string }

/**
 * Signs a socket's subscription to a private or presence channel; the caller has authorised it.
 * Throws 422 when the id or the name is malformed, or a presence channel lacks its member.
 */
export const signChannel = (app: RealtimeApp, subscriber: Subscriber): ChannelAuth => {
  const { socketId, channel, channelData } = subscriber
  if (!isSocketId(socketId)) throw invalid({ socket_id: ['This is not a socket id.'] })
  if (!isChannelName(channel) || !isGuarded(channel))
    throw invalid({ channel_name: ['This is not the name of a private or presence channel.'] })
  if (kindOf(channel).isPresence !== (channelData !== undefined))
    throw invalid({
      channel_data: ['A presence channel needs channel_data; other channels must not have it.'],
    })
  return {
    auth: `${app.key}:${signatureOf(app.secret, channelText(subscriber))}`,
    ...(channelData === undefined ? {} : { channel_data: channelData }),
    ...(kindOf(channel).isEncrypted ? { shared_secret: sharedSecret(app, channel) } : {}),
  }
}

/** Signs a user in on a socket; throws 422 when the socket id is malformed. */
export const signUser = (app: RealtimeApp, { socketId, userData }: SignIn): UserAuth => {
  if (!isSocketId(socketId)) throw invalid({ socket_id: ['This is not a socket id.'] })
  return {
    auth: `${app.key}:${signatureOf(app.secret, userText({ socketId, userData }))}`,
    user_data: userData,
  }
}

export const verifyChannel = (app: RealtimeApp, subscriber: Subscriber, auth: string) =>
  isSignedBy(app, channelText(subscriber), auth)

export const verifyUser = (app: RealtimeApp, signIn: SignIn, auth: string) =>
  isSignedBy(app, userText(signIn), auth)

const channelText = ({ socketId, channel, channelData }: Subscriber) =>
  channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`

const userText = ({ socketId, userData }: SignIn) => `${socketId}::user::${userData}`

const isSignedBy = (app: RealtimeApp, text: string, auth: string) =>
  isSame(auth, `${app.key}:${signatureOf(app.secret, text)}`)

const sharedSecret = (app: RealtimeApp, channel: string) => {
  if (app.encryptionKey === undefined)
    throw invalid({ channel_name: ['This environment has no encrypted channels.'] })
  const key = Buffer.from(app.encryptionKey, 'base64')
  return createHash('sha256').update(channel).update(key).digest('base64')
}
