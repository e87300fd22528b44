import type { ApiCall } from './api-call.ts'
import { parseJson } from './body.ts'
import { type PublishedEvent, parseEvent, parseEvents } from './events.ts'
import { attributesOf, describeChannels, reportsOn } from './reports.ts'

/** `POST /events` */
export const postEvent = async (request: ApiCall) => {
  const event = parseEvent(parseJson(request.body))
  await publish(request, [event])
  if (event.attributes.length === 0) return {}
  return { channels: await describeChannels(request, event.channels, event.attributes) }
}

/** `POST /batch_events` */
export const postBatch = async (request: ApiCall) => {
  const events = parseEvents(parseJson(request.body))
  await publish(request, events)
  if (events.every((event) => event.attributes.length === 0)) return {}
  const channels = events.flatMap((event) => event.channels)
  const reports = await reportsOn(request, channels)
  return { batch: reports.map((report, at) => attributesOf(report, events[at]?.attributes ?? [])) }
}

const publish = async ({ hubs }: ApiCall, events: readonly PublishedEvent[]) => {
  const serverEvents = events.map(({ channels, name, data, socket_id }) => ({
    channels,
    name,
    data,
    socket_id,
  }))
  await Promise.all(hubs.map((hub) => hub.publish(serverEvents)))
}
