import { computed } from 'nanostores'
import * as rules from '#domain/permissions'
import { $session } from './session.ts'

type Names = string | readonly string[] | null | undefined

/** The names of what the signed-in person may do; empty for a visitor. */
export const $permissions = computed($session, (session) =>
  (session?.user.permissions ?? []).map(({ name }) => name),
)

const holder = () => $session.get()?.user

/** Whether the signed-in person holds a permission, or every one of a list; false for empty input. */
export const hasPermission = (names: Names) => rules.hasPermission(holder(), names)

/** Whether they hold at least one of a list. */
export const hasAnyPermission = (names: Names) => rules.hasAnyPermission(holder(), names)

/** Whether any of what is named is not held; false for empty input. */
export const lacksPermission = (names: Names) => rules.lacksPermission(holder(), names)

/** Whether they have a role, or every one of a list. */
export const hasRole = (names: Names) => rules.hasRole(holder(), names)

/** Whether they have at least one of a list of roles; false for an empty list. */
export const hasAnyRole = (names: Names) => rules.hasAnyRole(holder(), names)
