import type { ApiCall } from './api-call.ts'
import { jsonIn } from './body.ts'
import { eventIn, eventsIn, type PublishedEvent } from './events.ts'
import { attributesOf, described, reportsOn } from './reports.ts'

/** `POST /events` */
export const postEvent = async (call: ApiCall) => {
  const event = eventIn(jsonIn(call.body))
  await publish(call, [event])
  if (event.attributes.length === 0) return {}
  return { channels: await described(call, event.channels, event.attributes) }
}

/** `POST /batch_events` */
export const postBatch = async (call: ApiCall) => {
  const events = eventsIn(jsonIn(call.body))
  await publish(call, events)
  if (events.every((event) => event.attributes.length === 0)) return {}
  const channels = events.flatMap((event) => event.channels)
  const reports = await reportsOn(call, channels)
  return { batch: reports.map((report, at) => attributesOf(report, events[at]?.attributes ?? [])) }
}

const publish = async ({ hubs }: ApiCall, events: readonly PublishedEvent[]) => {
  const bare = events.map(({ channels, name, data, socket_id }) => ({
    channels,
    name,
    data,
    socket_id,
  }))
  await Promise.all(hubs.map((hub) => hub.publish(bare)))
}
