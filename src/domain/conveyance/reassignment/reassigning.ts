import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { CaseEventDraft } from '#domain/conveyance/following-events'
import { isSettled, mapTasks, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { taskUpdatedEvent } from '#domain/conveyance/plan/task-labels'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { fieldChanges } from '#domain/field-change'
import type { Named } from '#domain/party'

export type CaseReassignment = {
  readonly from: Named
  readonly to: Named
  /** Whether the clients are told. */
  readonly notify: boolean
}

const isFor = (task: Task, { id }: Named) => !isSettled(task) && task.assignee.user?.id === id

/** Gives everything that one person has in a case to another: their roles, and every task that is not done. */
export const reassignCase = (
  records: CaseRecords,
  { from, to, notify }: CaseReassignment,
  now: Instant,
): CaseChange => {
  const before = records.conveyance
  assertLive(before)
  const fee_earner = before.fee_earner.id === from.id ? to : before.fee_earner
  const assistant = before.assistant?.id === from.id ? to : before.assistant
  const conveyance = { ...before, fee_earner, assistant }
  const plan = mapTasks(records.plan, (task) =>
    isFor(task, from) ? { ...task, assignee: { ...task.assignee, user: to } } : task,
  )
  const events = [
    ...roleEvents(records, conveyance, { from, to, notify }),
    ...taskEvents(records, { from, to }),
  ]
  return settle(records, { conveyance, plan }, now, events)
}

const roleEvents = (
  { conveyance: before }: CaseRecords,
  after: CaseRecords['conveyance'],
  { from, to, notify }: CaseReassignment,
): CaseEventDraft[] => {
  const detail = { from: from.name, to: to.name, notify }
  const feeEarner: CaseEventDraft[] =
    before.fee_earner.id === after.fee_earner.id
      ? []
      : [{ name: 'conveyance.fee-earner-changed', changed: ['fee_earner'], detail }]
  if (before.assistant?.id === after.assistant?.id) return feeEarner
  const changes = fieldChanges(before, after, ['assistant'])
  return [...feeEarner, { name: 'conveyance.updated', changed: ['assistant'], detail: { changes } }]
}

/** The events of tasks in a case of somebody else; those of one’s own case go with it. */
const taskEvents = (
  { conveyance: { fee_earner, assistant }, plan }: CaseRecords,
  { from, to }: Pick<CaseReassignment, 'from' | 'to'>,
): CaseEventDraft[] => {
  if (fee_earner.id === from.id || assistant?.id === from.id) return []
  return tasksOf(plan)
    .filter((task) => isFor(task, from))
    .map((task) => taskUpdatedEvent(task, `Assigned to ${to.name}`, { from: from.name }))
}
