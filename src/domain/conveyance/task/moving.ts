import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Plan, Task } from '#domain/conveyance/plan/plan'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { taskUpdatedEvent } from '#domain/conveyance/plan/task-labels'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { mayMoveTask, ownTasksBeside, type TaskDirection } from './acts.ts'

type TaskMoveInput = { readonly task: string; readonly direction: TaskDirection }

const swapped = (plan: Plan, one: Task, other: Task): Plan => {
  const place = (task: Task) => {
    if (task.key === one.key) return other
    return task.key === other.key ? one : task
  }
  return {
    ...plan,
    milestones: plan.milestones.map((it) => ({ ...it, tasks: it.tasks.map(place) })),
  }
}

/** Moves a task that staff added before or after the next of them in its stage. Throws 409 for any other task. */
export const moveTask = (
  records: CaseRecords,
  { task: key, direction }: TaskMoveInput,
  now: Instant,
): CaseChange => {
  const task = findTask(records, key)
  assertAllowed(mayMoveTask(records, task, direction))
  const own = ownTasksBeside(records.plan, task)
  const at = own.findIndex((it) => it.key === key)
  const other = own[direction === 'up' ? at - 1 : at + 1]
  if (other === undefined) return { ...records, events: [] }
  return settle(records, { plan: swapped(records.plan, task, other) }, now, [
    taskUpdatedEvent(task, `Moved ${direction}`, {}),
  ])
}
