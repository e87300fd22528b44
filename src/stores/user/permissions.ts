import { computed } from 'nanostores'
import * as rules from '#domain/permissions'
import { $session } from './session.ts'

type PermissionNames = Parameters<typeof rules.hasPermission>[1]
type RoleNames = Parameters<typeof rules.hasRole>[1]

/** The permissions of the signed-in person; empty for a visitor. */
export const $permissions = computed($session, (session) =>
  (session?.user.permissions ?? []).map(({ name }) => name),
)

const holder = () => $session.get()?.user

/** Whether the signed-in person holds a permission now, or every one of a list; a component asks `useCan`. */
export const hasPermission = (names: PermissionNames) => rules.hasPermission(holder(), names)

export const hasAnyPermission = (names: PermissionNames) => rules.hasAnyPermission(holder(), names)

/** Whether any of what is named is not held; false for empty input. */
export const lacksPermission = (names: PermissionNames) => rules.lacksPermission(holder(), names)

export const hasRole = (names: RoleNames) => rules.hasRole(holder(), names)

/** Whether they have at least one of a list of roles; false for an empty list. */
export const hasAnyRole = (names: RoleNames) => rules.hasAnyRole(holder(), names)
