import type { RealtimeEnv } from './env.ts'
import { hubsOf } from './hubs.ts'
import { bytesOf, limits } from './protocol/limits.ts'
import type { Spread } from './spread.ts'

/** An event for browsers: ids and versions, never what a person may not see. */
export type RealtimeEvent = {
  readonly channels: readonly string[]
  readonly name: string
  readonly data: object | string
  /** The socket whose own doing this is, and which need not hear of it. */
  readonly socket_id?: string | undefined
}

/** Tells a firm's sockets what happened. */
export type Publisher = {
  /** Delivers the events in their order. Rejects when a Hub cannot be reached: send again, delivery is at least once. */
  readonly publish: (firm: Spread, events: readonly RealtimeEvent[]) => Promise<void>
}

/** The publisher over the Hubs of this worker. Throws a RangeError for an event above 10 KB. */
export const publisherFor = (env: RealtimeEnv): Publisher => ({
  publish: async (firm, events) => {
    const written = events.map((event) => ({ ...event, data: textOf(event) }))
    await Promise.all(hubsOf(env, firm).map((hub) => hub.publish(written)))
  },
})

const textOf = ({ name, data }: RealtimeEvent) => {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  if (bytesOf(text) > limits.eventBytes) throw new RangeError(`${name} is above 10 KB`)
  return text
}
