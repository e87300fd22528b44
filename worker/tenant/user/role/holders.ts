import type { Permission } from '#domain/permissions'
import type { RequestContext } from '#tenant/runtime/context'

type Of = Pick<RequestContext, 'roles' | 'users'>

/** The ids of the active staff with a permission that their roles let them use. */
export const holdersOf = (of: Of, permission: Permission): string[] =>
  withPermission(of, permission, (role) => !role.read_only)

/** The ids of the active staff with a permission, of roles that only read and decide too. */
export const decidersOf = (of: Of, permission: Permission): string[] =>
  withPermission(of, permission, () => true)

const withPermission = (
  { roles, users }: Of,
  permission: Permission,
  isAble: (role: { readonly read_only: boolean }) => boolean,
): string[] => {
  const able = roles.list().filter((it) => it.permissions.includes(permission) && isAble(it))
  const staff = able.flatMap(({ name }) => users.withRole(name))
  const active = staff.filter(({ type, status }) => type === 'staff' && status === 'active')
  return [...new Set(active.map(({ id }) => id))]
}
