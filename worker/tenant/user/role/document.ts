import type { StepRole } from '#domain/conveyance/workflow/step-role'
import type { Permission } from '#domain/permissions'
import type { FactorPolicy } from '#domain/user/role/factor-policy'
import type { Scopes } from '#domain/user/role/role'
import { Role as RoleSchema } from '#domain/user/role/role'
import type { DocumentShape } from '#tenant/core/document'
import type { StoredRecord } from '#tenant/core/table'

export type Role = StoredRecord & {
  readonly name: string
  readonly description: string
  /** A standard role, which keeps its name. */
  readonly system: boolean
  /** Prevents every change, whatever else the role grants. */
  readonly read_only: boolean
  readonly permissions: readonly Permission[]
  readonly scope: Scopes
  readonly money_only: boolean
  readonly queue: StepRole | null
  /** What it demands of a second factor; null for none. */
  readonly second_factor: FactorPolicy | null
}

const withoutDemand = (stored: object) => ({ ...stored, second_factor: null })

export const roleDocument: DocumentShape<Role> = {
  name: 'roles',
  isVersioned: true,
  shape: 2,
  schema: RoleSchema,
  upgrades: [withoutDemand],
}
