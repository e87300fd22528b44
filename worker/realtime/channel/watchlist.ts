import type { Change } from '#worker/realtime/hub-rpc'
import type { Connection, Work } from '../connection/connection.ts'
import type { SignedIn } from '../connection/sign-ins.ts'
import type { Parts } from '../parts.ts'
import { frameOf } from '../protocol/frames.ts'

/** Signs a socket in: it learns which of those it watches are here, and the watchers of its user learn of it. */
export const joinWatch = (parts: Parts, connection: Connection, user: SignedIn): Work => {
  const { peers, signIns } = parts
  if (!peers.isAlone)
    return Promise.resolve(peers.steward.signIn(peers.spread, connection.id, user))
  const isFirst = !signIns.isOnline(user.userId)
  admitUser(parts, connection.id, user, signIns.online(user.watchlist))
  if (isFirst) tellWatchers(parts, user.userId, 'online')
  return undefined
}

/** Signs a socket out: the watchers of its user learn of it when it was the last. */
export const leaveWatch = (parts: Parts, socketId: string): Work => {
  const { peers, signIns } = parts
  if (signIns.of(socketId) === undefined) return
  if (!peers.isAlone) return Promise.resolve(peers.steward.signOut(peers.spread, socketId))
  const userId = dropUser(parts, socketId)
  if (userId !== null && !signIns.isOnline(userId)) tellWatchers(parts, userId, 'offline')
  return undefined
}

/** Keeps who the socket is signed in as, and tells it which of those it watches are here; false when it is gone. */
export const admitUser = (
  parts: Parts,
  socketId: string,
  user: SignedIn,
  online: readonly string[],
) => {
  const connection = parts.connections.find(socketId)
  if (connection?.isOpen !== true) return false
  parts.signIns.add(socketId, user)
  const here = new Set([...online, user.userId])
  const events = [
    { name: 'online', user_ids: user.watchlist.filter((userId) => here.has(userId)) },
    { name: 'offline', user_ids: user.watchlist.filter((userId) => !here.has(userId)) },
  ].filter((event) => event.user_ids.length > 0)
  if (events.length > 0) connection.send(watchlistFrame(events))
  return true
}

/** Forgets who the socket was signed in as; null when it was nobody. */
export const dropUser = (parts: Parts, socketId: string) => {
  const userId = parts.signIns.of(socketId)?.userId ?? null
  parts.signIns.remove(socketId)
  return userId
}

/** Tells the watchers among this Hub's sockets that a user has come or gone. */
export const tellWatchers = (parts: Parts, userId: string, name: Change) => {
  const frame = watchlistFrame([{ name, user_ids: [userId] }])
  for (const [socketId, { watchlist }] of parts.signIns.all())
    if (watchlist.includes(userId)) parts.connections.find(socketId)?.send(frame)
}

const watchlistFrame = (events: readonly object[]) =>
  frameOf('pusher_internal:watchlist_events', { events })
