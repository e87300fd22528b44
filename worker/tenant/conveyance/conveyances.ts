import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import type { CaseChange } from '#domain/conveyance/settling'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { auditOf } from '#tenant/events/audit'
import { caseReaderOf } from './case-reader.ts'
import { caseWriterOf } from './case-writer.ts'
import { linkedCaseFollowerOf } from './linked-cases.ts'
import { summaryRefresherOf } from './summary-refresher.ts'

type Parts = Parameters<typeof caseReaderOf>[0] &
  Parameters<typeof caseWriterOf>[0] &
  Parameters<typeof linkedCaseFollowerOf>[0] & {
    readonly audit: Pick<ReturnType<typeof auditOf>, 'history'>
  }

/** The conveyances within a person’s scope; any other throws the same 404 as one that does not exist. */
export const conveyancesOf = (parts: Parts) => {
  const { audit, person } = parts
  const { find, records, view, among, ofContact } = caseReaderOf(parts)
  const { add, keep } = caseWriterOf(parts)
  const withLinked = linkedCaseFollowerOf(parts, keep)
  return {
    /** The case; throws 404 when it is outside the person’s scope. */
    get: (id: string): Conveyance => find(id, 'view'),
    records,
    among,
    ofContact,
    /** Stores a new case; the one that it is linked to is linked back. */
    add: (opened: CaseChange): CaseRecords => withLinked(add(opened), null),
    keep,
    /** Changes a case with its plan and events; throws 409 unless the stored version is `version`. */
    change: (
      id: string,
      version: number | null,
      act: (it: CaseRecords) => CaseChange,
    ): CaseRecords => {
      const record = records(id, 'change')
      const changed = () => lastChange(audit, person, 'conveyance', id)
      requireFresh(version, record.conveyance, changed, () => view(record))
      const { version: from, linked } = record.conveyance
      return withLinked(keep(act(record), from), linked)
    },
    refresh: summaryRefresherOf(parts, records),
  }
}
