import type { CaseRecords } from '#domain/conveyance/conveyance'
import { requiredFacts } from '#domain/conveyance/gates'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { wrongState } from '#domain/refusal'
import type { Task } from './plan.ts'
import { assertUnsettled, findTask, withTask } from './task-finding.ts'
import { taskTold } from './task-labels.ts'

/** A task set aside for a reason. */
export const skipped = (task: Task, reason: string, by: Actor, at: Instant): Task => ({
  ...task,
  status: 'skipped',
  skip_reason: reason,
  done_at: at,
  done_by: `user:${by.id}`,
  done_by_name: by.name,
})

/** Sets a task aside with a reason; 409 where exchange, completion or closing rests on its fact. */
export const skipTask = (
  records: CaseRecords,
  { task: key, reason }: { readonly task: string; readonly reason: string },
  actor: Actor,
  now: Instant,
): CaseChange => {
  const { conveyance, plan } = records
  const task = findTask(records, key)
  assertLive(conveyance)
  assertUnsettled(task)
  if (task.evidence && requiredFacts(conveyance).has(task.evidence)) {
    throw wrongState('task.required', 'The case rests on this task. It cannot be skipped.')
  }
  return settle(records, { plan: withTask(plan, skipped(task, reason, actor, now)) }, now, [
    taskTold(task, 'Skipped', { reason }),
  ])
}
