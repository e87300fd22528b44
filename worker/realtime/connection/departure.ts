import { leave } from '../channel/unsubscribe.ts'
import { leaveWatch } from '../channel/watchlist.ts'
import type { Parts } from '../parts.ts'
import type { Work } from './connection.ts'

/** Cleans up after a socket; safe to call again. */
export const cleanUp = (parts: Parts, socketId: string): Work => {
  const leaving = parts.subscriptions.of(socketId).map((channel) => leave(parts, socketId, channel))
  const cleanups = [...leaving, leaveWatch(parts, socketId)].filter((work) => work !== undefined)
  parts.grants.clear(socketId)
  parts.connections.forget(socketId)
  return cleanups.length === 0 ? undefined : Promise.all(cleanups).then(() => undefined)
}

/** Cleans up after sockets that a deploy or crash lost, or whose departure never reached the other Hubs. */
export const cleanUpLost = async (parts: Parts) => {
  const known = new Set([...parts.subscriptions.sockets(), ...parts.signIns.sockets()])
  for (const socketId of known)
    if (parts.connections.find(socketId) === undefined) await cleanUp(parts, socketId)
}
