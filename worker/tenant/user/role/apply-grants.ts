import type { Store } from '#tenant/core/store'
import { auditOf } from '#tenant/events/audit'
import { system } from '#tenant/user/people'
import { type PermissionGrant, permissionGrants } from './grants.ts'

type Row = { id: string; name: string; version: number }

export const applyGrants = (store: Store, step: number, now: string) => {
  for (const grant of permissionGrants.filter(({ since }) => since === step))
    for (const role of granted(store, grant))
      auditOf(store).record(
        {
          name: 'permissions.changed',
          subject: 'user',
          id: role.id,
          version: role.version,
          changed: ['permissions'],
          detail: { role: role.name, permissions: [grant.permission] },
        },
        { at: now, actor: { id: system.id, name: system.name }, ip: null, trace: null },
      )
}

/** Returns the roles that were changed; plain SQL, as the columns of later steps are missing. */
const granted = (store: Store, { permission, roles }: PermissionGrant) =>
  store.rows<Row>(
    `UPDATE roles SET version = version + 1,
       doc = json_set(doc, '$.permissions[#]', ?1, '$.version', version + 1)
     WHERE json_extract(doc, '$.system') AND name IN (SELECT value FROM json_each(?2))
       AND NOT EXISTS (SELECT 1 FROM json_each(doc, '$.permissions') WHERE value = ?1)
     RETURNING id, name, version`,
    permission,
    JSON.stringify(roles),
  )
