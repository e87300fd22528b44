import type { StepRole } from '#domain/conveyance/workflow/workflow'
import type { Permission } from '#domain/permissions'
import type { Scope, Scopes } from '#domain/user/role/role'
import type { Store } from '#tenant/core/store'
import { type Kept, tableOf } from '#tenant/core/table'
import { roleDocument } from './document.ts'

export type { Scope, Scopes }

export type Role = Kept & {
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

/** The firm's roles. */
export const rolesOf = (store: Store) => {
  const roles = tableOf(store, roleDocument)
  return {
    ...roles,
    /** Those with these names; a name that no role has is left out. */
    named: (names: readonly string[]) =>
      roles.all(
        store
          .rows<{ id: string }>(
            'SELECT id FROM roles WHERE name IN (SELECT value FROM json_each(?))',
            JSON.stringify(names),
          )
          .map((it) => it.id),
      ),
    /** Every one, by name. */
    list: () =>
      roles
        .all(store.rows<{ id: string }>('SELECT id FROM roles').map((it) => it.id))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
}
