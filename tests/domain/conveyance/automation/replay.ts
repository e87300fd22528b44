import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseEvent } from '#domain/conveyance/following-events'
import { createPlan } from '#domain/conveyance/plan/creation'
import type { Facts } from '#domain/conveyance/plan/fact'
import { mapTasks, type Plan, tasksOf } from '#domain/conveyance/plan/plan'
import { settlePlan } from '#domain/conveyance/plan/settling'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { Instant } from '#domain/dates'

type Statuses = Readonly<Record<string, string>>

/** The status of each task; whether a task waits for somebody is not told apart from being open. */
export const statusesOf = (plan: Plan): Statuses =>
  Object.fromEntries(
    tasksOf(plan).map(({ key, status }) => [key, status === 'waiting' ? 'open' : status]),
  )

type Told = {
  readonly facts: Set<string>
  readonly settled: Map<string, { readonly status: 'done' | 'skipped'; readonly done_by: string }>
  readonly created: string[]
}

const BY = 'user:u-1'

const apply = ({ facts, settled, created }: Told, { name, detail }: CaseEvent) => {
  if (name === 'fact.recorded') facts.add(detail.fact)
  if (name === 'task.completed')
    settled.set(detail.task, { status: 'done', done_by: detail.fact ? `fact:${detail.fact}` : BY })
  if (name === 'task.updated' && detail['status'] === 'skipped')
    settled.set(detail.task, { status: 'skipped', done_by: BY })
  if (name === 'task.created') created.push(detail.task)
  if (name !== 'task.reopened') return
  settled.delete(detail.task)
  if (detail.fact) facts.delete(detail.fact)
}

/** The status of each task as the workflow, the case’s details and its events alone say. */
export const replayedStatuses = (
  workflow: Workflow,
  conveyance: Conveyance,
  events: readonly CaseEvent[],
  now: Instant,
): Statuses => {
  const told: Told = { facts: new Set(), settled: new Map(), created: [] }
  for (const event of events) apply(told, event)
  const fact = { at: now, by: conveyance.fee_earner }
  const facts: Facts = Object.fromEntries([...told.facts].map((key) => [key, fact]))
  const plan = mapTasks(createPlan(workflow, conveyance.id), (task) => {
    const settled = told.settled.get(task.key)
    return settled ? { ...task, ...settled, done_at: now } : task
  })
  const added = told.created.map((key) => [key, told.settled.get(key)?.status ?? 'open'])
  return {
    ...statusesOf(settlePlan(plan, { ...conveyance, facts }, now)),
    ...Object.fromEntries(added),
  }
}
