import { type Instant, londonDate } from '#domain/dates'
import {
  isLive,
  isSettled,
  type Milestone,
  type MilestoneStatus,
  type Plan,
  type Task,
} from './plan.ts'

const needed = (it: Milestone) => it.tasks.filter((task) => task.status !== 'not_applicable')
const isOver = (task: Task) => isSettled(task) || task.optional
const last = (values: readonly (string | null)[]) =>
  values
    .filter((it) => it !== null)
    .toSorted()
    .at(-1) ?? null

/** 'done' or 'not_applicable' when no task is left; otherwise null. */
const ended = (milestone: Milestone): MilestoneStatus | null => {
  const tasks = needed(milestone)
  if (tasks.length === 0) return 'not_applicable'
  return tasks.every(isOver) ? 'done' : null
}

const waitingOn = (milestone: Milestone) => {
  const live = needed(milestone).filter((task) => isLive(task) && !task.optional)
  const isHeldUp = live.length > 0 && live.every((task) => task.status === 'waiting')
  return isHeldUp ? (live[0]?.waits_on?.party ?? null) : null
}

const settled = (milestone: Milestone, isCurrent: boolean, now: Instant): Milestone => {
  const tasks = needed(milestone)
  const hasBegun = isCurrent || tasks.some((task) => task.status === 'done')
  const waiting_on = hasBegun ? waitingOn(milestone) : null
  const underWay: MilestoneStatus = waiting_on ? 'waiting' : 'in_progress'
  const status = ended(milestone) ?? (hasBegun ? underWay : 'not_started')
  return {
    ...milestone,
    status,
    waiting_on: status === 'waiting' ? waiting_on : null,
    started_on: status === 'not_started' ? null : (milestone.started_on ?? londonDate(now)),
    due_on: last(tasks.map((task) => task.due_on)),
    done_at:
      status === 'done'
        ? (milestone.done_at ?? last(tasks.map((task) => task.done_at)) ?? now)
        : null,
  }
}

/** The plan with each milestone's status derived from its tasks; the first unfinished one is in progress. */
export const settleMilestones = (plan: Plan, now: Instant): Plan => {
  const current = plan.milestones.find((it) => ended(it) === null)?.key
  return {
    ...plan,
    milestones: plan.milestones.map((it) => settled(it, it.key === current, now)),
  }
}
