import type { Change } from '#worker/realtime/hub-rpc'
import type { Connection, Work } from '../connection/connection.ts'
import type { SignedInUser } from '../connection/sign-ins.ts'
import type { Parts } from '../parts.ts'
import { frameOf } from '../protocol/frames.ts'

/** Signs a socket in: it learns which of those it watches are here, and the watchers of its user learn of it. */
export const joinWatch = (parts: Parts, connection: Connection, user: SignedInUser): Work => {
  const { peers, signIns } = parts
  if (!peers.isAlone)
    return Promise.resolve(peers.steward.signIn(peers.spread, connection.id, user))
  const isFirst = !signIns.isOnline(user.userId)
  admitUser(parts, connection.id, user, signIns.online(user.watchlist))
  if (isFirst) notifyWatchers(parts, user.userId, 'online')
  return undefined
}

/** Signs a socket out; notifies watchers when it was the user's last. */
export const leaveWatch = (parts: Parts, socketId: string): Work => {
  const { peers, signIns } = parts
  if (signIns.of(socketId) === undefined) return
  if (!peers.isAlone) return Promise.resolve(peers.steward.signOut(peers.spread, socketId))
  const userId = dropUser(parts, socketId)
  if (userId !== null && !signIns.isOnline(userId)) notifyWatchers(parts, userId, 'offline')
  return undefined
}

/** Records the socket's user and sends it the state of its watchlist; false when the socket has closed. */
export const admitUser = (
  parts: Parts,
  socketId: string,
  user: SignedInUser,
  online: readonly string[],
) => {
  const connection = parts.connections.find(socketId)
  if (connection?.isOpen !== true) return false
  parts.signIns.add(socketId, user)
  const onlineIds = new Set([...online, user.userId])
  const events = [
    { name: 'online', user_ids: user.watchlist.filter((userId) => onlineIds.has(userId)) },
    { name: 'offline', user_ids: user.watchlist.filter((userId) => !onlineIds.has(userId)) },
  ].filter((event) => event.user_ids.length > 0)
  if (events.length > 0) connection.send(watchlistFrame(events))
  return true
}

/** Removes the socket's sign-in and returns its user id; null when it was not signed in. */
export const dropUser = (parts: Parts, socketId: string) => {
  const userId = parts.signIns.of(socketId)?.userId ?? null
  parts.signIns.remove(socketId)
  return userId
}

export const notifyWatchers = (parts: Parts, userId: string, name: Change) => {
  const frame = watchlistFrame([{ name, user_ids: [userId] }])
  for (const [socketId, { watchlist }] of parts.signIns.all())
    if (watchlist.includes(userId)) parts.connections.find(socketId)?.send(frame)
}

const watchlistFrame = (events: readonly object[]) =>
  frameOf('pusher_internal:watchlist_events', { events })
