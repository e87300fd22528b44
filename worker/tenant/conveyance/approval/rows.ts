import type { CaseRecords } from '#domain/conveyance/conveyance'
import { waitingApprovals } from '#domain/conveyance/evidence/waiting'
import type { Store } from '#tenant/core/store'

/** Replaces what waits for approval in a case, in the transaction of its change. */
export const rewriteApprovals = (store: Store, records: CaseRecords) => {
  const { id, ref, address } = records.conveyance
  const where = [address.line, address.town].filter(Boolean).join(', ')
  store.write('DELETE FROM waiting_approvals WHERE conveyance_id = ?', id)
  for (const { task, pending } of waitingApprovals(records))
    store.write(
      `INSERT INTO waiting_approvals (conveyance_id, key, title, role, by_id, by_name, at, ref, address)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      task.key,
      task.title,
      task.assignee.role,
      pending.by.id,
      pending.by.name,
      pending.at,
      ref,
      where,
    )
}
