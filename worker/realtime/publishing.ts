import { deliver } from './delivery.ts'
import type { ServerEvent } from './hub-rpc.ts'
import type { Parts } from './parts.ts'
import { kindOf } from './protocol/channel-name.ts'
import { rawFrame } from './protocol/frames.ts'

export const publishEvent = (parts: Parts, event: ServerEvent, now: number) => {
  for (const channel of event.channels) {
    if (kindOf(channel).isCached)
      parts.lastEvents.save(channel, { event: event.name, data: event.data }, now)
    const frame = rawFrame({ event: event.name, data: event.data, channel })
    deliver(parts, channel, frame, event.socket_id)
  }
}
