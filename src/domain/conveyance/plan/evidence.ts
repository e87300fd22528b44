import { type FactKey, type Facts, isFactKey } from './fact.ts'
import { mapTasks, type Plan, type Task } from './plan.ts'

export const provenBy = ({ done_by }: Task): FactKey | null => {
  const key = done_by?.startsWith('fact:') ? done_by.slice(5) : ''
  return isFactKey(key) ? key : null
}

const provingFactOf = ({ evidence, settled_by }: Task, facts: Facts): FactKey | null => {
  if (evidence && facts[evidence]) return evidence
  return settled_by && facts[settled_by] ? settled_by : null
}

export const resetTask = (task: Task): Task => ({
  ...task,
  status: 'pending',
  done_at: null,
  done_by: null,
  done_by_name: null,
  skip_reason: null,
  opened_on: null,
  submitted: null,
})

const withFactStatus = (task: Task, facts: Facts): Task => {
  const key = provingFactOf(task, facts)
  const fact = key ? facts[key] : undefined
  const provenFact = provenBy(task)
  if (!fact) return provenFact && !facts[provenFact] ? resetTask(task) : task
  if (task.status === 'not_applicable' || task.status === 'done') return task
  // A fact that is recorded elsewhere is no second person’s confirmation.
  if (task.needs_approval) return task
  return {
    ...task,
    status: 'done',
    done_at: fact.at,
    done_by: `fact:${key}`,
    done_by_name: fact.by.name,
    skip_reason: null,
    note: fact.note ?? task.note,
  }
}

export const applyFacts = (plan: Plan, facts: Facts): Plan =>
  mapTasks(plan, (task) => withFactStatus(task, facts))
