import { assertAllowed } from '#domain/act'
import { fieldChanges } from '#domain/field-change'
import { invalid, Refusal, wrongState } from '#domain/refusal'
import type { AccountChange } from '#domain/user/account'
import { statusLabels } from '#domain/user/account-labels'
import { mayActOn, mayReactivate, maySuspend } from '#domain/user/acts'
import { fullName, type UserType } from '#domain/user/user'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import {
  grantMore,
  grantMoreAdministration,
  keepingRoleManager,
  requireGrantable,
} from '#tenant/user/role/granting'
import type { Role } from '#tenant/user/role/roles'
import { permissionsChanged, userChanged } from './account-events.ts'
import { endSessions } from './session-ends.ts'
import { followAddress } from './sign-in-address.ts'
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
  sessionId: string | null,
): User => {
  const user = context.users.get(id)
  requireUnchanged(context, version, user)
  if (user.type === 'client')
    throw wrongState('client_account', 'Change a client’s details on their contact record.')
  requireNewAddress(context, body.email, id)
  requireSameAccess(context, user, body)
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
    if (changed.includes('email')) context.links.revokeAll(id, context.now)
    const changes = fieldChanges(user, next, accountFields)
    userChanged(context, next, changed, { name: fullName(next), changes })
    if (changed.includes('roles'))
      permissionsChanged(context, next, {
        name: fullName(next),
        before: user.roles,
        after: next.roles,
      })
    followAddress(context, user, next, id === context.person.id ? sessionId : null)
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
  const errorText = `${fullName(holder)} already uses this address (${statusLabels[holder.status].toLowerCase()}).`
  throw new Refusal(422, 'address_taken', errorText, { fields: { email: [errorText] } })
}

const accountFields = [
  'email',
  'first_name',
  'last_name',
  'roles',
  'team',
  'job_title',
  'phone',
  'is_fee_earner',
] as const

const changedIn = (before: User, after: User) =>
  accountFields.filter((it) => JSON.stringify(before[it]) !== JSON.stringify(after[it]))

/** The account with whether it administers more than the person, which decides what they may do with it. */
export const subjectOf = ({ person, roles }: RequestContext, user: User) => ({
  ...user,
  holds_more: grantMoreAdministration(person, roles.named(user.roles)),
})

/**
 * Throws 422 when the roles of an account change that administers more than the person, or the address of one with any
 * access that they lack: with another address they could sign in to it.
 */
const requireSameAccess = (
  context: RequestContext,
  user: User,
  { email, roles }: Pick<AccountChange, 'email' | 'roles'>,
) => {
  const { holds_more } = subjectOf(context, user)
  const holdsAnyMore = grantMore(context.person, context.roles.named(user.roles))
  const areOtherRoles = [...roles].toSorted().join() !== [...user.roles].toSorted().join()
  if (email !== user.email) requireNoMore(user, 'email', holdsAnyMore)
  if (areOtherRoles) requireNoMore(user, 'roles', holds_more)
}

const requireNoMore = (user: User, field: 'email' | 'roles', holds_more: boolean) => {
  const verdict = mayActOn({ ...user, holds_more })
  if (verdict === true) return
  const { code, message } = verdict
  throw new Refusal(422, code, message, { fields: { [field]: [message] } })
}

/** Throws 403 when the account administers more than the person. */
export const requireActOn = (context: RequestContext, id: string) =>
  assertAllowed(mayActOn(subjectOf(context, context.users.get(id))))

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
  assertAllowed(maySuspend(subjectOf(context, user), context.person.id))
  return keepingRoleManager(context, () => {
    const suspended = withStatus(context, user, 'suspended')
    context.links.revokeAll(id, context.now)
    endSessions(context, id)
    return suspended
  })
}

export const reactivate = (context: RequestContext, id: string, version: number): User => {
  const user = context.users.get(id)
  requireUnchanged(context, version, user)
  assertAllowed(mayReactivate(subjectOf(context, user)))
  return withStatus(context, user, 'active')
}

const withStatus = (context: RequestContext, user: User, status: User['status']) => {
  const next = { ...user, status, version: user.version + 1, updated_at: context.now }
  context.users.replace(next, user.version)
  userChanged(context, next, ['status'], { name: fullName(next), status })
  permissionsChanged(context, next, { name: fullName(next), status })
  return next
}
