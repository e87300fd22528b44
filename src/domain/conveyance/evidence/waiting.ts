import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { mayRejectEvidence, pendingEvidenceOf } from './acts.ts'
import type { PendingEvidence } from './evidence.ts'

/** The tasks of a case whose evidence waits for a second person, each with what was recorded. */
export const waitingApprovals = (
  records: CaseRecords,
): readonly { readonly task: Task; readonly pending: PendingEvidence }[] =>
  tasksOf(records.plan).flatMap((task) => {
    const pending = pendingEvidenceOf(records, task)
    return pending && mayRejectEvidence(records, task) === true ? [{ task, pending }] : []
  })
