import type { FundsStatement } from '#domain/funds/funds'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { fundsStatementDocument } from './document.ts'

/** The stored statements of where money comes from. */
export const fundsOf = (store: Store) => {
  const table = tableOf(store, fundsStatementDocument)
  const records = caseRecordsOf(store, fundsStatementDocument)
  const ofCase = (conveyanceId: string) => records.of([conveyanceId])
  return {
    find: table.find,
    ofCase,
    of: (conveyanceId: string, contactId: string): FundsStatement | null =>
      ofCase(conveyanceId).find((it) => it.contact_id === contactId) ?? null,
    /** Stores a statement after a change; one that nobody stored before is at its first version. */
    save: (statement: FundsStatement) =>
      table.find(statement.id) === null ? table.insert(statement) : records.replace(statement),
  }
}
