import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { type DateOnly, type Instant, londonDate, shortDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { invalid } from '#domain/refusal'
import type { Task } from './plan.ts'
import { maySnoozeTask } from './task-acts.ts'
import { findTask, withTask } from './task-finding.ts'
import { taskTold } from './task-labels.ts'

export type TaskSnoozeInput = {
  readonly task: string
  readonly due_on: DateOnly
  readonly reason: string
}

const assertLater = ({ due_on }: Task, to: DateOnly, today: DateOnly) => {
  if (to < today) throw invalid({ due_on: ['That day has passed.'] })
  if (due_on !== null && to <= due_on) {
    throw invalid({ due_on: ['Choose a day after the one it is due on now.'] })
  }
}

/** Puts a task off to a later day with a reason; it gives way when the date behind it moves. */
export const snoozeTask = (
  records: CaseRecords,
  { task: key, due_on, reason }: TaskSnoozeInput,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const task = findTask(records, key)
  assertAllowed(maySnoozeTask(records, task))
  assertLater(task, due_on, londonDate(now))
  const snoozed = { reason, by: { id: actor.id, name: actor.name }, at: now }
  const later: Task = { ...task, due_on, was_due_on: task.due_on, snoozed }
  return settle(records, { plan: withTask(records.plan, later) }, now, [
    taskTold(task, `Put off to ${shortDate(due_on)}`, { from: task.due_on, to: due_on, reason }),
  ])
}
