import type { AnyEventOf, EventOf } from '#domain/event'
import type { AutomationEvents } from './automation/events.ts'
import type { BulkMessageEvents } from './bulk-message/events.ts'
import type { CaseRecords } from './conveyance.ts'
import type { ConveyanceEvents } from './events.ts'
import { adjustedSteps } from './plan/adjusted-steps.ts'
import type { PlanEvents } from './plan/events.ts'
import { provenBy } from './plan/evidence.ts'
import type { Holder } from './plan/holder.ts'
import { holderLine } from './plan/holder-line.ts'
import { type Task, tasksOf } from './plan/plan.ts'
import type { ProgressEvents } from './progress/events.ts'
import type { ReassignmentEvents } from './reassignment/events.ts'

type CaseEvents = ConveyanceEvents &
  PlanEvents &
  ReassignmentEvents &
  AutomationEvents &
  BulkMessageEvents &
  ProgressEvents
export type CaseEvent = AnyEventOf<CaseEvents>

export type CaseEventDraft = {
  [Name in keyof CaseEvents]: Omit<EventOf<CaseEvents, Name>, 'subject' | 'id' | 'version'>
}[keyof CaseEvents]

const isSettledTask = (task: Task | undefined) =>
  task?.status === 'done' || task?.status === 'skipped'

const completed = (task: Task): CaseEventDraft => ({
  name: 'task.completed',
  changed: [task.key],
  detail: { task: task.key, number: task.number, title: task.title, fact: provenBy(task) },
})

const reopened = (task: Task, old: Task): CaseEventDraft => ({
  name: 'task.reopened',
  changed: [task.key],
  detail: { task: task.key, number: task.number, title: task.title, fact: provenBy(old) },
})

const taskEvents = (before: CaseRecords, after: CaseRecords): CaseEventDraft[] => {
  const previousByKey = new Map(tasksOf(before.plan).map((task) => [task.key, task]))
  return tasksOf(after.plan).flatMap((task) => {
    const old = previousByKey.get(task.key)
    if (task.status === 'done' && old?.status !== 'done') return [completed(task)]
    return old && isSettledTask(old) && !isSettledTask(task) ? [reopened(task, old)] : []
  })
}

const adjustedEvents = (before: CaseRecords, after: CaseRecords): CaseEventDraft[] => {
  const steps = adjustedSteps(before.plan, after.plan)
  return steps.length === 0 ? [] : [{ name: 'plan.adjusted', changed: ['plan'], detail: { steps } }]
}

const milestoneEvents = (before: CaseRecords, after: CaseRecords): CaseEventDraft[] => {
  const previousByKey = new Map(before.plan.milestones.map((it) => [it.key, it.status]))
  return after.plan.milestones
    .filter((it) => (previousByKey.get(it.key) ?? 'not_started') !== it.status)
    .map((milestone) => ({
      name: 'milestone.changed',
      changed: [milestone.key],
      detail: {
        milestone: milestone.key,
        n: milestone.n,
        name: milestone.name,
        status: milestone.status,
      },
    }))
}

const factEvents = (before: CaseRecords, after: CaseRecords): CaseEventDraft[] =>
  Object.entries(after.conveyance.facts)
    .filter(([key]) => !(key in before.conveyance.facts))
    .map(([fact, { note, evidence, recorded_by }]) => ({
      name: 'fact.recorded',
      changed: [fact],
      detail: {
        fact,
        ...(note ? { note } : {}),
        ...(evidence ? { evidence } : {}),
        ...(recorded_by ? { recorded_by: recorded_by.name } : {}),
      },
    }))

const statusEvents = (before: CaseRecords, after: CaseRecords): CaseEventDraft[] => {
  const [from, to] = [before.conveyance.status, after.conveyance.status]
  if (from === to) return []
  return [{ name: 'conveyance.status-changed', changed: ['status'], detail: { from, to } }]
}

const holderKey = (holder: Holder | null) =>
  holder ? `${holder.party}|${holder.what}|${holder.since}` : ''

const holderEvents = (before: CaseRecords, after: CaseRecords): CaseEventDraft[] => {
  const [from, to] = [before.conveyance.summary.holder, after.conveyance.summary.holder]
  if (holderKey(from) === holderKey(to)) return []
  const standing = to ? holderLine(to) : 'No action outstanding'
  const detail = { from: from?.party ?? null, to: to?.party ?? null, standing }
  return [{ name: 'conveyance.holder-changed', changed: ['holder'], detail }]
}

/** The events that follow from a change, in the order in which they are recorded. */
export const followingEvents = (before: CaseRecords, after: CaseRecords): CaseEventDraft[] => [
  ...factEvents(before, after),
  ...adjustedEvents(before, after),
  ...taskEvents(before, after),
  ...milestoneEvents(before, after),
  ...statusEvents(before, after),
  ...holderEvents(before, after),
]

export const toCaseEvents = (
  { conveyance: { id, version } }: CaseRecords,
  drafts: readonly CaseEventDraft[],
): CaseEvent[] => drafts.map((it) => ({ ...it, subject: 'conveyance', id, version }))
