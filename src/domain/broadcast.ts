import { entriesOf } from '#domain/entries'
import {
  agencyChannel,
  areaChannel,
  areaPermissions,
  clientChannel,
  presenceChannel,
  userChannel,
} from './channels.ts'
import { areaBySubject, type EventSubject, type Receiver } from './event.ts'
import type { Permission } from './permissions.ts'

const areaOf: Readonly<Partial<Record<string, string | null>>> = areaBySubject

/** The area channel and the presence channel of a record; empty for a subject without an area. */
export const recordChannels = (tenant: string, subject: string, id: string) => {
  const area = areaOf[subject]
  return area ? [areaChannel(tenant, area), presenceChannel(tenant, subject, id)] : []
}

export const subscribedSubjects = (maySubscribe: (any: readonly Permission[]) => boolean) =>
  entriesOf(areaBySubject)
    .filter(([, area]) => area !== null && maySubscribe(areaPermissions[area] ?? []))
    .map(([subject]) => subject)

export type ConcernedPeople = {
  readonly clients?: readonly string[]
  readonly users?: readonly string[]
  readonly agencies?: readonly string[]
}

export type Broadcast = {
  readonly channels: readonly string[]
  readonly name: string
  /** Ids, versions and field names only: a browser fetches what its user may see. */
  readonly data: {
    /** The event's sequence number in the firm's log; a repeated number is the same event. */
    readonly seq: number
    readonly id: string
    readonly version: number
    readonly changed: readonly string[]
  }
}

type BroadcastEvent = Pick<Broadcast['data'], 'id' | 'version' | 'changed'> & {
  readonly name: string
  readonly subject: EventSubject
}

const channelsOf = (
  tenant: string,
  { subject, id }: BroadcastEvent,
  { clients = [], users = [], agencies = [] }: ConcernedPeople,
): Readonly<Record<Receiver, readonly string[]>> => {
  const [area, record] = recordChannels(tenant, subject, id)
  return {
    area: area === undefined ? [] : [area],
    record: record === undefined ? [] : [record],
    clients: clients.map((it) => clientChannel(tenant, it)),
    users: users.map((it) => userChannel(tenant, it)),
    agencies: agencies.map((it) => agencyChannel(tenant, it)),
  }
}

export const broadcastOf = (
  tenant: string,
  event: BroadcastEvent,
  seq: number,
  receivers: readonly Receiver[],
  concernedPeople: ConcernedPeople = {},
): Broadcast | null => {
  const channelsByReceiver = channelsOf(tenant, event, concernedPeople)
  const channels = receivers.flatMap((it) => channelsByReceiver[it])
  if (channels.length === 0) return null
  return {
    channels,
    name: event.name,
    data: { seq, id: event.id, version: event.version, changed: event.changed },
  }
}
