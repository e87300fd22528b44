import type { Scope, Scopes } from '#domain/user/role/role'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { type Role, roleDocument } from './document.ts'

export type { Role, Scope, Scopes }

export const rolesOf = (store: Store) => {
  const roles = tableOf(store, roleDocument)
  return {
    ...roles,
    named: (names: readonly string[]) =>
      roles.all(
        store
          .rows<{ id: string }>(
            'SELECT id FROM roles WHERE name IN (SELECT value FROM json_each(?))',
            JSON.stringify(names),
          )
          .map((it) => it.id),
      ),
    list: () =>
      roles
        .all(store.rows<{ id: string }>('SELECT id FROM roles').map((it) => it.id))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
}
