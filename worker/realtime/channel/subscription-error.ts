import type { Connection } from '../connection/connection.ts'
import type { Reason } from '../protocol/codes.ts'
import { frameOf } from '../protocol/frames.ts'

/** Sends the protocol's error, and the event that pusher-js and Echo raise on the channel itself. */
export const refuseSubscription = (
  connection: Connection,
  channel: string,
  reason: Reason,
): undefined => {
  connection.refuse(reason)
  const type = reason.code === 4009 ? 'AuthError' : 'SubscriptionError'
  const status = reason.code === 4009 ? 401 : reason.code
  const refusal = { type, error: reason.message, status }
  connection.send(frameOf('pusher:subscription_error', refusal, channel))
}
