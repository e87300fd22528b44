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

/** Records that we requested what a task waits for; it is then with the other party. */
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

/** Records that what a task waited for has arrived; the rest of the task is ours. */
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
