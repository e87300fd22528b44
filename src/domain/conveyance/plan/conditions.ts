import { type CaseFields, holds } from '#domain/conveyance/workflow/condition'
import { mapTasks, type Plan, type Task } from './plan.ts'

const applied = (task: Task, fields: CaseFields): Task => {
  const applies = holds(task.condition, fields)
  if (task.status === 'not_applicable') return applies ? { ...task, status: 'pending' } : task
  const isUntouched = task.status !== 'done' && task.status !== 'skipped'
  return applies || !isUntouched ? task : { ...task, status: 'not_applicable' }
}

/** The plan with each task marked as applicable or not by its condition; settled tasks stay. */
export const applyConditions = (plan: Plan, fields: CaseFields): Plan =>
  mapTasks(plan, (task) => applied(task, fields))
