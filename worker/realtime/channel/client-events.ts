import type { Connection, Work } from '../connection/connection.ts'
import { deliver } from '../delivery.ts'
import type { Parts } from '../parts.ts'
import { isGuarded } from '../protocol/channel-name.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { type IncomingFrame, rawFrame } from '../protocol/frames.ts'
import { limits } from '../protocol/limits.ts'

/** Relays a `client-` event to the other subscribers, with the user id that the channel signature covers. */
export const relay = (
  parts: Parts,
  connection: Connection,
  { event, channel, data }: IncomingFrame,
): Work => {
  const reason = refusalOf(parts, connection, event, channel)
  if (reason !== null) return connection.refuse(reason)
  if (channel === null) return
  const user_id = parts.subscriptions.in(channel).get(connection.id)?.userId
  const frame = rawFrame({ event, channel, data, user_id })
  deliver(parts, channel, frame, connection.id)
  return relayToPeers(parts, channel, frame)
}

/** Awaited, so that every Hub receives a sender's events in order. */
const relayToPeers = (parts: Parts, channel: string, frame: string): Work => {
  if (parts.peers.isAlone) return
  const others = parts.peers.others()
  return Promise.all(others.map((hub) => hub.deliver(channel, frame))).then(() => undefined)
}

const refusalOf = (
  parts: Parts,
  connection: Connection,
  event: string,
  channel: string | null,
): Reason | null => {
  const { clientEvents, clientEventNames } = parts.app
  if (clientEvents === 'none' || clientEventNames?.includes(event) === false)
    return reasons.noClientEvents
  if (channel === null) return reasons.badMessage
  if (event.length > limits.eventName) return reasons.badEventName
  if (!isGuarded(channel)) return reasons.publicClientEvent
  if (clientEvents === 'members' && !parts.subscriptions.has(connection.id, channel))
    return reasons.notMember
  return connection.clientEvents.tryTake(Date.now()) ? null : reasons.tooManyClientEvents
}
