import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import { type Instant, londonDate } from '#domain/dates'
import type { Task } from './plan.ts'
import { mayReceiveTask, mayRequestTask } from './task-acts.ts'
import { findTask, withTask } from './task-finding.ts'
import { taskUpdatedEvent } from './task-labels.ts'

const settleTask = (records: CaseRecords, task: Task, now: Instant, action: string): CaseChange =>
  settle(records, { plan: withTask(records.plan, task) }, now, [
    taskUpdatedEvent(task, action, { waits_on: task.waits_on?.party ?? null }),
  ])

export const requestTask = (
  records: CaseRecords,
  { task: key }: { task: string },
  now: Instant,
) => {
  const task = findTask(records, key)
  assertAllowed(mayRequestTask(records, task))
  const requested = { ...task, asked_on: londonDate(now), arrived_on: null, chases: 0 }
  return settleTask(
    records,
    { ...requested, chased_on: null, next_chase_on: null },
    now,
    'Requested',
  )
}

export const receiveTask = (
  records: CaseRecords,
  { task: key }: { task: string },
  now: Instant,
) => {
  const task = findTask(records, key)
  assertAllowed(mayReceiveTask(records, task))
  return settleTask(
    records,
    { ...task, arrived_on: londonDate(now), next_chase_on: null },
    now,
    'Received',
  )
}
