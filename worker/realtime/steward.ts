import { isFull, memberAdded, memberRemoved } from './channel/presence.ts'
import { countFrame } from './channel/subscription-count.ts'
import type { Member } from './channel/subscriptions.ts'
import type { SignedIn } from './connection/sign-ins.ts'
import type { Parts } from './parts.ts'

/** No channel has this name: the turns of signing in and out. */
const USERS = '#users'

/** Lets a socket into a presence channel of a firm with several Hubs; false when the channel is full. */
export const enter = (parts: Parts, channel: string, socketId: string, member: Member) =>
  parts.turns.take(channel, async () => {
    const users = await usersAmong(parts, channel)
    if (isFull(users, member)) return false
    const joined = await parts.peers.homeOf(socketId).admit(channel, socketId, member, users)
    if (joined === 'new' && !users.has(member.userId))
      await tellAll(parts, channel, memberAdded(member, channel), socketId)
    return true
  })

/** Takes a socket out of a presence channel; all others hear of it when it was the user's last one there. */
export const leave = (parts: Parts, channel: string, socketId: string) =>
  parts.turns.take(channel, async () => {
    const userId = await parts.peers.homeOf(socketId).drop(channel, socketId)
    if (userId === null || (await isAmong(parts, channel, userId))) return
    await tellAll(parts, channel, memberRemoved(userId, channel))
  })

/** Tells a channel's subscribers how many they are in all Hubs together. */
export const recount = (parts: Parts, channel: string) =>
  parts.turns.take(channel, async () => {
    const counts = await Promise.all(parts.peers.all().map((hub) => hub.subscribers(channel)))
    const frame = countFrame(
      channel,
      counts.reduce((sum, count) => sum + count, 0),
    )
    if (frame !== null) await tellAll(parts, channel, frame)
  })

/** Signs a socket in: the watchers in all Hubs hear of its user when it is the first. */
export const signIn = (parts: Parts, socketId: string, user: SignedIn) =>
  parts.turns.take(USERS, async () => {
    const online = await onlineAmong(parts, [user.userId, ...user.watchlist])
    const isThere = await parts.peers.homeOf(socketId).admitUser(socketId, user, online)
    if (isThere && !online.includes(user.userId)) await tellOfUser(parts, user.userId, 'online')
  })

/** Signs a socket out: the watchers in all Hubs hear of its user when it was the last. */
export const signOut = (parts: Parts, socketId: string) =>
  parts.turns.take(USERS, async () => {
    const userId = await parts.peers.homeOf(socketId).dropUser(socketId)
    if (userId === null || (await onlineAmong(parts, [userId])).length > 0) return
    await tellOfUser(parts, userId, 'offline')
  })

const usersAmong = async (parts: Parts, channel: string) => {
  const present = await Promise.all(parts.peers.all().map((hub) => hub.present(channel)))
  const users = new Map<string, Member>()
  for (const { id, info } of present.flat()) if (!users.has(id)) users.set(id, { userId: id, info })
  return users
}

const isAmong = async (parts: Parts, channel: string, userId: string) => {
  const found = await Promise.all(parts.peers.all().map((hub) => hub.hasMember(channel, userId)))
  return found.includes(true)
}

const onlineAmong = async (parts: Parts, userIds: readonly string[]) => {
  const online = await Promise.all(parts.peers.all().map((hub) => hub.online(userIds)))
  return [...new Set(online.flat())]
}

const tellAll = (parts: Parts, channel: string, frame: string, except?: string) =>
  Promise.all(parts.peers.all().map((hub) => hub.deliver(channel, frame, except)))

const tellOfUser = (parts: Parts, userId: string, change: 'online' | 'offline') =>
  Promise.all(parts.peers.all().map((hub) => hub.tellWatchers(userId, change)))
