import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { mayAssignTask } from './task-acts.ts'
import { findTask, withTask } from './task-finding.ts'
import { taskUpdatedEvent } from './task-labels.ts'

export const assignTask = (
  records: CaseRecords,
  { task: key, user }: { readonly task: string; readonly user: Named | null },
  now: Instant,
): CaseChange => {
  const task = findTask(records, key)
  assertAllowed(mayAssignTask(records, task))
  const plan = withTask(records.plan, { ...task, assignee: { ...task.assignee, user } })
  const action = user ? `Assigned to ${user.name}` : 'Unassigned'
  const event = taskUpdatedEvent(task, action, { from: task.assignee.user?.name ?? null })
  return settle(records, { plan }, now, [event])
}
