import type { StepRole } from '#domain/conveyance/workflow/workflow'
import type { Permission } from '#domain/permissions'
import type { Scopes } from '#domain/user/role/role'
import { Role as RoleSchema } from '#domain/user/role/role'
import type { DocumentShape } from '#tenant/core/document'
import type { StoredRecord } from '#tenant/core/table'

export type Role = StoredRecord & {
  readonly name: string
  readonly description: string
  /** Cannot be removed. */
  readonly system: boolean
  /** Reads and changes nothing, whatever else it grants. */
  readonly read_only: boolean
  readonly permissions: readonly Permission[]
  readonly scope: Scopes
  /** Changes of a case only what is about money. */
  readonly money_only: boolean
  /** The queue of tasks that belong to no one person and that this role works. */
  readonly queue: StepRole | null
}

export const roleDocument: DocumentShape<Role> = {
  name: 'roles',
  isVersioned: true,
  shape: 1,
  schema: RoleSchema,
  upgrades: [],
}
