import { kindOf } from './channel-name.ts'
import { deliver } from './delivery.ts'
import { frameOf } from './frames.ts'
import type { Parts } from './parts.ts'

const EXACT_UP_TO = 100
const STEP = 10

/** Tells subscribers how many they are, where the application asks for it; large crowds only at every tenth change. */
export const countSubscribers = (parts: Parts, channel: string) => {
  if (parts.app.subscriptionCounts !== true || kindOf(channel).isPresence) return
  const count = parts.subscriptions.in(channel).size
  if (count > EXACT_UP_TO && count % STEP !== 0) return
  const frame = frameOf(
    'pusher_internal:subscription_count',
    { subscription_count: count },
    channel,
  )
  deliver(parts, channel, frame)
}
