import { fieldsOf, frameOf } from '../protocol/frames.ts'
import { bytesOf, limits } from '../protocol/limits.ts'
import type { Member, Subscriptions } from './subscriptions.ts'

/** Parses the member in a subscription's channel_data; null when it has no user id or its user_info is too large. */
export const memberOf = (channelData: unknown): Member | null => {
  const fields = fieldsOf(channelData)
  const userId = fields === null ? null : userIdOf(fields.user_id)
  const info = fields?.user_info ?? {}
  if (userId === null || typeof info !== 'object') return null
  return bytesOf(JSON.stringify(info)) <= limits.userInfoBytes ? { userId, info } : null
}

/** The distinct users of a channel by id, in the order of joining. */
export const usersIn = (subscriptions: Subscriptions, channel: string) => {
  const users = new Map<string, Member>()
  for (const member of subscriptions.in(channel).values())
    if (member !== null && !users.has(member.userId)) users.set(member.userId, member)
  return users
}

export const isFull = (users: ReadonlyMap<string, Member>, { userId }: Member) =>
  users.size >= limits.presenceMembers && !users.has(userId)

/** The roster in the protocol's form, as `subscription_succeeded` carries it. */
export const rosterOf = (users: ReadonlyMap<string, Member>) => ({
  presence: {
    count: users.size,
    ids: [...users.keys()],
    hash: Object.fromEntries([...users].map(([userId, { info }]) => [userId, info])),
  },
})

export const memberAdded = ({ userId, info }: Member, channel: string) =>
  frameOf('pusher_internal:member_added', { user_id: userId, user_info: info }, channel)

export const memberRemoved = (userId: string, channel: string) =>
  frameOf('pusher_internal:member_removed', { user_id: userId }, channel)

/** A user id as text, so that 10 and "10" are one user; null for another type, or one that is too long. */
const userIdOf = (value: unknown) => {
  const userId = typeof value === 'number' ? String(value) : value
  return typeof userId === 'string' && userId !== '' && userId.length <= limits.userIdLength
    ? userId
    : null
}
