import { type Instant, londonDate } from '#domain/dates'
import {
  isLive,
  isSettled,
  type Milestone,
  type MilestoneStatus,
  milestonesOf,
  type Plan,
  type Task,
} from './plan.ts'

const applicableTasks = (it: Milestone) =>
  it.tasks.filter((task) => task.status !== 'not_applicable')
const isFinished = (task: Task) => isSettled(task) || task.optional
const latest = (values: readonly (string | null)[]) =>
  values
    .filter((it) => it !== null)
    .toSorted()
    .at(-1) ?? null

/** 'done' or 'not_applicable' when no task is left; otherwise null. */
const finalStatus = (milestone: Milestone): MilestoneStatus | null => {
  const tasks = applicableTasks(milestone)
  if (tasks.length === 0) return 'not_applicable'
  return tasks.every(isFinished) ? 'done' : null
}

const waitingOn = (milestone: Milestone) => {
  const live = applicableTasks(milestone).filter((task) => isLive(task) && !task.optional)
  const isWaiting = live.length > 0 && live.every((task) => task.status === 'waiting')
  return isWaiting ? (live[0]?.waits_on?.party ?? null) : null
}

const withProgress = (milestone: Milestone, isCurrent: boolean, now: Instant): Milestone => {
  const tasks = applicableTasks(milestone)
  const hasStarted = isCurrent || tasks.some((task) => task.status === 'done')
  const waiting_on = hasStarted ? waitingOn(milestone) : null
  const activeStatus: MilestoneStatus = waiting_on ? 'waiting' : 'in_progress'
  const status = finalStatus(milestone) ?? (hasStarted ? activeStatus : 'not_started')
  return {
    ...milestone,
    status,
    waiting_on: status === 'waiting' ? waiting_on : null,
    started_on: status === 'not_started' ? null : (milestone.started_on ?? londonDate(now)),
    due_on: latest(tasks.map((task) => task.due_on)),
    done_at:
      status === 'done'
        ? (milestone.done_at ?? latest(tasks.map((task) => task.done_at)) ?? now)
        : null,
  }
}

/** The plan with each milestone's status derived from its tasks; the first unfinished one of each workflow is in progress. */
export const settleMilestones = (plan: Plan, now: Instant): Plan => {
  const isCurrent = ({ key, part }: Milestone) =>
    milestonesOf(plan, part).find((it) => finalStatus(it) === null)?.key === key
  return {
    ...plan,
    milestones: plan.milestones.map((it) => withProgress(it, isCurrent(it), now)),
  }
}
