import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import type { Task } from './plan.ts'
import { maySkipTask } from './task-acts.ts'
import { findTask, withTask } from './task-finding.ts'
import { taskUpdatedEvent } from './task-labels.ts'

export const skippedTask = (task: Task, reason: string, by: Actor, at: Instant): Task => ({
  ...task,
  status: 'skipped',
  skip_reason: reason,
  done_at: at,
  done_by: `user:${by.id}`,
  done_by_name: by.name,
})

/** Skips a task with a reason; throws 409 when exchange, completion or closing requires its fact. */
export const skipTask = (
  records: CaseRecords,
  { task: key, reason }: { readonly task: string; readonly reason: string },
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { plan } = records
  const task = findTask(records, key)
  assertAllowed(maySkipTask(records, task))
  return settle(records, { plan: withTask(plan, skippedTask(task, reason, actor, now)) }, now, [
    taskUpdatedEvent(task, 'Skipped', { reason, status: 'skipped' }),
  ])
}
