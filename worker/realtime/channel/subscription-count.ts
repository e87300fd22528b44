import type { Work } from '../connection/connection.ts'
import { deliver } from '../delivery.ts'
import type { Parts } from '../parts.ts'
import { kindOf } from '../protocol/channel-name.ts'
import { frameOf } from '../protocol/frames.ts'

const EXACT_UP_TO = 100
const STEP = 10

/** Broadcasts the subscription count if the application enables it; above 100 only multiples of ten. */
export const countSubscribers = (parts: Parts, channel: string): Work => {
  if (parts.app.subscriptionCounts !== true || kindOf(channel).isPresence) return
  const { peers } = parts
  if (!peers.isAlone) return Promise.resolve(peers.steward.recount(peers.spread, channel))
  const frame = countFrame(channel, parts.subscriptions.in(channel).size)
  if (frame !== null) deliver(parts, channel, frame)
  return undefined
}

/** The `subscription_count` frame; null for a count that is not broadcast. */
export const countFrame = (channel: string, count: number) =>
  count > EXACT_UP_TO && count % STEP !== 0
    ? null
    : frameOf('pusher_internal:subscription_count', { subscription_count: count }, channel)
