import { limits } from './limits.ts'

export type ChannelKind = {
  readonly isPrivate: boolean
  readonly isPresence: boolean
  readonly isEncrypted: boolean
  readonly isCached: boolean
}

const NAME = /^[-a-zA-Z0-9_=@,.;]+$/
const SERVER_TO_USER = '#server-to-user-'

/** Whether clients may subscribe to a channel of this name; names that begin with `#` belong to the server. */
export const isChannelName = (name: string) => name.length <= limits.channelName && NAME.test(name)

export const isAddress = (name: string) => isChannelName(name) || isUserChannel(name)

export const userChannel = (userId: string) => `${SERVER_TO_USER}${userId}`

export const kindOf = (name: string): ChannelKind => ({
  isPrivate: name.startsWith('private-'),
  isPresence: name.startsWith('presence-'),
  isEncrypted: name.startsWith('private-encrypted-'),
  isCached: /^(?:private-encrypted-|private-|presence-)?cache-/.test(name),
})

export const isGuarded = (name: string) => kindOf(name).isPrivate || kindOf(name).isPresence

const isUserChannel = (name: string) =>
  name.startsWith(SERVER_TO_USER) &&
  name.length > SERVER_TO_USER.length &&
  name.length <= SERVER_TO_USER.length + limits.userIdLength
