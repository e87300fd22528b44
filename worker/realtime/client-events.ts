import { isGuarded } from './channel-name.ts'
import { type Reason, reasons } from './codes.ts'
import type { Connection } from './connection.ts'
import { deliver } from './delivery.ts'
import { type Incoming, rawFrame } from './frames.ts'
import { limits } from './limits.ts'
import type { Parts } from './parts.ts'

/** Passes a `client-` event on to the other subscribers, in a frame of our own with the member that the signature named. */
export const relay = (parts: Parts, connection: Connection, { event, channel, data }: Incoming) => {
  const reason = refusalOf(parts, connection, event, channel)
  if (reason !== null) return connection.refuse(reason)
  if (channel === null) return
  const user_id = parts.subscriptions.in(channel).get(connection.id)?.userId
  deliver(parts, channel, rawFrame({ event, channel, data, user_id }), connection.id)
}

const refusalOf = (
  parts: Parts,
  connection: Connection,
  event: string,
  channel: string | null,
): Reason | null => {
  const { clientEvents } = parts.app
  if (clientEvents === 'none') return reasons.noClientEvents
  if (channel === null) return reasons.badMessage
  if (event.length > limits.eventName) return reasons.badEventName
  if (!isGuarded(channel)) return reasons.publicClientEvent
  if (clientEvents === 'members' && !parts.subscriptions.has(connection.id, channel))
    return reasons.notMember
  return connection.clientEvents.take(Date.now()) ? null : reasons.tooManyClientEvents
}
