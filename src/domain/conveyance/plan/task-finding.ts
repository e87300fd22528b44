import type { CaseRecords } from '#domain/conveyance/conveyance'
import { notFound } from '#domain/refusal'
import { mapTasks, type Plan, type Task, taskOf } from './plan.ts'

/** The task with this key; throws 404 when the plan has none. */
export const findTask = ({ plan }: CaseRecords, key: string): Task => {
  const task = taskOf(plan, key)
  if (!task) throw notFound()
  return task
}

export const withTask = (plan: Plan, task: Task): Plan =>
  mapTasks(plan, (it) => (it.key === task.key ? task : it))
