import { areaPermissions, parseChannel } from '#domain/channels'
import { hasAnyPermission } from '#domain/permissions'
import { initials } from '#domain/user/user'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import { orSetAside } from '#tenant/core/set-aside'
import { type Person, personOf } from '#tenant/user/people'
import type { Actor } from '#worker/actor'
import type { RequestContext } from './context.ts'
import { canAccess } from './file-access.ts'
import type { TenantRuntime } from './runtime.ts'

export type Joining = {
  readonly allowed: boolean
  readonly member: { readonly user_id: string; readonly user_info: object } | null
}

export const joiningOf = (runtime: TenantRuntime, actor: Actor, channel: string): Joining => {
  const person = runtime.personOf(actor)
  return person === null
    ? { allowed: false, member: null }
    : mayJoin(runtime.desk(person, actor), channel)
}

/** Whether a subscriber still has access to a channel; false where a record cannot be read. */
export const maySubscribeStill = (runtime: TenantRuntime, userId: string, channel: string) => {
  const { parts } = runtime
  const joining = orSetAside(parts.store, () => {
    const person = personOf(parts, parts.users.find(userId))
    return person && mayJoin(runtime.desk(person), channel)
  })
  return joining?.allowed ?? false
}

const mayJoin = (context: RequestContext, channel: string): Joining => {
  const { person, tenant } = context
  const parts = parseChannel(channel)
  if (parts === null || parts.tenant !== tenant) return { allowed: false, member: null }
  const { kind, area, id } = parts
  const allowed =
    kind === 'presence' ? mayBePresent(context, area, id) : maySubscribe(person, area, id)
  return { allowed, member: allowed && kind === 'presence' ? memberOf(person) : null }
}

// A channel name is user input: 'constructor' is not an area.
const areaOf = (name: string) => (Object.hasOwn(areaPermissions, name) ? areaPermissions[name] : [])

const maySubscribe = (person: Person, area: string, id: string | null) => {
  if (id === null) return person.type === 'staff' && hasAnyPermission(person, areaOf(area))
  if (area === 'user') return id === person.id
  // What the client alone may see is told there too.
  if (area === 'client')
    return person.type === 'client' && !person.helping && id === person.contact_id
  return area === 'agency' && person.type === 'agent' && id === person.agency_id
}

const mayBePresent = (context: RequestContext, area: string, id: string | null) => {
  const { person } = context
  if (person.type !== 'staff' || id === null) return false
  if (area === 'conveyance')
    return hasAnyPermission(person, 'conveyance.view') && canAccess(context, 'conveyance', id)
  if (area === 'workflow')
    return (
      hasAnyPermission(person, 'workflows.update') &&
      firmWorkflowsOf(context.store).show(id) !== null
    )
  return (area === 'quote-case' || area === 'lead') && canAccess(context, area, id)
}

const memberOf = (person: Person) => ({
  user_id: person.id,
  user_info: { name: person.name, initials: initials(person) },
})
