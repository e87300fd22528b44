import { type CaseFields, conditionHolds } from '#domain/conveyance/workflow/condition'
import { mapTasks, type Plan, type Task } from './plan.ts'

const withApplicability = (task: Task, fields: CaseFields): Task => {
  const applies = conditionHolds(task.condition, fields)
  if (task.status === 'not_applicable') return applies ? { ...task, status: 'pending' } : task
  const isUnsettled = task.status !== 'done' && task.status !== 'skipped'
  return applies || !isUnsettled ? task : { ...task, status: 'not_applicable' }
}

/** The plan with each task marked as applicable or not by its condition; settled tasks stay. */
export const applyConditions = (plan: Plan, fields: CaseFields): Plan =>
  mapTasks(plan, (task) => withApplicability(task, fields))
