import type { FirmCreation } from '#domain/firm/creation'
import { emptyProfile } from '#domain/user/profile/profile'
import type { RequestContext } from '#tenant/runtime/context'
import { insertPasswordLink } from '#tenant/user/security/password-links'
import type { User } from '#tenant/user/users'
import { insertNewFirmRoles } from './new-firm-roles.ts'

const OWNER = 'Owner'
const event = { subject: 'firm', id: 'firm', version: 1, changed: ['owner'] } as const

/** Fills an empty database with the roles and the invited owner of a new firm; returns the owner’s one-time link. */
export const createFirm = (context: RequestContext, { hosts, name, owner }: FirmCreation) =>
  context.store.transaction(() => {
    insertNewFirmRoles(context)
    const user = insertOwner(context, owner)
    const detail = { name, hosts, owner: owner.email }
    context.recordEvents([{ ...event, name: 'firm.created', detail }])
    return setUpLink(context, user)
  })

/** Returns a new link for the owner, whose last one stops working; null once an owner has set a password. */
export const renewSetUpLink = (context: RequestContext): string | null =>
  context.store.transaction(() => {
    const owner = invitedOwner(context)
    if (owner === null) return null
    context.links.revokeAll(owner.id, context.now)
    const detail = { owner: owner.email }
    context.recordEvents([{ ...event, name: 'firm.link-issued', detail }])
    return setUpLink(context, owner)
  })

// An operator must not be able to take over an account in use.
const invitedOwner = ({ store, users }: RequestContext): User | null => {
  const ids = store.rows<{ id: string }>(
    `SELECT id FROM users WHERE type = 'staff'
     AND EXISTS (SELECT 1 FROM json_each(doc, '$.roles') WHERE value = ?) ORDER BY id`,
    OWNER,
  )
  const owners = users.all(ids.map(({ id }) => id))
  const isInUse = owners.some(({ status }) => status !== 'invited')
  return isInUse ? null : (owners[0] ?? null)
}

const insertOwner = ({ users, newId, now }: RequestContext, owner: FirmCreation['owner']) =>
  users.insert({
    ...owner,
    id: newId(),
    version: 1,
    type: 'staff',
    job_title: null,
    phone: null,
    status: 'invited',
    roles: [OWNER],
    team: null,
    is_fee_earner: false,
    profile: emptyProfile,
    contact_id: null,
    agency_id: null,
    created_at: now,
    updated_at: now,
  })

const setUpLink = (context: RequestContext, { id }: User) =>
  `${insertPasswordLink(context, 'invitation', id)}&return=/admin/set-up`
