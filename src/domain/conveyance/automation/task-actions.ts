import { isLive, isSettled, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { rolePhrases, stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { createTask } from '#domain/conveyance/plan/task-creation'
import { findTask, withTask } from '#domain/conveyance/plan/task-finding'
import { taskUpdatedEvent } from '#domain/conveyance/plan/task-labels'
import { skipTask } from '#domain/conveyance/plan/task-skipping'
import { settle } from '#domain/conveyance/settling'
import type { StepRole } from '#domain/conveyance/workflow/step-role'
import type { ClientPart } from '#domain/conveyance/workflow/workflow'
import { londonDate } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import { addWorkingDays } from '#domain/working-days'
import type { Acting, ActionOf, Performed } from './acting.ts'
import { automationActor } from './actor.ts'

type NewTask = {
  readonly title: string
  readonly role: StepRole
  readonly due_in_wd: number
  readonly client_part?: ClientPart
}

const added = ({ records, now }: Acting, { due_in_wd, ...task }: NewTask): Performed => {
  const isOpen = tasksOf(records.plan).some((it) => it.title === task.title && isLive(it))
  if (isOpen) return { skipped: 'This task is open already.' }
  const due_on = addWorkingDays(londonDate(now), due_in_wd)
  const before = new Set(tasksOf(records.plan).map((it) => it.key))
  const change = createTask(records, { ...task, due_on, user: null }, now)
  const made = tasksOf(change.plan).find((it) => !before.has(it.key))
  return { ...change, ...(made ? { made: made.key } : {}) }
}

export const createByRule = (
  acting: Acting,
  { title, role, due_in_wd }: ActionOf<'create_task'>,
): Performed => added(acting, { title, role, due_in_wd })

export const requestByRule = (
  acting: Acting,
  { title, text, due_in_wd }: ActionOf<'request_document'>,
): Performed =>
  added(acting, { title, role: 'fee_earner', due_in_wd, client_part: { title, text } })

/** Why nothing is left to do with a task; null when something is. */
const settledReason = (task: Task) => {
  if (isSettled(task)) return `This task was ${task.status} already.`
  return task.status === 'not_applicable' ? 'This task is not part of this case.' : null
}

/** Completes a step, but for an approval, which takes a person. */
export const completeStep = (
  { records, now, rule }: Acting,
  { step }: ActionOf<'complete_task'>,
): Performed => {
  const task = findTask(records, step)
  const skipped = settledReason(task)
  if (skipped !== null) return { skipped }
  if (task.kind === 'approval' || task.needs_approval)
    throw wrongState('task.needs_a_person', 'An approval has to be given by a person.')
  return completeTask(records, { task: step, note: `By the rule “${rule}”` }, automationActor, now)
}

export const skipStep = (
  { records, now }: Acting,
  { step, reason }: ActionOf<'skip_task'>,
): Performed => {
  const skipped = settledReason(findTask(records, step))
  if (skipped !== null) return { skipped }
  return skipTask(records, { task: step, reason }, automationActor, now)
}

export const assignStep = (
  { records, now }: Acting,
  { step, role }: ActionOf<'assign'>,
): Performed => {
  const task = findTask(records, step)
  const skipped = settledReason(task)
  if (skipped !== null) return { skipped }
  if (task.assignee.role === role) return { skipped: 'This task is theirs already.' }
  const plan = withTask(records.plan, { ...task, assignee: { role, user: null } })
  const event = taskUpdatedEvent(task, `Assigned to ${rolePhrases[role]}`, {
    from: task.assignee.user?.name ?? stepRoleNames[task.assignee.role],
  })
  return settle(records, { plan }, now, [event])
}
