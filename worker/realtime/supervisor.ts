import { isFull, memberAdded, memberRemoved } from './channel/presence.ts'
import { countFrame } from './channel/subscription-count.ts'
import type { Member } from './channel/subscriptions.ts'
import type { SignedInUser } from './connection/sign-ins.ts'
import type { Parts } from './parts.ts'

/** The queue of sign-ins and sign-outs; no channel can have this name. */
const USERS = '#users'

/** Adds a socket to a presence channel over several Hubs; false when the channel is full. */
export const enter = (parts: Parts, channel: string, socketId: string, member: Member) =>
  parts.queue.run(channel, async () => {
    const users = await usersOf(parts, channel)
    if (isFull(users, member)) return false
    const joined = await parts.peers.hubOf(socketId).admit(channel, socketId, member, users)
    if (joined === 'new' && !users.has(member.userId))
      await notifyAll(parts, channel, memberAdded(member, channel), socketId)
    return true
  })

/** Removes a socket from a presence channel; broadcasts `member_removed` when it was the user's last one. */
export const leave = (parts: Parts, channel: string, socketId: string) =>
  parts.queue.run(channel, async () => {
    const userId = await parts.peers.hubOf(socketId).drop(channel, socketId)
    if (userId === null || (await isMember(parts, channel, userId))) return
    await notifyAll(parts, channel, memberRemoved(userId, channel))
  })

export const recount = (parts: Parts, channel: string) =>
  parts.queue.run(channel, async () => {
    const counts = await Promise.all(parts.peers.all().map((hub) => hub.subscribers(channel)))
    const frame = countFrame(
      channel,
      counts.reduce((sum, count) => sum + count, 0),
    )
    if (frame !== null) await notifyAll(parts, channel, frame)
  })

/** Signs a socket in; notifies the watchers in all Hubs when it is the user's first. */
export const signIn = (parts: Parts, socketId: string, user: SignedInUser) =>
  parts.queue.run(USERS, async () => {
    const online = await onlineOf(parts, [user.userId, ...user.watchlist])
    const isThere = await parts.peers.hubOf(socketId).admitUser(socketId, user, online)
    if (isThere && !online.includes(user.userId)) await notifyUser(parts, user.userId, 'online')
  })

/** Signs a socket out; notifies the watchers in all Hubs when it was the user's last. */
export const signOut = (parts: Parts, socketId: string) =>
  parts.queue.run(USERS, async () => {
    const userId = await parts.peers.hubOf(socketId).dropUser(socketId)
    if (userId === null || (await onlineOf(parts, [userId])).length > 0) return
    await notifyUser(parts, userId, 'offline')
  })

const usersOf = async (parts: Parts, channel: string) => {
  const present = await Promise.all(parts.peers.all().map((hub) => hub.present(channel)))
  const users = new Map<string, Member>()
  for (const { id, info } of present.flat()) if (!users.has(id)) users.set(id, { userId: id, info })
  return users
}

const isMember = async (parts: Parts, channel: string, userId: string) => {
  const found = await Promise.all(parts.peers.all().map((hub) => hub.hasMember(channel, userId)))
  return found.includes(true)
}

const onlineOf = async (parts: Parts, userIds: readonly string[]) => {
  const online = await Promise.all(parts.peers.all().map((hub) => hub.online(userIds)))
  return [...new Set(online.flat())]
}

const notifyAll = (parts: Parts, channel: string, frame: string, except?: string) =>
  Promise.all(parts.peers.all().map((hub) => hub.deliver(channel, frame, except)))

const notifyUser = (parts: Parts, userId: string, change: 'online' | 'offline') =>
  Promise.all(parts.peers.all().map((hub) => hub.notifyWatchers(userId, change)))
