import { permissions } from './permission-names.ts'

export { permissions }

export type Permission = (typeof permissions)[number]

type PermissionHolder = {
  readonly permissions: readonly { readonly name: string }[]
  readonly roles: readonly string[]
}
type Names = string | readonly string[] | null | undefined
type PermissionNames = Permission | readonly Permission[] | null | undefined
type PermissionCheck<AskedNames> = (
  it: PermissionHolder | null | undefined,
  names: AskedNames,
) => boolean

const namesOf = (names: Names) =>
  typeof names === 'string' ? (names ? [names] : []) : (names ?? [])

const holds = (holder: PermissionHolder | null | undefined, name: string) =>
  (holder?.permissions ?? []).some((permission) => permission.name === name)

/** `hasPermission` for names that come from outside and may not exist. */
export const holdsEvery: PermissionCheck<Names> = (holder, names) =>
  namesOf(names).length > 0 && namesOf(names).every((name) => holds(holder, name))

/** `hasAnyPermission` for names that come from outside and may not exist. */
export const holdsAny: PermissionCheck<Names> = (it, names) =>
  namesOf(names).some((name) => holds(it, name))

/** `lacksPermission` for names that come from outside and may not exist. */
export const lacksAny: PermissionCheck<Names> = (it, names) =>
  namesOf(names).some((name) => !holds(it, name))

export const hasPermission: PermissionCheck<PermissionNames> = holdsEvery

export const hasAnyPermission: PermissionCheck<PermissionNames> = holdsAny

/** True when any given permission is not held; false for empty input. */
export const lacksPermission: PermissionCheck<PermissionNames> = lacksAny

/** True when every given role is held; false for empty input. */
export const hasRole = (holder: PermissionHolder | null | undefined, names: Names) =>
  namesOf(names).length > 0 && namesOf(names).every((name) => (holder?.roles ?? []).includes(name))

/** True when at least one role of the list is held. */
export const hasAnyRole = (holder: PermissionHolder | null | undefined, names: Names) =>
  namesOf(names).some((name) => (holder?.roles ?? []).includes(name))
