import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { type DateOnly, type Instant, londonDate, shortDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { invalid } from '#domain/refusal'
import type { Task } from './plan.ts'
import { maySnoozeTask } from './task-acts.ts'
import { findTask, withTask } from './task-finding.ts'
import { taskUpdatedEvent } from './task-labels.ts'

export type TaskSnoozeInput = {
  readonly task: string
  readonly due_on: DateOnly
  readonly reason: string
}

const assertLater = ({ due_on }: Task, to: DateOnly, today: DateOnly) => {
  if (to < today) throw invalid({ due_on: ['Enter a date that has not passed.'] })
  if (due_on !== null && to <= due_on) {
    throw invalid({ due_on: ['Enter a date after the current due date.'] })
  }
}

/** Snoozes a task to a later date with a reason, until its base date moves. Throws 409 for a settled task, 422 for a date that is not later. */
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
  const snoozedTask: Task = { ...task, due_on, was_due_on: task.due_on, snoozed }
  return settle(records, { plan: withTask(records.plan, snoozedTask) }, now, [
    taskUpdatedEvent(task, `Snoozed to ${shortDate(due_on)}`, {
      from: task.due_on,
      to: due_on,
      reason,
    }),
  ])
}
