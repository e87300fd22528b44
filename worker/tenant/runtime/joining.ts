import { areaPermissions, parseChannel } from '#domain/channels'
import { hasAnyPermission } from '#domain/permissions'
import { initials } from '#domain/user/user'
import { type Person, personOf } from '#tenant/user/people'
import type { Actor } from '#worker/actor'
import type { Desk } from './context.ts'
import { isReached } from './reading.ts'
import type { Office } from './runtime.ts'

/** Whether somebody may listen, and as whom the others of a presence channel see them. */
export type Joining = {
  readonly allowed: boolean
  readonly member: { readonly user_id: string; readonly user_info: object } | null
}

/** Whether whoever asks may join a channel; nobody may who has not signed in. */
export const joiningOf = (office: Office, actor: Actor, channel: string): Joining => {
  const person = office.personOf(actor)
  return person === null
    ? { allowed: false, member: null }
    : mayJoin(office.desk(person, actor), channel)
}

/** Whether somebody who listens to a channel may still do so. */
export const mayStillHear = (office: Office, userId: string, channel: string) => {
  const { parts } = office
  const person = personOf(parts, parts.users.find(userId))
  return person !== null && mayJoin(office.desk(person), channel).allowed
}

/** Whether a person may join a channel of the firm: the same reach as a page has, asked once more. */
const mayJoin = (desk: Desk, channel: string): Joining => {
  const { person, tenant } = desk
  const parts = parseChannel(channel)
  if (parts === null || parts.tenant !== tenant) return { allowed: false, member: null }
  const { kind, area, id } = parts
  const allowed = kind === 'presence' ? mayBePresent(desk, area, id) : mayHear(person, area, id)
  return { allowed, member: allowed && kind === 'presence' ? memberOf(person) : null }
}

// A channel's name is anybody's text: 'constructor' is no area.
const areaOf = (name: string) => (Object.hasOwn(areaPermissions, name) ? areaPermissions[name] : [])

const mayHear = (person: Person, area: string, id: string | null) => {
  if (id === null) return person.type === 'staff' && hasAnyPermission(person, areaOf(area))
  if (area === 'user') return id === person.id
  if (area === 'client') return person.type === 'client' && id === person.contact_id
  return area === 'agency' && person.type === 'agent' && id === person.agency_id
}

const mayBePresent = (desk: Desk, area: string, id: string | null) => {
  const { person } = desk
  if (person.type !== 'staff' || id === null) return false
  if (area === 'conveyance')
    return hasAnyPermission(person, 'conveyance.view') && isReached(desk, 'conveyance', id)
  return (area === 'quote-case' || area === 'lead') && isReached(desk, area, id)
}

const memberOf = (it: Person) => ({
  user_id: it.id,
  user_info: { name: it.name, initials: initials(it) },
})
