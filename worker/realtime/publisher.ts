import type { RealtimeEnv } from './env.ts'
import { hubsOf } from './hubs.ts'
import { bytesOf, limits } from './protocol/limits.ts'
import type { Spread } from './spread.ts'

/** An event for browsers: ids and versions only, never content that needs a permission. */
export type RealtimeEvent = {
  readonly channels: readonly string[]
  readonly name: string
  readonly data: object | string
  /** The socket that caused the event, which is left out. */
  readonly socket_id?: string | undefined
}

/** Broadcasts events to a firm's sockets. */
export type Publisher = {
  /** Delivers the events in order, at least once; rejects when a Hub cannot be reached, and the caller retries. */
  readonly publish: (firm: Spread, events: readonly RealtimeEvent[]) => Promise<void>
}

/** A publisher over the Hubs of this worker; throws a RangeError for an event above 10 KB. */
export const publisherFor = (env: RealtimeEnv): Publisher => ({
  publish: async (firm, events) => {
    const encoded = events.map((event) => ({ ...event, data: encodeData(event) }))
    await Promise.all(hubsOf(env, firm).map((hub) => hub.publish(encoded)))
  },
})

const encodeData = ({ name, data }: RealtimeEvent) => {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  if (bytesOf(text) > limits.eventBytes) throw new RangeError(`${name} is above 10 KB`)
  return text
}
