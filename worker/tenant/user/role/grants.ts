import type { Permission } from '#domain/permissions'
import { documentsStep } from '#tenant/schema/documents'
import { feeScalesStep } from '#tenant/schema/fee-scales'

export type PermissionGrant = {
  /** The number of the migration step that grants it. */
  readonly since: number
  readonly permission: Permission
  /** Names of the default roles that get it. */
  readonly roles: readonly string[]
}

const desk = ['Owner', 'Practice manager', 'New-business manager'] as const

/**
 * Permissions that came after the first release. Firms of before get each once, with its step: nobody grants what
 * nobody holds. A new permission needs a row here beside its place in the default roles.
 */
export const permissionGrants: readonly PermissionGrant[] = [
  { since: feeScalesStep.number, permission: 'fee-scales.update', roles: desk },
  { since: documentsStep.number, permission: 'desk.update', roles: desk },
]
