import type { CaseRecords } from '#domain/conveyance/conveyance'
import { toCaseEvents } from '#domain/conveyance/following-events'
import { createPlan, notStarted } from '#domain/conveyance/plan/creation'
import {
  isSettled,
  type Milestone,
  milestonesOf,
  type Plan,
  type Task,
  tasksOf,
} from '#domain/conveyance/plan/plan'
import { assertLive, type CaseChange, recalculated } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { keysOf } from '#domain/entries'
import type { Workflow } from './workflow.ts'

const stateNames = keysOf(notStarted)

/** A task of the new workflow in the state of the old one; its dates are calculated anew from the new rule. */
const continued = (task: Task, old: Task): Task => ({
  ...task,
  ...Object.fromEntries(stateNames.map((name) => [name, old[name]])),
  assignee: { role: task.assignee.role, user: old.assignee.user },
  ...(JSON.stringify(task.due) === JSON.stringify(old.due) || old.snoozed
    ? {}
    : { due_on: null, base_on: null }),
})

const isAddedByHand = ({ key }: Task) => key.startsWith('added-')

/** The tasks that a workflow without them leaves in its stages: what is settled, and what somebody added. */
const keptTasks = (plan: Plan, workflow: Workflow): Task[] => {
  const keys = new Set(workflow.milestones.flatMap(({ steps }) => steps.map(({ key }) => key)))
  const own = milestonesOf(plan).flatMap((it) => it.tasks)
  return own.filter((it) => !keys.has(it.key) && (isSettled(it) || isAddedByHand(it)))
}

const milestoneKeyOf = (plan: Plan, task: Task) =>
  plan.milestones.find((it) => it.tasks.some((one) => one.key === task.key))?.key

const withKept = (milestones: readonly Milestone[], plan: Plan, kept: readonly Task[]) => {
  const keys = milestones.map((it) => it.key)
  const targetOf = (task: Task) => {
    const key = milestoneKeyOf(plan, task)
    return key !== undefined && keys.includes(key) ? key : keys[0]
  }
  return milestones.map((it) => ({
    ...it,
    tasks: [...it.tasks, ...kept.filter((task) => targetOf(task) === it.key)],
  }))
}

/**
 * The plan by another workflow: tasks keep their state, and what is done or skipped stays, even without a step. The
 * workflows that rules started within the case stay as they are.
 */
export const migratedPlan = (plan: Plan, workflow: Workflow): Plan => {
  const oldTasks = new Map(tasksOf(plan).map((it) => [it.key, it]))
  const oldMilestones = new Map(milestonesOf(plan).map((it) => [it.key, it]))
  const next = createPlan(workflow, plan.conveyance_id)
  const milestones = next.milestones.map((milestone) => ({
    ...milestone,
    started_on: oldMilestones.get(milestone.key)?.started_on ?? null,
    done_at: oldMilestones.get(milestone.key)?.done_at ?? null,
    tasks: milestone.tasks.map((task) => {
      const old = oldTasks.get(task.key)
      return old === undefined ? task : continued(task, old)
    }),
  }))
  const ofParts = plan.milestones.filter((it) => it.part !== undefined)
  return {
    ...next,
    ...(plan.parts ? { parts: plan.parts } : {}),
    milestones: [...withKept(milestones, plan, keptTasks(plan, workflow)), ...ofParts],
  }
}

/** The case on another workflow, at its next version. Throws 409 for a case that has ended. */
export const migrateCase = (
  { conveyance, plan }: CaseRecords,
  workflow: Workflow,
  now: Instant,
): CaseChange => {
  assertLive(conveyance)
  const next = { ...conveyance, version: conveyance.version + 1 }
  const after = recalculated({ conveyance: next, plan: migratedPlan(plan, workflow) }, now)
  const detail = {
    from: `${plan.workflow_key}@${plan.workflow_version}`,
    to: `${workflow.key}@${workflow.version}`,
    name: workflow.name,
  }
  // Nothing happened to the case itself: what follows from the new steps is told by nobody.
  const events = toCaseEvents(after, [
    { name: 'conveyance.workflow-changed', changed: ['plan'], detail },
  ])
  return { ...after, events }
}
