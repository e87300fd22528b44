import type { IdentityCheck } from '#domain/identity/identity'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { identityCheckDocument } from './document.ts'

/** The stored identity checks. */
export const identityChecksOf = (store: Store) => {
  const table = tableOf(store, identityCheckDocument)
  const records = caseRecordsOf(store, identityCheckDocument)
  const ofCase = (conveyanceId: string) => records.of([conveyanceId])
  return {
    find: table.find,
    ofCase,
    /** The check of a person on a case, unless it was removed; null for none. */
    of: (conveyanceId: string, contactId: string): IdentityCheck | null =>
      ofCase(conveyanceId).findLast((it) => it.contact_id === contactId && it.removed === null) ??
      null,
    /** The checks of a person, of all their cases. */
    ofContact: (contactId: string): IdentityCheck[] =>
      table.all(
        store
          .rows<{ id: string }>(
            'SELECT id FROM identity_checks WHERE contact_id = ? ORDER BY id',
            contactId,
          )
          .map(({ id }) => id),
      ),
    /** Stores a check after a change; one that nobody stored before is at its first version. */
    save: (check: IdentityCheck) =>
      check.version <= 1 && table.find(check.id) === null
        ? table.insert(check)
        : records.replace(check),
  }
}
