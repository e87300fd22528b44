import { entriesOf } from '#domain/entries'
import {
  agencyChannel,
  areaChannel,
  areaPermissions,
  clientChannel,
  presenceChannel,
  userChannel,
} from './channels.ts'
import type { DomainEvent, EventSubject } from './events.ts'
import type { Permission } from './permissions.ts'

const areas: Readonly<Partial<Record<EventSubject, string>>> = {
  conveyance: 'conveyances',
  'quote-case': 'quotes',
  lead: 'leads',
  message: 'messages',
  user: 'admin',
  workflow: 'admin',
  'fee-scale': 'quotes',
  firm: 'admin',
  'lead-import': 'leads',
  'quote-import': 'quotes',
  call: 'quotes',
  desk: 'leads',
}

/** The channels on which everybody who may see a record hears what happens to it. */
export const recordChannels = (tenant: string, subject: EventSubject, id: string) => {
  const area = areas[subject]
  return area === undefined ? [] : [areaChannel(tenant, area), presenceChannel(tenant, subject, id)]
}

/** The kinds of record whose area somebody may listen to. */
export const subjectsHeard = (mayListen: (any: readonly Permission[]) => boolean) =>
  entriesOf(areas)
    .filter(([, area]) => mayListen(areaPermissions[area] ?? []))
    .map(([subject]) => subject)

/** Whom an event concerns besides those who work in its area: contacts, users and agencies, by id. */
export type Concerned = {
  readonly clients?: readonly string[]
  readonly users?: readonly string[]
  readonly agencies?: readonly string[]
}

export type Broadcast = {
  readonly channels: readonly string[]
  readonly name: string
  /** Ids, versions and names of fields only: a client asks again for what it may see. */
  readonly data: {
    /** The event's number in the firm's record: what was heard with it before is the same event again. */
    readonly seq: number
    readonly id: string
    readonly version: number
    readonly changed: readonly string[]
  }
}

/** Where an event is heard; null where nobody listens for its kind. */
export const broadcastOf = (
  tenant: string,
  event: DomainEvent,
  seq: number,
  concerned: Concerned = {},
): Broadcast | null => {
  const channels = recordChannels(tenant, event.subject, event.id)
  if (channels.length === 0) return null
  return {
    channels: [
      ...channels,
      ...(concerned.clients ?? []).map((id) => clientChannel(tenant, id)),
      ...(concerned.users ?? []).map((id) => userChannel(tenant, id)),
      ...(concerned.agencies ?? []).map((id) => agencyChannel(tenant, id)),
    ],
    name: event.name,
    data: { seq, id: event.id, version: event.version, changed: event.changed },
  }
}
