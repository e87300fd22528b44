import { assertAllowed } from '#domain/act'
import { notFound } from '#domain/refusal'
import type { Invitation } from '#domain/user/account'
import { mayInviteAgain } from '#domain/user/acts'
import { fullName } from '#domain/user/user'
import type { Desk } from '#tenant/runtime/context'
import { requireGrantable } from '#tenant/user/role/granting'
import { requireNewAddress, rolesNamed, userChanged } from './accounts.ts'
import { hashOf, newToken } from './links.ts'
import type { User } from './users.ts'

const LINK_MS = 72 * 3_600_000

/** Makes an account and sends its owner the way in. Refuses 422 an address that somebody has already. */
export const invite = (desk: Desk, { type, ...body }: Invitation): User => {
  requireNewAddress(desk, body.email)
  requireGrantable(desk.person, rolesNamed(desk, type, body.roles))
  requireAgency(desk, body.agency_id)
  const user = desk.users.insert({
    ...body,
    id: desk.newId(),
    version: 1,
    type,
    agency_id: type === 'agent' ? body.agency_id : null,
    is_fee_earner: type === 'staff' && body.is_fee_earner,
    team: type === 'staff' ? body.team : null,
    status: 'invited',
    contact_id: null,
    created_at: desk.now,
    updated_at: desk.now,
  })
  sendInvitation(desk, user, ['status'])
  return user
}

/** Sends a new way in to somebody who has not come yet; the one before stops working. */
export const inviteAgain = (desk: Desk, user: User) => {
  assertAllowed(mayInviteAgain(user))
  desk.store.write(
    'UPDATE links SET used_at = ? WHERE user_id = ? AND used_at IS NULL',
    desk.now,
    user.id,
  )
  sendInvitation(desk, user, ['invitation'])
}

/** The first use of the way in makes an invited account an active one. */
export const admitInvited = (desk: Desk, userId: string) => {
  const user = desk.users.find(userId)
  if (user?.status !== 'invited') return
  const admitted = desk.users.replace(
    { ...user, status: 'active', version: user.version + 1, updated_at: desk.now },
    user.version,
  )
  userChanged(desk, admitted, ['status'], { status: 'active' })
}

const sendInvitation = (desk: Desk, user: User, changed: readonly string[]) => {
  const token = newToken()
  const { id, version, roles } = user
  const name = fullName(user)
  desk.links.insert({
    id: desk.newId(),
    purpose: 'sign-in',
    token_hash: hashOf(token),
    code_hash: null,
    user_id: user.id,
    email: null,
    subject_id: null,
    created_at: desk.now,
    expires_at: new Date(Date.parse(desk.now) + LINK_MS).toISOString(),
  })
  const detail = { name, roles }
  const event = { name: 'user.invited', subject: 'user', id, version, changed, detail } as const
  desk.recordEvents([event], {
    users: [id],
    correspondence: () => ({
      about: null,
      values: {
        by: desk.by.name,
        role: roles.join(', '),
        // Of the doors, the clients' takes links; the main host opens it to everybody.
        link: `${desk.origins.main}/clients/login?token=${token}`,
      },
      clients: [],
      staff: [{ name, email: user.email, phone: null }],
    }),
  })
}

const requireAgency = ({ agencies }: Desk, id: string | null) => {
  if (id !== null && agencies.find(id) === null) throw notFound()
}
