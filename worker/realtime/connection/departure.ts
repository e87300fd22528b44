import { leave } from '../channel/unsubscribe.ts'
import { leaveWatch } from '../channel/watchlist.ts'
import type { Parts } from '../parts.ts'
import type { Work } from './connection.ts'

/** Cleans up after a socket; safe to call again. */
export const depart = (parts: Parts, socketId: string): Work => {
  const left = parts.subscriptions.of(socketId).map((channel) => leave(parts, socketId, channel))
  const ends = [...left, leaveWatch(parts, socketId)].filter((work) => work !== undefined)
  parts.grants.forget(socketId)
  parts.connections.forget(socketId)
  return ends.length === 0 ? undefined : Promise.all(ends).then(() => undefined)
}

/** Cleans up after sockets that a deploy or crash lost, or whose departure never reached the other Hubs. */
export const departLost = async (parts: Parts) => {
  const known = new Set([...parts.subscriptions.sockets(), ...parts.signIns.sockets()])
  for (const socketId of known)
    if (parts.connections.find(socketId) === undefined) await depart(parts, socketId)
}
