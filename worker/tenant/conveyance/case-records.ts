import { notFound } from '#domain/refusal'
import { type DocumentShape, selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { type StoredRecord, tableOf } from '#tenant/core/table'

type CaseRecord = StoredRecord & { readonly conveyance_id: string }

/** The records of one kind that belong to cases, such as notes and orders. */
export const caseRecordsOf = <T extends CaseRecord>(store: Store, kind: DocumentShape<T>) => {
  const table = tableOf(store, kind)
  const select = selectDocuments(kind)
  return {
    insert: table.insert,
    replace: (record: T) => table.replace(record, record.version - 1),
    /** Throws 404 for a record of another case. */
    get: (conveyanceId: string, id: string): T => {
      const record = table.find(id)
      if (record?.conveyance_id !== conveyanceId) throw notFound()
      return record
    },
    /** The records of some cases, oldest first. */
    of: (conveyanceIds: readonly string[]): T[] =>
      parseReadable(
        store,
        kind,
        store.rows(
          `${select} WHERE conveyance_id IN (SELECT value FROM json_each(?)) ORDER BY id`,
          JSON.stringify(conveyanceIds),
        ),
      ),
  }
}
