import { type DateOnly, londonDate } from '#domain/dates'
import type { ConveyanceSummary, ConveyanceWithoutSummary } from './conveyance.ts'
import { holderOf } from './plan/current-holder.ts'
import {
  byDueDate,
  currentMilestone,
  isLive,
  isSettled,
  type Milestone,
  type Plan,
  type Task,
  tasksOf,
} from './plan/plan.ts'

const stageOf = (plan: Plan): ConveyanceSummary['stage'] => {
  const current = currentMilestone(plan)
  const { key, n, name } = current ?? { key: '', n: 0, name: '' }
  return { key, n, of: plan.milestones.length, name }
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

const expiresOn = ({
  key_dates,
  facts,
  lender,
  matter_type,
}: ConveyanceWithoutSummary): DateOnly | null => {
  const expiries = [
    lender && matter_type !== 'sale' && !facts.completed ? key_dates.offer_expires_on : null,
    facts.exchanged || facts.completed ? null : key_dates.searches_expire_on,
    facts.ap1_lodged ? null : key_dates.os1_expires_on,
    facts.sdlt_filed ? null : key_dates.sdlt_due_on,
  ]
  return expiries.filter((day) => day !== null).toSorted()[0] ?? null
}

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
    next: nextOf(tasks),
    tasks_done: tasks.filter(isSettled).length,
    tasks_total: tasks.length,
    tasks_late: tasks.filter((task) => isLive(task) && task.due_on !== null && task.due_on < today)
      .length,
    progress: progressOf(plan),
    moved_on: movedOn(conveyance, tasks),
    target_on: conveyance.key_dates.completion_on ?? conveyance.key_dates.exchange_target_on,
    expires_on: expiresOn(conveyance),
  }
}
