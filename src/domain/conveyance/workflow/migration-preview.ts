import { shortClients } from '#domain/conveyance/clients'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import {
  currentMilestone,
  isLive,
  isSettled,
  milestonesOf,
  type Plan,
  type Task,
  tasksOf,
} from '#domain/conveyance/plan/plan'
import type { Instant } from '#domain/dates'
import { migrateCase } from './migration.ts'
import type { CaseMigration } from './migration-row.ts'
import type { Workflow } from './workflow.ts'

const titles = (tasks: readonly Task[]) => tasks.map((it) => it.title)
const isToDo = (task: Task) => !isSettled(task) && task.status !== 'not_applicable'

const ownTasks = (plan: Plan) => milestonesOf(plan).flatMap((it) => it.tasks)

const keysOf = (plan: Plan) => new Set(tasksOf(plan).map((it) => it.key))

export const previewMigration = (
  records: CaseRecords,
  workflow: Workflow,
  now: Instant,
): CaseMigration => {
  const { conveyance, plan } = records
  const after = migrateCase(records, workflow, now).plan
  const [before, next] = [keysOf(plan), keysOf(after)]
  const steps = new Set(workflow.milestones.flatMap((it) => it.steps.map(({ key }) => key)))
  return {
    id: conveyance.id,
    version: conveyance.version,
    ref: conveyance.ref,
    title: `${shortClients(conveyance.clients.map(({ name }) => name))}, ${conveyance.address.line}`,
    stage_before: currentMilestone(plan)?.name ?? '',
    stage_after: currentMilestone(after)?.name ?? '',
    added: titles(tasksOf(after).filter((it) => !before.has(it.key) && isToDo(it))),
    dropped: titles(tasksOf(plan).filter((it) => !next.has(it.key) && isLive(it))),
    kept: titles(ownTasks(after).filter((it) => !steps.has(it.key) && isSettled(it))),
    done: tasksOf(after).filter((it) => it.status === 'done').length,
  }
}
