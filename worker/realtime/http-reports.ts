import { isAddress, kindOf } from './channel-name.ts'
import type { ChannelReport } from './channel-report.ts'
import type { ApiCall } from './http-api.ts'
import { attributesIn } from './http-events.ts'
import { HttpProblem } from './http-replies.ts'

/** `GET /channels` */
export const listChannels = async (call: ApiCall) => {
  const prefix = call.url.searchParams.get('filter_by_prefix') ?? ''
  const attributes = attributesIn(call.url.searchParams.get('info'))
  if (attributes.includes('user_count') && !prefix.startsWith('presence-'))
    throw new HttpProblem(400, 'user_count needs filter_by_prefix=presence-.')
  return { channels: await described(call, await call.hub.occupied(prefix), attributes) }
}

/** `GET /channels/{channel}` */
export const showChannel = async ({ hub, url }: ApiCall, channel: string) => {
  if (!isAddress(channel)) throw new HttpProblem(400, `Invalid channel name: ${channel}`)
  const [report] = await hub.reports([channel])
  if (report === undefined) return { occupied: false }
  const attributes = attributesIn(url.searchParams.get('info'))
  const { cache, ...counts } = attributesOf(report, attributes)
  const cached = cache === undefined ? {} : { cache }
  return { occupied: report.isOccupied, ...(report.isOccupied ? counts : {}), ...cached }
}

/** `GET /channels/{channel}/users` */
export const listUsers = async ({ hub }: ApiCall, channel: string) => {
  if (!kindOf(channel).isPresence)
    throw new HttpProblem(400, 'Users can be listed for presence channels only.')
  const present = await hub.present(channel)
  return { users: present.map(({ id }) => ({ id })) }
}

/** `GET /connections` */
export const countConnections = async ({ hub }: ApiCall) => ({
  connections: await hub.subscribedSockets(),
})

/** The channels by name, each with those of the attributes that it has. */
export const described = async (
  { hub }: ApiCall,
  channels: readonly string[],
  attributes: readonly string[],
) => {
  const reports = await hub.reports(channels)
  const entries = reports.map((report, at) => [channels[at], attributesOf(report, attributes)])
  return Object.fromEntries(entries)
}

/** The attributes of a channel that were asked for, and that it has. */
export const attributesOf = (report: ChannelReport, attributes: readonly string[]) => {
  const { userCount, subscriptionCount, lastEvent } = report
  const isTold = (attribute: string, value: unknown) =>
    attributes.includes(attribute) && value !== null
  return {
    ...(isTold('user_count', userCount) ? { user_count: userCount } : {}),
    ...(isTold('subscription_count', subscriptionCount)
      ? { subscription_count: subscriptionCount }
      : {}),
    ...(isTold('cache', lastEvent) ? { cache: lastEvent } : {}),
  }
}
