import type { Permission } from './permissions.ts'

/** The permissions of which any one lets somebody subscribe to an area. */
export const areaPermissions: Readonly<Record<string, readonly Permission[]>> = {
  conveyances: ['conveyance.view-any'],
  quotes: ['quotes.view-any', 'quotes.create'],
  leads: ['leads.view-any', 'leads.create'],
  messages: ['communications.view-any', 'messages.view-any', 'inbox.view-any'],
  contacts: ['clients.view-any'],
  agencies: ['agencies.view-any', 'quotes.create', 'leads.create'],
  templates: [
    'document-templates.view-any',
    'email-templates.view-any',
    'template-layouts.view-any',
    'snippets.view-any',
  ],
  admin: ['users.view-any', 'roles.view-any', 'workflows.view-any'],
}

export const areaChannel = (tenant: string, area: string) => `private-tenant.${tenant}.${area}`

export const userChannel = (tenant: string, userId: string) =>
  `private-tenant.${tenant}.user.${userId}`

export const presenceChannel = (tenant: string, subject: string, id: string) =>
  `presence-tenant.${tenant}.${subject}.${id}`

export const clientChannel = (tenant: string, contactId: string) =>
  `private-tenant.${tenant}.client.${contactId}`

export const agencyChannel = (tenant: string, agencyId: string) =>
  `private-tenant.${tenant}.agency.${agencyId}`

const CHANNEL = /^(private|presence)-tenant\.([a-z0-9-]+)\.([a-z-]+)(?:\.([A-Za-z0-9-]+))?$/

/** The parts of a channel's name; null when the name is not one of ours. */
export const parseChannel = (name: string) => {
  const [, kind, tenant, area, id] = CHANNEL.exec(name) ?? []
  return kind && tenant && area ? { kind, tenant, area, id: id ?? null } : null
}
