import type { Permission } from '#domain/permissions'
import type { RequestContext } from '#tenant/runtime/context'

/** The ids of the active staff with a permission that their roles let them use. */
export const holdersOf = (
  { roles, users }: Pick<RequestContext, 'roles' | 'users'>,
  permission: Permission,
): string[] => {
  const able = roles.list().filter((it) => it.permissions.includes(permission) && !it.read_only)
  const staff = able.flatMap(({ name }) => users.withRole(name))
  const active = staff.filter(({ type, status }) => type === 'staff' && status === 'active')
  return [...new Set(active.map(({ id }) => id))]
}
