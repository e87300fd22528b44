import { permissions } from '#domain/permissions'
import { notFound } from '#domain/refusal'
import { sumGrants } from '#domain/user/role/grant'
import type { PermissionGivers } from '#domain/user/role/role'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/users'

const MOST_NAMED = 5

/** Returns the staff roles with a permission and who may grant it; throws 404 for an unknown permission. */
export const giversOf = ({ roles, users }: RequestContext, name: string): PermissionGivers => {
  const permission = permissions.find((it) => it === name)
  if (permission === undefined) throw notFound()
  const staff = roles.list().filter((it) => !['Agent', 'Client'].includes(it.name))
  // Nobody can grant a permission that they do not have.
  const holds = (user: User) => sumGrants(roles.named(user.roles)).permissions.includes(permission)
  const givers = staff
    .filter((it) => it.permissions.includes('users.update') && !it.read_only)
    .flatMap((it) => users.withRole(it.name))
    .filter(holds)
  return {
    roles: staff.filter((it) => it.permissions.includes(permission)).map((it) => it.name),
    people: [...new Set(givers.map(fullName))].toSorted().slice(0, MOST_NAMED),
  }
}
