import { Refusal, wrongState } from '#domain/refusal'
import { administersMore } from '#domain/user/acts'
import { addedGrant, type Grant, missingFrom } from '#domain/user/role/grant'
import type { RequestContext } from '#tenant/runtime/context'
import { type Person, personOf } from '#tenant/user/people'
import type { Role } from './roles.ts'

const MOST_NAMED = 6

export const heldBy = (person: Person): Grant => ({
  permissions: person.permissions.map(({ name }) => name),
  scope: person.scope,
})

export const grantsBeyond = (person: Person, role: Role): string[] => [
  ...missingFrom(heldBy(person), role),
  ...(person.money_only && !role.money_only && role.permissions.includes('conveyance.update')
    ? ['case changes other than money']
    : []),
]

/** Whether these roles grant more than a person has. */
export const grantMore = (person: Person, roles: readonly Role[]) =>
  roles.some((role) => grantsBeyond(person, role).length > 0)

/** Whether these roles grant administrative access that a person lacks. */
export const grantMoreAdministration = (person: Person, roles: readonly Role[]) =>
  roles.some((role) => administersMore(heldBy(person).permissions, role.permissions))

/** Throws 422 at `field` when `after` adds to `before` what the person does not have. */
export const requireHeld = (person: Person, before: Grant, after: Grant, field: string) => {
  const missing = missingFrom(heldBy(person), addedGrant(before, after))
  if (missing.length > 0) throw escalation(missing, field)
}

/** Throws 422 for roles that grant more than the person has. */
export const requireGrantable = (person: Person, roles: readonly Role[]) => {
  for (const role of roles) {
    const missing = grantsBeyond(person, role)
    if (missing.length > 0) throw escalation(missing, 'roles', role.name)
  }
}

const escalation = (missing: readonly string[], field: string, role?: string) => {
  const named = missing.slice(0, MOST_NAMED).join(', ')
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : ''
  const what = role === undefined ? 'This grants' : `${role} grants`
  return new Refusal(422, 'more_than_held', 'You can only grant access that you have yourself.', {
    fields: { [field]: [`${what} access that you do not have: ${named}${more}.`] },
  })
}

const roleManagersOf = ({ roles, users }: Pick<RequestContext, 'roles' | 'users'>) => {
  const managingRoles = roles.list().filter((it) => it.permissions.includes('roles.update'))
  const ids = new Set(managingRoles.flatMap((it) => users.withRole(it.name).map((user) => user.id)))
  return users
    .all([...ids])
    .flatMap((user) => personOf({ roles, users }, user) ?? [])
    .filter((it) => !it.read_only)
}

/** Whether nobody else could change roles. */
export const isLastRoleManager = (
  context: Pick<RequestContext, 'roles' | 'users'>,
  { id }: { readonly id: string },
) => roleManagersOf(context).every((it) => it.id === id) && roleManagersOf(context).length > 0

/** Runs a change; throws 409, so that it is rolled back, when nobody could change roles after it. */
export const keepingRoleManager = <T>(context: RequestContext, act: () => T): T => {
  const before = roleManagersOf(context).length
  const result = act()
  if (before > 0 && roleManagersOf(context).length === 0)
    throw wrongState(
      'last_keeper',
      'Nobody would be able to change roles after this. First give somebody else a role that can change roles.',
    )
  return result
}
