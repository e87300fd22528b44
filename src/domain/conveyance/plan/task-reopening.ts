import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { provenBy, resetTask } from './evidence.ts'
import { withoutFact } from './fact-recording.ts'
import { mayReopenTask } from './task-acts.ts'
import { findTask, withTask } from './task-finding.ts'
import { taskUpdatedEvent } from './task-labels.ts'

export type TaskReopeningInput = { readonly task: string; readonly reason?: string | undefined }

/**
 * Reopens a task and withdraws its fact and the key date that it implied; later tasks close again unless they are
 * settled. One that waits for a second person is sent back. Throws 404 for an unknown task, 409 for one that exchange or completion relied on.
 */
export const reopenTask = (
  records: CaseRecords,
  { task: key, reason }: TaskReopeningInput,
  now: Instant,
): CaseChange => {
  const task = findTask(records, key)
  const fact = provenBy(task)
  assertAllowed(mayReopenTask(records, task))
  const conveyance = fact ? withoutFact(records.conveyance, fact) : records.conveyance
  const isSentBack = task.submitted !== null && task.status !== 'done'
  const action = isSentBack ? 'Sent back' : 'Marked as not done'
  const reasonEvents =
    reason || isSentBack ? [taskUpdatedEvent(task, action, { reason: reason ?? null, fact })] : []
  const next = isSentBack ? { ...task, submitted: null } : resetTask(task)
  const plan = withTask(records.plan, next)
  return settle(records, { conveyance, plan }, now, reasonEvents)
}
