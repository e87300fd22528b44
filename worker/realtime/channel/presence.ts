import { fieldsOf, frameOf } from '../protocol/frames.ts'
import { bytesOf, limits } from '../protocol/limits.ts'
import type { Member, Subscriptions } from './subscriptions.ts'

/** Reads the member out of a subscription's channel_data; null when it names nobody or says too much. */
export const memberOf = (channelData: unknown): Member | null => {
  const fields = fieldsOf(channelData)
  const userId = fields === null ? null : userIdOf(fields.user_id)
  const info = fields?.user_info ?? {}
  if (userId === null || typeof info !== 'object') return null
  return bytesOf(JSON.stringify(info)) <= limits.userInfoBytes ? { userId, info } : null
}

/** The users of a channel, each once however many sockets they have, by id in the order of joining. */
export const usersIn = (subscriptions: Subscriptions, channel: string) => {
  const users = new Map<string, Member>()
  for (const member of subscriptions.in(channel).values())
    if (member !== null && !users.has(member.userId)) users.set(member.userId, member)
  return users
}

/** Whether there is no room in a channel for one more user. */
export const isFull = (users: ReadonlyMap<string, Member>, { userId }: Member) =>
  users.size >= limits.presenceMembers && !users.has(userId)

/** Everybody in the channel, as a newcomer is told. */
export const rosterOf = (users: ReadonlyMap<string, Member>) => ({
  presence: {
    count: users.size,
    ids: [...users.keys()],
    hash: Object.fromEntries([...users].map(([userId, { info }]) => [userId, info])),
  },
})

/** What the others hear of a newcomer. */
export const memberAdded = ({ userId, info }: Member, channel: string) =>
  frameOf('pusher_internal:member_added', { user_id: userId, user_info: info }, channel)

/** What the others hear of one who left. */
export const memberRemoved = (userId: string, channel: string) =>
  frameOf('pusher_internal:member_removed', { user_id: userId }, channel)

/** A user id as text: 10 and "10" are one person. Null when it is neither, or too long. */
const userIdOf = (value: unknown) => {
  const userId = typeof value === 'number' ? String(value) : value
  return typeof userId === 'string' && userId !== '' && userId.length <= limits.userIdLength
    ? userId
    : null
}
