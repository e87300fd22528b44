import type { Connection } from './connection.ts'
import { frameOf } from './frames.ts'
import type { Parts } from './parts.ts'
import type { SignedIn } from './sign-ins.ts'

type Change = 'online' | 'offline'

/** Signs a socket in: it learns which of those it watches are here, and the watchers of its user learn of it. */
export const joinWatch = (parts: Parts, connection: Connection, user: SignedIn) => {
  const isFirst = !parts.signIns.isOnline(user.userId)
  parts.signIns.add(connection.id, user)
  sendWatched(parts, connection, user.watchlist)
  if (isFirst) tellWatchers(parts, user.userId, 'online')
}

/** Signs a socket out: the watchers of its user learn of it when it was the last. */
export const leaveWatch = (parts: Parts, socketId: string) => {
  const user = parts.signIns.of(socketId)
  if (user === undefined) return
  parts.signIns.remove(socketId)
  if (!parts.signIns.isOnline(user.userId)) tellWatchers(parts, user.userId, 'offline')
}

const sendWatched = (parts: Parts, connection: Connection, watchlist: readonly string[]) => {
  const isOnline = (userId: string) => parts.signIns.isOnline(userId)
  const events = [
    { name: 'online', user_ids: watchlist.filter(isOnline) },
    { name: 'offline', user_ids: watchlist.filter((userId) => !isOnline(userId)) },
  ].filter((event) => event.user_ids.length > 0)
  if (events.length > 0) connection.send(watchlistFrame(events))
}

const tellWatchers = (parts: Parts, userId: string, name: Change) => {
  const frame = watchlistFrame([{ name, user_ids: [userId] }])
  for (const [socketId, { watchlist }] of parts.signIns.all())
    if (watchlist.includes(userId)) parts.connections.find(socketId)?.send(frame)
}

const watchlistFrame = (events: readonly object[]) =>
  frameOf('pusher_internal:watchlist_events', { events })
