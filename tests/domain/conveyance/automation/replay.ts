import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseEvent } from '#domain/conveyance/following-events'
import { createPlan } from '#domain/conveyance/plan/creation'
import type { Facts } from '#domain/conveyance/plan/fact'
import { mapTasks, type Plan, type StartedPart, tasksOf } from '#domain/conveyance/plan/plan'
import { settlePlan } from '#domain/conveyance/plan/settling'
import { withPart } from '#domain/conveyance/workflow/part/starting'
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
  readonly parts: string[]
}

const BY = 'user:u-1'

const apply = ({ facts, settled, created, parts }: Told, { name, detail }: CaseEvent) => {
  if (name === 'fact.recorded') facts.add(detail.fact)
  if (name === 'task.completed')
    settled.set(detail.task, { status: 'done', done_by: detail.fact ? `fact:${detail.fact}` : BY })
  if (name === 'task.updated' && detail['status'] === 'skipped')
    settled.set(detail.task, { status: 'skipped', done_by: BY })
  if (name === 'task.created') created.push(detail.task)
  if (name === 'conveyance.workflow-started') parts.push(detail.workflow)
  if (name !== 'task.reopened') return
  settled.delete(detail.task)
  if (detail.fact) facts.delete(detail.fact)
}

const startedOf = ({ key, version, name }: Workflow, at: Instant): StartedPart => ({
  ...{ key, version, name, at },
  ...{ rule: '', cause: '', condition: null },
})

/** The status of each task as the workflows, the case’s details and its events alone say. `parts`: by version. */
export const replayedStatuses = (
  workflow: Workflow,
  parts: ReadonlyMap<string, Workflow>,
  conveyance: Conveyance,
  events: readonly CaseEvent[],
  now: Instant,
): Statuses => {
  const told: Told = { facts: new Set(), settled: new Map(), created: [], parts: [] }
  for (const event of events) apply(told, event)
  const fact = { at: now, by: conveyance.fee_earner }
  const facts: Facts = Object.fromEntries([...told.facts].map((key) => [key, fact]))
  const whole = told.parts
    .flatMap((version) => parts.get(version) ?? [])
    .reduce(
      (plan, part) => withPart(plan, part, startedOf(part, now)),
      createPlan(workflow, conveyance.id),
    )
  const plan = mapTasks(whole, (task) => {
    const settled = told.settled.get(task.key)
    return settled ? { ...task, ...settled, done_at: now } : task
  })
  const added = told.created.map((key) => [key, told.settled.get(key)?.status ?? 'open'])
  return {
    ...statusesOf(settlePlan(plan, { ...conveyance, facts }, now)),
    ...Object.fromEntries(added),
  }
}
