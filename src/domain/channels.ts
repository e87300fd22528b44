import type { DomainEvent, EventSubject } from './events.ts'
import type { Permission } from './permissions.ts'

const areas: Readonly<Partial<Record<EventSubject, string>>> = {
  conveyance: 'conveyances',
  'quote-case': 'quotes',
  lead: 'leads',
  message: 'messages',
  user: 'admin',
  workflow: 'admin',
  firm: 'admin',
}

/** Any one of these lets somebody listen to an area. */
export const areaPermissions: Readonly<Record<string, readonly Permission[]>> = {
  conveyances: ['conveyance.view-any'],
  quotes: ['quotes.view-any', 'quotes.create'],
  leads: ['leads.view-any', 'leads.create'],
  messages: ['communications.view-any', 'messages.view-any'],
  admin: ['users.view-any', 'roles.view-any', 'workflows.view-any'],
}

/** The channel of everybody who works in an area of a firm. */
export const areaChannel = (tenant: string, area: string) => `private-tenant.${tenant}.${area}`

/** The channel of one person. */
export const userChannel = (tenant: string, userId: string) =>
  `private-tenant.${tenant}.user.${userId}`

/** Who is looking at one record. */
export const presenceChannel = (tenant: string, subject: EventSubject, id: string) =>
  `presence-tenant.${tenant}.${subject}.${id}`

/** The channel of one client contact: each event on a case that is theirs. */
export const clientChannel = (tenant: string, contactId: string) =>
  `private-tenant.${tenant}.client.${contactId}`

export type Broadcast = {
  readonly channels: readonly string[]
  readonly name: string
  /** Ids, versions and names of fields only: a client asks again for what it may see. */
  readonly data: {
    readonly id: string
    readonly version: number
    readonly changed: readonly string[]
  }
}

/** Where an event is heard. `audience`: contact ids of the clients and ids of the users concerned. */
export const broadcastOf = (
  tenant: string,
  event: DomainEvent,
  audience: { readonly clients?: readonly string[]; readonly users?: readonly string[] } = {},
): Broadcast | null => {
  const area = areas[event.subject]
  if (area === undefined) return null
  return {
    channels: [
      areaChannel(tenant, area),
      presenceChannel(tenant, event.subject, event.id),
      ...(audience.clients ?? []).map((id) => clientChannel(tenant, id)),
      ...(audience.users ?? []).map((id) => userChannel(tenant, id)),
    ],
    name: event.name,
    data: { id: event.id, version: event.version, changed: event.changed },
  }
}

const CHANNEL = /^(private|presence)-tenant\.([a-z0-9-]+)\.([a-z-]+)(?:\.([A-Za-z0-9-]+))?$/

/** The parts of a channel's name; null for a name that is none of ours. */
export const parseChannel = (name: string) => {
  const [, kind, tenant, area, id] = CHANNEL.exec(name) ?? []
  return kind && tenant && area ? { kind, tenant, area, id: id ?? null } : null
}
