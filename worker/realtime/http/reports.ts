import { mergeReports } from '../channel/channel-report.ts'
import type { ChannelReport } from '../hub-rpc.ts'
import { isAddress, kindOf } from '../protocol/channel-name.ts'
import type { ApiCall } from './api-call.ts'
import { parseAttributes } from './events.ts'
import { HttpProblem } from './replies.ts'

/** `GET /channels` */
export const listChannels = async (request: ApiCall) => {
  const prefix = request.url.searchParams.get('filter_by_prefix') ?? ''
  const attributes = parseAttributes(request.url.searchParams.get('info'))
  if (attributes.includes('user_count') && !prefix.startsWith('presence-'))
    throw new HttpProblem(400, 'user_count needs filter_by_prefix=presence-.')
  const occupied = await Promise.all(request.hubs.map((hub) => hub.occupied(prefix)))
  return { channels: await describeChannels(request, [...new Set(occupied.flat())], attributes) }
}

/** `GET /channels/{channel}` */
export const showChannel = async (request: ApiCall, channel: string) => {
  if (!isAddress(channel)) throw new HttpProblem(400, `Invalid channel name: ${channel}`)
  const [report] = await reportsOn(request, [channel])
  if (report === undefined) return { occupied: false }
  const attributes = parseAttributes(request.url.searchParams.get('info'))
  const { cache, ...counts } = attributesOf(report, attributes)
  const cached = cache === undefined ? {} : { cache }
  return { occupied: report.sockets > 0, ...(report.sockets > 0 ? counts : {}), ...cached }
}

/** `GET /channels/{channel}/users` */
export const listUsers = async (request: ApiCall, channel: string) => {
  if (!isAddress(channel) || !kindOf(channel).isPresence)
    throw new HttpProblem(400, 'Users can be listed for presence channels only.')
  const [report] = await reportsOn(request, [channel])
  return { users: (report?.userIds ?? []).map((id) => ({ id })) }
}

/** `GET /connections` */
export const countConnections = async ({ hubs }: ApiCall) => {
  const counts = await Promise.all(hubs.map((hub) => hub.subscribedSockets()))
  return { connections: counts.reduce((sum, count) => sum + count, 0) }
}

export const reportsOn = async ({ hubs }: ApiCall, channels: readonly string[]) => {
  const reportsByHub = await Promise.all(hubs.map((hub) => hub.reports(channels)))
  return channels.map((_, at) => mergeReports(reportsByHub.flatMap((reports) => reports[at] ?? [])))
}

export const describeChannels = async (
  request: ApiCall,
  channels: readonly string[],
  attributes: readonly string[],
) => {
  const reports = await reportsOn(request, channels)
  const entries = reports.map((report, at) => [channels[at], attributesOf(report, attributes)])
  return Object.fromEntries(entries)
}

export const attributesOf = (
  { sockets, userIds, lastEvent }: ChannelReport,
  attributes: readonly string[],
) => {
  const has = (attribute: string) => attributes.includes(attribute)
  return {
    ...(has('user_count') && userIds !== null ? { user_count: userIds.length } : {}),
    ...(has('subscription_count') && userIds === null ? { subscription_count: sockets } : {}),
    ...(has('cache') && lastEvent !== null ? { cache: lastEvent } : {}),
  }
}
