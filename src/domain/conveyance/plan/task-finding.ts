import type { CaseRecords } from '#domain/conveyance/conveyance'
import { taskHref } from '#domain/conveyance/guards'
import { notFound, wrongState } from '#domain/refusal'
import { blockersOf } from './opening.ts'
import { mapTasks, type Plan, type Task, taskOf } from './plan.ts'

/** The task with this key; 404 where the plan has none. */
export const findTask = ({ plan }: CaseRecords, key: string): Task => {
  const task = taskOf(plan, key)
  if (!task) throw notFound()
  return task
}

/** Refuses a task that is done, skipped or not part of this case. */
export const assertUnsettled = (task: Task) => {
  if (task.status === 'done') throw wrongState('task.already_done', 'This task is already done.')
  if (task.status === 'skipped') {
    throw wrongState('task.already_skipped', 'This task was skipped. Reopen it first.')
  }
  if (task.status === 'not_applicable') {
    throw wrongState('task.not_applicable', 'This task is not part of this case.')
  }
}

/** Refuses a task whose turn it is not yet, and names what it waits for. */
export const assertLiveTask = ({ conveyance, plan }: CaseRecords, task: Task) => {
  assertUnsettled(task)
  if (task.status !== 'pending') return
  const missing = blockersOf(plan, task).map((it) => ({
    what: it.title,
    href: taskHref(conveyance.id, it.key),
  }))
  throw wrongState('task.waits', 'Other tasks come before this one.', missing)
}

/** The plan with one task replaced. */
export const withTask = (plan: Plan, task: Task): Plan =>
  mapTasks(plan, (it) => (it.key === task.key ? task : it))
