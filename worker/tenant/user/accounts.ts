import { assertAllowed } from '#domain/act'
import { invalid, Refusal, wrongState } from '#domain/refusal'
import type { AccountChange } from '#domain/user/account'
import { statusLabels } from '#domain/user/account-labels'
import { mayReactivate, maySuspend } from '#domain/user/acts'
import type { UserEvents } from '#domain/user/events'
import { missingFrom } from '#domain/user/role/grant'
import { fullName, type UserType } from '#domain/user/user'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { grantOf, heldBy, keepingRoleManager, requireGrantable } from '#tenant/user/role/granting'
import type { Role } from '#tenant/user/role/roles'
import { permissionsChanged, userChanged } from './account-events.ts'
import type { User } from './users.ts'

/** Throws 409 when the account was changed since `version`. */
export const requireUnchanged = ({ audit, person }: RequestContext, version: number, user: User) =>
  requireFresh(version, user, () => lastChange(audit, person, 'user', user.id))

/** Returns the roles with these names; throws 422 for one that is unknown or for another type of account. */
export const rolesNamed = (
  context: RequestContext,
  type: UserType,
  names: readonly string[],
): Role[] => {
  const external = { agent: 'Agent', client: 'Client' } as const
  const isForType = (name: string) =>
    type === 'staff' ? !['Agent', 'Client'].includes(name) : name === external[type]
  const found = context.roles.named(names)
  const wrong = names.filter((name) => !isForType(name) || !found.some((it) => it.name === name))
  if (wrong.length > 0)
    throw invalid({
      roles: [`${wrong.join(', ')} is not a role for this type of account. Choose another.`],
    })
  return found
}

export const changeAccount = (
  context: RequestContext,
  id: string,
  { version, ...body }: AccountChange,
): User => {
  const user = context.users.get(id)
  requireUnchanged(context, version, user)
  if (user.type === 'client')
    throw wrongState('client_account', 'Change a client’s details on their contact record.')
  requireNewAddress(context, body.email, id)
  if (body.email !== user.email) requireSameAccess(context, user)
  const gained = body.roles.filter((name) => !user.roles.includes(name))
  rolesNamed(context, user.type, body.roles)
  requireGrantable(context.person, context.roles.named(gained))
  if (body.team !== user.team) requireOtherTeam(context, user)
  const next = {
    ...user,
    ...body,
    agency_id: user.agency_id,
    version: user.version + 1,
    updated_at: context.now,
  }
  const changed = changedIn(user, next)
  return keepingRoleManager(context, () => {
    context.users.replace(next, user.version)
    userChanged(context, next, changed, { name: fullName(next) })
    if (changed.includes('roles'))
      permissionsChanged(context, next, { before: user.roles, after: next.roles })
    return next
  })
}

/** Throws 422, with the name of its user, for an email address in use. */
export const requireNewAddress = (
  { users }: RequestContext,
  email: string,
  ownId: string | null = null,
) => {
  const holder = users.byEmail(email)
  if (holder === null || holder.id === ownId) return
  const errorText = `${fullName(holder)} already has this address (${statusLabels[holder.status].toLowerCase()}).`
  throw new Refusal(422, 'address_taken', errorText, { fields: { email: [errorText] } })
}

const changedIn = (before: User, after: User) =>
  (
    [
      'email',
      'first_name',
      'last_name',
      'roles',
      'team',
      'job_title',
      'phone',
      'is_fee_earner',
    ] as const
  ).filter((it) => JSON.stringify(before[it]) !== JSON.stringify(after[it]))

/** Throws 422 when the account has more access than the person: its address would let them sign in to it. */
const requireSameAccess = (context: RequestContext, user: User) => {
  if (missingFrom(heldBy(context.person), grantOf(context, user.roles)).length === 0) return
  const errorText = `${fullName(user)} has more access than you. Ask somebody with the same access to change this address.`
  throw new Refusal(422, 'more_than_held', errorText, { fields: { email: [errorText] } })
}

/** Throws 422 when a person moves themselves to another team, which would widen their scope. */
const requireOtherTeam = ({ person }: RequestContext, user: User) => {
  const canAccessAll = person.scope.conveyance === 'all' && person.scope.quotes === 'all'
  if (user.id === person.id && !canAccessAll)
    throw invalid({ team: ['You cannot change your own team. Ask another administrator.'] })
}

/** Suspends an account, ends its sessions and closes its sockets. */
export const suspend = (context: RequestContext, id: string, version: number): User => {
  const user = context.users.get(id)
  requireUnchanged(context, version, user)
  assertAllowed(maySuspend(user, context.person.id))
  return keepingRoleManager(context, () => {
    const suspended = withStatus(context, user, 'suspended')
    context.store.write(
      'UPDATE links SET used_at = ? WHERE user_id = ? AND used_at IS NULL',
      context.now,
      id,
    )
    endSessions(context, id)
    return suspended
  })
}

export const reactivate = (context: RequestContext, id: string, version: number): User => {
  const user = context.users.get(id)
  requireUnchanged(context, version, user)
  assertAllowed(mayReactivate(user))
  requireGrantable(context.person, context.roles.named(user.roles))
  return withStatus(context, user, 'active')
}

const withStatus = (context: RequestContext, user: User, status: User['status']) => {
  const next = { ...user, status, version: user.version + 1, updated_at: context.now }
  context.users.replace(next, user.version)
  userChanged(context, next, ['status'], { name: fullName(next), status })
  permissionsChanged(context, next, { status })
  return next
}

export const endSessions = (context: RequestContext, id: string) => {
  const ended = context.sessions.endAllOf(id, context.now)
  if (ended > 0) sessionEnded(context, { user: id, sessions: ended })
  context.outbox.put('broadcast', { hang_up: { user: id } }, context.now)
}

/** Ends a session, if it is live and belongs to the user. */
export const endOneSession = (context: RequestContext, userId: string, sessionId: string) => {
  context.users.get(userId)
  if (context.sessions.live(sessionId, context.now)?.user_id !== userId) return
  context.sessions.end(sessionId, context.now)
  sessionEnded(context, { user: userId, session: sessionId })
  context.outbox.put('broadcast', { hang_up: { session: sessionId } }, context.now)
}

const sessionEnded = (
  context: RequestContext,
  detail: UserEvents['session.ended']['detail'] & { user: string },
) =>
  context.recordEvents([
    { name: 'session.ended', subject: 'session', id: detail.user, version: 0, changed: [], detail },
  ])
