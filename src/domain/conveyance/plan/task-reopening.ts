import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { provenBy, undone } from './evidence.ts'
import { withoutFact } from './fact-recording.ts'
import { mayReopenTask } from './task-acts.ts'
import { findTask, withTask } from './task-finding.ts'
import { taskTold } from './task-labels.ts'

export type TaskReopeningInput = { readonly task: string; readonly reason?: string | undefined }

/**
 * Takes a task back, with the fact behind it and the key date that followed. Tasks that came after
 * close again unless they were done in their own right; stage and status follow.
 * 409 for what exchange or completion rests on.
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
  const why = reason ? [taskTold(task, 'Taken back', { reason, fact })] : []
  const plan = withTask(records.plan, undone(task))
  return settle(records, { conveyance, plan }, now, why)
}
