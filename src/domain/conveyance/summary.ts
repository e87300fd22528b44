import { type DateOnly, londonDate } from '#domain/dates'
import type { ConveyanceSummary, ConveyanceWithoutSummary } from './conveyance.ts'
import { firstExpiry } from './expiries.ts'
import { holderOf } from './plan/current-holder.ts'
import { completionDay } from './plan/key-date.ts'
import {
  byDueDate,
  currentMilestone,
  isLive,
  isSettled,
  type Milestone,
  milestonesOf,
  type Plan,
  type Task,
  tasksOf,
} from './plan/plan.ts'

const stageOf = (plan: Plan): ConveyanceSummary['stage'] => {
  const current = currentMilestone(plan)
  const { key, n, name } = current ?? { key: '', n: 0, name: '' }
  return { key, n, of: milestonesOf(plan).length, name }
}

const nextOf = (tasks: readonly Task[]): ConveyanceSummary['next'] => {
  const live = tasks.filter((it) => isLive(it)).toSorted(byDueDate)
  const first = live.find((it) => it.status === 'open' && !it.optional) ?? live[0]
  return first ? { task_key: first.key, title: first.title, due_on: first.due_on } : null
}

const shareDone = ({ tasks }: Milestone) => {
  const needed = tasks.filter((it) => it.status !== 'not_applicable')
  return needed.length === 0 ? 1 : needed.filter(isSettled).length / needed.length
}

/** Progress from 0 to 100, weighted by milestone. */
export const progressOf = ({ milestones }: Plan) => {
  const totalWeight = milestones.reduce((sum, it) => sum + it.weight, 0)
  const doneWeight = milestones.reduce((sum, it) => sum + it.weight * shareDone(it), 0)
  return totalWeight === 0 ? 0 : Math.floor((100 * doneWeight) / totalWeight)
}

const movedOn = (conveyance: ConveyanceWithoutSummary, tasks: readonly Task[]): DateOnly =>
  londonDate(
    tasks.reduce(
      (latest, { done_at }) => (done_at && done_at > latest ? done_at : latest),
      conveyance.created_at,
    ),
  )

const expiresOn = (conveyance: ConveyanceWithoutSummary): DateOnly | null => {
  const { facts, key_dates } = conveyance
  const due = facts.sdlt_filed ? null : key_dates.sdlt_due_on
  return [firstExpiry(conveyance), due].filter((day) => day !== null).toSorted()[0] ?? null
}

const isStopped = ({ hold, abortion }: ConveyanceWithoutSummary) =>
  hold !== null || abortion !== null

const isLate = (task: Task, today: DateOnly) =>
  isLive(task) && task.due_on !== null && task.due_on < today

/** The summary of a case as of a day; nothing is late while the case is on hold or after it was aborted. */
export const summarise = (
  conveyance: ConveyanceWithoutSummary,
  plan: Plan,
  today: DateOnly,
): ConveyanceSummary => {
  const tasks = tasksOf(plan).filter((task) => task.status !== 'not_applicable')
  return {
    as_of: today,
    stage: stageOf(plan),
    holder: holderOf(conveyance, plan, today),
    next: conveyance.abortion ? null : nextOf(tasks),
    tasks_done: tasks.filter(isSettled).length,
    tasks_total: tasks.length,
    tasks_late: isStopped(conveyance) ? 0 : tasks.filter((task) => isLate(task, today)).length,
    progress: progressOf(plan),
    moved_on: movedOn(conveyance, tasks),
    target_on: completionDay(conveyance.key_dates) ?? conveyance.key_dates.exchange_target_on,
    expires_on: expiresOn(conveyance),
  }
}
