import type { ConveyanceWithoutSummary } from '#domain/conveyance/conveyance'
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

type HolderBasis = Omit<Holder, 'label' | 'elapsed' | 'tone' | 'words'>

const toneOf = (party: Party, elapsed: number, usual: number | null): Tone => {
  if (usual !== null && elapsed >= 2 * usual && elapsed > usual) return 'bad'
  if (usual !== null && elapsed > 1.2 * usual) return 'warn'
  return party === 'us' ? 'accent' : 'ink'
}

/** A holder as of today, with elapsed days, tone and text recalculated. */
export const holderAsOf = (
  basis: HolderBasis,
  conveyance: ConveyanceWithoutSummary,
  today: DateOnly,
): Holder => {
  const elapsed = Math.max(0, workingDaysBetween(basis.since, today))
  return {
    ...basis,
    label: partyLabels[basis.party],
    elapsed,
    tone: toneOf(basis.party, elapsed, basis.usual),
    words: holderText({ ...basis, elapsed }, conveyance, today),
  }
}

const nameOf = (
  party: Party,
  conveyance: ConveyanceWithoutSummary,
  task: Task | null,
): string | null => {
  if (party === 'us') return task?.assignee.user?.name ?? conveyance.fee_earner.name
  if (party === 'client')
    return conveyance.clients.map((client) => client.name).join(' and ') || null
  if (party === 'other_side') return conveyance.other_side?.firm ?? null
  if (party === 'agent') return conveyance.agency?.agency.name ?? null
  return party === 'lender' && conveyance.matter_type !== 'remortgage'
    ? (conveyance.lender?.name ?? null)
    : null
}

const enquiriesOf = ({ counts }: ConveyanceWithoutSummary) => {
  if (counts.enquiries_open === 0) return 'enquiries'
  return counts.enquiries_open === 1 ? '1 enquiry' : `${counts.enquiries_open} enquiries`
}

type HolderShare = Pick<HolderBasis, 'party' | 'what' | 'since' | 'usual'>

const shareOfParty = (
  task: Task,
  waitsOn: Waits,
  conveyance: ConveyanceWithoutSummary,
): HolderShare => ({
  party: waitsOn.party,
  what: waitsOn.what.replace('{enquiries}', enquiriesOf(conveyance)),
  since: task.asked_on ?? task.opened_on ?? londonDate(conveyance.created_at),
  usual: waitsOn.usual_wd,
})

/** With us since the task opened, but not before its stage started. */
const ourShare = (
  task: Task,
  stage: Milestone | undefined,
  conveyance: ConveyanceWithoutSummary,
): HolderShare => {
  const startedOn = task.arrived_on ?? task.opened_on ?? londonDate(conveyance.created_at)
  const nextStep = isToRequest(task)
    ? `ask for ${task.waits_on?.what ?? ''}`
    : midSentence(task.title)
  return {
    party: 'us',
    what: `next: ${nextStep}`,
    since: later(startedOn, stage?.started_on ?? startedOn),
    usual: task.waits_on ? task.sla_wd : task.usual_wd,
  }
}

const fromTask = (task: Task, plan: Plan, conveyance: ConveyanceWithoutSummary): HolderBasis => {
  const stage = plan.milestones.find((one) => one.tasks.includes(task))
  const holderShare =
    task.status === 'waiting' && task.waits_on
      ? shareOfParty(task, task.waits_on, conveyance)
      : ourShare(task, stage, conveyance)
  return {
    ...holderShare,
    name: nameOf(holderShare.party, conveyance, task),
    task_key: task.key,
    set_by_hand: false,
    chased_on: task.chased_on,
    next_chase_on: task.next_chase_on,
  }
}

const fromOverride = (conveyance: ConveyanceWithoutSummary): HolderBasis | null =>
  conveyance.holder && {
    party: conveyance.holder.party,
    name: conveyance.holder.name ?? nameOf(conveyance.holder.party, conveyance, null),
    what: conveyance.holder.what,
    since: conveyance.holder.since,
    usual: conveyance.holder.usual,
    task_key: null,
    set_by_hand: true,
    chased_on: conveyance.holder.chased_on,
    next_chase_on: conveyance.holder.next_chase_on,
  }

const isForCompletionDay = (
  { due, due_on }: Task,
  conveyance: ConveyanceWithoutSummary,
  today: DateOnly,
) =>
  !conveyance.facts.completed &&
  due?.base === 'completion' &&
  due.offset >= 0 &&
  due_on !== null &&
  today < due_on

const currentTasks = (plan: Plan) => {
  const liveTasks = (tasks: readonly Task[]) => tasks.filter((it) => isLive(it) && !it.optional)
  const ofStage = liveTasks(currentMilestone(plan)?.tasks ?? [])
  return (ofStage.length > 0 ? ofStage : liveTasks(tasksOf(plan))).toSorted(byDueDate)
}

const readyForCompletion = (
  conveyance: ConveyanceWithoutSummary,
  plan: Plan,
): HolderBasis | null => {
  const on = conveyance.key_dates.completion_on
  const since = currentTasks(plan)[0]?.opened_on
  if (!on || !since) return null
  return {
    party: 'us',
    name: conveyance.fee_earner.name,
    what: `all ready for completion on ${fullDate(on)}`,
    since,
    usual: null,
    task_key: null,
    set_by_hand: false,
    chased_on: null,
    next_chase_on: null,
  }
}

const fromPlan = (
  conveyance: ConveyanceWithoutSummary,
  plan: Plan,
  today: DateOnly,
): HolderBasis | null => {
  const task = currentTasks(plan).find((one) => !isForCompletionDay(one, conveyance, today))
  return task ? fromTask(task, plan, conveyance) : readyForCompletion(conveyance, plan)
}

/**
 * Who holds the case: the party set by hand, otherwise that of the most urgent open task of the current stage.
 * Null when the case is on hold, aborted or closed, or nothing is left to do.
 */
export const holderOf = (
  conveyance: ConveyanceWithoutSummary,
  plan: Plan,
  today: DateOnly,
): Holder | null => {
  if (isEnded(conveyance) || conveyance.hold) return null
  const basis = fromOverride(conveyance) ?? fromPlan(conveyance, plan, today)
  return basis && holderAsOf(basis, conveyance, today)
}
