import type { Unsummarised } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import type { Waits } from '#domain/conveyance/workflow/workflow'
import { type DateOnly, fullDate, later, londonDate } from '#domain/dates'
import { type Party, partyLabels } from '#domain/party'
import { workingDaysBetween } from '#domain/working-days'
import type { Holder, Tone } from './holder.ts'
import { holderText } from './holder-line.ts'
import {
  byDueDate,
  currentMilestone,
  isLive,
  isToRequest,
  type Milestone,
  type Plan,
  type Task,
  tasksOf,
} from './plan.ts'
import { midSentence } from './task-labels.ts'

type Ground = Omit<Holder, 'label' | 'elapsed' | 'tone' | 'words'>

const toneOf = (party: Party, elapsed: number, usual: number | null): Tone => {
  if (usual !== null && elapsed >= 2 * usual && elapsed > usual) return 'bad'
  if (usual !== null && elapsed > 1.2 * usual) return 'warn'
  return party === 'us' ? 'accent' : 'ink'
}

/** A holder as of today, with elapsed days, tone and text recalculated. */
export const holderAsOf = (ground: Ground, conveyance: Unsummarised, today: DateOnly): Holder => {
  const elapsed = Math.max(0, workingDaysBetween(ground.since, today))
  return {
    ...ground,
    label: partyLabels[ground.party],
    elapsed,
    tone: toneOf(ground.party, elapsed, ground.usual),
    words: holderText({ ...ground, elapsed }, conveyance, today),
  }
}

const nameOf = (party: Party, unsummarised: Unsummarised, task: Task | null): string | null => {
  if (party === 'us') return task?.assignee.user?.name ?? unsummarised.fee_earner.name
  if (party === 'client')
    return unsummarised.clients.map((client) => client.name).join(' and ') || null
  if (party === 'other_side') return unsummarised.other_side?.firm ?? null
  if (party === 'agent') return unsummarised.agency?.agency.name ?? null
  return party === 'lender' && unsummarised.matter_type !== 'remortgage'
    ? (unsummarised.lender?.name ?? null)
    : null
}

const enquiriesOf = ({ counts }: Unsummarised) => {
  if (counts.enquiries_open === 0) return 'enquiries'
  return counts.enquiries_open === 1 ? '1 enquiry' : `${counts.enquiries_open} enquiries`
}

type Share = Pick<Ground, 'party' | 'what' | 'since' | 'usual'>

const theirs = (task: Task, waits: Waits, unsummarised: Unsummarised): Share => ({
  party: waits.party,
  what: waits.what.replace('{enquiries}', enquiriesOf(unsummarised)),
  since: task.asked_on ?? task.opened_on ?? londonDate(unsummarised.created_at),
  usual: waits.usual_wd,
})

/** With us since the task opened, but not before its stage started. */
const ours = (task: Task, stage: Milestone | undefined, unsummarised: Unsummarised): Share => {
  const began = task.arrived_on ?? task.opened_on ?? londonDate(unsummarised.created_at)
  const next = isToRequest(task) ? `ask for ${task.waits_on?.what ?? ''}` : midSentence(task.title)
  return {
    party: 'us',
    what: `next: ${next}`,
    since: later(began, stage?.started_on ?? began),
    usual: task.waits_on ? task.sla_wd : task.usual_wd,
  }
}

const fromTask = (task: Task, plan: Plan, unsummarised: Unsummarised): Ground => {
  const stage = plan.milestones.find((one) => one.tasks.includes(task))
  const share =
    task.status === 'waiting' && task.waits_on
      ? theirs(task, task.waits_on, unsummarised)
      : ours(task, stage, unsummarised)
  return {
    ...share,
    name: nameOf(share.party, unsummarised, task),
    task_key: task.key,
    set_by_hand: false,
    chased_on: task.chased_on,
    next_chase_on: task.next_chase_on,
  }
}

const fromOverride = (unsummarised: Unsummarised): Ground | null =>
  unsummarised.holder && {
    party: unsummarised.holder.party,
    name: unsummarised.holder.name ?? nameOf(unsummarised.holder.party, unsummarised, null),
    what: unsummarised.holder.what,
    since: unsummarised.holder.since,
    usual: unsummarised.holder.usual,
    task_key: null,
    set_by_hand: true,
    chased_on: unsummarised.holder.chased_on,
    next_chase_on: unsummarised.holder.next_chase_on,
  }

const isForTheDay = ({ due, due_on }: Task, unsummarised: Unsummarised, today: DateOnly) =>
  !unsummarised.facts.completed &&
  due?.base === 'completion' &&
  due.offset >= 0 &&
  due_on !== null &&
  today < due_on

/** The open tasks of the current stage, or of all stages when it has none, most urgent first. */
const inHand = (plan: Plan) => {
  const live = (tasks: readonly Task[]) => tasks.filter((it) => isLive(it) && !it.optional)
  const here = live(currentMilestone(plan)?.tasks ?? [])
  return (here.length > 0 ? here : live(tasksOf(plan))).toSorted(byDueDate)
}

const untilTheDay = (unsummarised: Unsummarised, plan: Plan): Ground | null => {
  const on = unsummarised.key_dates.completion_on
  const since = inHand(plan)[0]?.opened_on
  if (!on || !since) return null
  return {
    party: 'us',
    name: unsummarised.fee_earner.name,
    what: `all ready for completion on ${fullDate(on)}`,
    since,
    usual: null,
    task_key: null,
    set_by_hand: false,
    chased_on: null,
    next_chase_on: null,
  }
}

const fromPlan = (unsummarised: Unsummarised, plan: Plan, today: DateOnly): Ground | null => {
  const task = inHand(plan).find((one) => !isForTheDay(one, unsummarised, today))
  return task ? fromTask(task, plan, unsummarised) : untilTheDay(unsummarised, plan)
}

/**
 * Who holds the case: the party set by hand, otherwise that of the most urgent open task of the current stage.
 * Null when the case is on hold, aborted or closed, or nothing is left to do.
 */
export const holderOf = (
  unsummarised: Unsummarised,
  plan: Plan,
  today: DateOnly,
): Holder | null => {
  if (isEnded(unsummarised) || unsummarised.hold) return null
  const ground = fromOverride(unsummarised) ?? fromPlan(unsummarised, plan, today)
  return ground && holderAsOf(ground, unsummarised, today)
}
