import { createPlan } from '#domain/conveyance/plan/creation'
import type { Milestone, Plan, Task } from '#domain/conveyance/plan/plan'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { londonDate } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import type { Named } from '#domain/party'

/** So many tasks of a past case stay, so that 200,000 cases have two million. */
const LAST_TASKS = 10

const cache = new Map<MatterType, Milestone[]>()

const lastTasks = (milestones: readonly Milestone[], most: number): Milestone[] => {
  const [last, ...before] = milestones.toReversed()
  if (last === undefined || most === 0) return []
  const tasks = last.tasks.slice(-most)
  return [...lastTasks(before.toReversed(), most - tasks.length), { ...last, tasks }]
}

const lastMilestones = (matter: MatterType): Milestone[] => {
  const known = cache.get(matter)
  if (known) return known
  const end = lastTasks(createPlan(defaultWorkflows[matter], '').milestones, LAST_TASKS)
  cache.set(matter, end)
  return end
}

const lastTask = (task: Task, by: Named, done_at: string): Task => ({
  ...task,
  status: 'done',
  depends_on: [],
  condition: null,
  assignee: { ...task.assignee, user: by },
  done_at,
  done_by: `user:${by.id}`,
  done_by_name: by.name,
})

/** A completed plan reduced to its last tasks. */
export const closedPlan = (matter: MatterType, id: string, by: Named, at: string): Plan => ({
  conveyance_id: id,
  workflow_key: defaultWorkflows[matter].key,
  workflow_version: defaultWorkflows[matter].version,
  milestones: lastMilestones(matter).map((it) => ({
    ...it,
    status: 'done',
    started_on: londonDate(at),
    done_at: at,
    tasks: it.tasks.map((task) => lastTask(task, by, at)),
  })),
})
