import { deliver } from './delivery.ts'
import type { Parts } from './parts.ts'
import { kindOf } from './protocol/channel-name.ts'
import { rawFrame } from './protocol/frames.ts'

/** An event from the server; its data is sent unchanged. */
export type ServerEvent = {
  readonly channels: readonly string[]
  readonly name: string
  readonly data: string
  /** The socket that caused the event, which is left out. */
  readonly socket_id?: string | undefined
}

/** Delivers an event to each of its channels, and stores it for cache channels; `now` in ms. */
export const publishEvent = (parts: Parts, event: ServerEvent, now: number) => {
  for (const channel of event.channels) {
    if (kindOf(channel).isCached)
      parts.lastEvents.keep(channel, { event: event.name, data: event.data }, now)
    const frame = rawFrame({ event: event.name, data: event.data, channel })
    deliver(parts, channel, frame, event.socket_id)
  }
}
