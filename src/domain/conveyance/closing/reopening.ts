import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { withoutFact } from '#domain/conveyance/plan/fact-recording'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { mayReopenCase } from './acts.ts'

/** Opens a closed or archived file again with a reason: its retention ends, and its last tasks are to do. Throws 409 unless it is closed. */
export const reopenCase = (
  records: CaseRecords,
  { reason }: { readonly reason: string },
  now: Instant,
): CaseChange => {
  const { conveyance } = records
  assertAllowed(mayReopenCase(conveyance))
  const { key_dates, ...opened } = withoutFact(conveyance, 'closed')
  const reopened = { ...opened, key_dates: { ...key_dates, retained_until: null } }
  return settle(records, { conveyance: reopened }, now, [
    {
      name: 'conveyance.updated',
      changed: ['facts', 'key_dates'],
      detail: { title: 'Reopened', reason },
    },
  ])
}
