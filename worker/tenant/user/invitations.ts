import { assertAllowed } from '#domain/act'
import { notFound } from '#domain/refusal'
import type { Invitation } from '#domain/user/account'
import { mayInviteAgain } from '#domain/user/acts'
import { emptyProfile } from '#domain/user/profile/profile'
import { fullName } from '#domain/user/user'
import { chosenAgency } from '#tenant/agent/choosing'
import type { RequestContext } from '#tenant/runtime/context'
import { requireGrantable } from '#tenant/user/role/granting'
import { userChanged } from './account-events.ts'
import { requireNewAddress, rolesNamed } from './accounts.ts'
import { insertPasswordLink } from './security/password-links.ts'
import type { User } from './users.ts'

/** Creates an account and sends an invitation; throws 422 for an email address in use. */
export const invite = (context: RequestContext, { type, ...body }: Invitation): User => {
  requireNewAddress(context, body.email)
  requireGrantable(context.person, rolesNamed(context, type, body.roles))
  requireAgency(context, body.agency_id)
  const user = context.users.insert({
    ...body,
    id: context.newId(),
    version: 1,
    type,
    agency_id: type === 'agent' ? body.agency_id : null,
    is_fee_earner: type === 'staff' && body.is_fee_earner,
    profile: emptyProfile,
    team: type === 'staff' ? body.team : null,
    status: 'invited',
    contact_id: null,
    created_at: context.now,
    updated_at: context.now,
  })
  sendInvitation(context, user, ['status'])
  return user
}

/** Sends a new invitation; the link of the last one stops working. */
export const inviteAgain = (context: RequestContext, user: User) => {
  assertAllowed(mayInviteAgain(user))
  context.links.revokeAll(user.id, context.now)
  sendInvitation(context, user, ['invitation'])
}

export const activateInvited = (context: RequestContext, userId: string) => {
  const user = context.users.find(userId)
  if (user?.status !== 'invited') return
  const activated = context.users.replace(
    { ...user, status: 'active', version: user.version + 1, updated_at: context.now },
    user.version,
  )
  userChanged(context, activated, ['status'], { name: fullName(activated), status: 'active' })
}

const sendInvitation = (context: RequestContext, user: User, changed: readonly string[]) => {
  const { id, version, roles } = user
  const name = fullName(user)
  const link = insertPasswordLink(context, 'invitation', id)
  const detail = { name, roles }
  const event = { name: 'user.invited', subject: 'user', id, version, changed, detail } as const
  context.recordEvents([event], {
    users: [id],
    correspondence: () => ({
      about: null,
      values: {
        by: context.by.name,
        role: roles.join(', '),
        link,
      },
      clients: [],
      staff: [{ name, email: user.email, phone: null }],
    }),
  })
}

const requireAgency = (context: RequestContext, id: string | null) => {
  if (id === null) return
  if (context.agencies.find(id) === null) throw notFound()
  chosenAgency(context, id, { field: 'agency_id', unknown: 'Choose an agency from the list.' })
}
