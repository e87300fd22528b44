import type { CaseRecords } from '#domain/conveyance/conveyance'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import { type Instant, londonDate } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import type { Task } from './plan.ts'
import { assertLiveTask, findTask, withTask } from './task-finding.ts'
import { taskTold } from './task-labels.ts'

const changed = (records: CaseRecords, task: Task, now: Instant, did: string): CaseChange =>
  settle(records, { plan: withTask(records.plan, task) }, now, [
    taskTold(task, did, { waits_on: task.waits_on?.party ?? null }),
  ])

const waitingTask = (records: CaseRecords, key: string) => {
  const task = findTask(records, key)
  assertLive(records.conveyance)
  assertLiveTask(records, task)
  if (!task.waits_on) throw wrongState('task.waits_for_nobody', 'This task waits for nobody.')
  return task
}

/** We have asked for what a task waits for: ordered it, sent it out. It is then with them. */
export const requestTask = (
  records: CaseRecords,
  { task: key }: { task: string },
  now: Instant,
) => {
  const task = waitingTask(records, key)
  if (task.status === 'waiting') throw wrongState('task.already_asked', 'It is with them already.')
  const asked = { ...task, asked_on: londonDate(now), arrived_on: null, chases: 0 }
  return changed(records, { ...asked, chased_on: null, next_chase_on: null }, now, 'Asked')
}

/** What a task waited for has come; the rest of it is ours. */
export const receiveTask = (
  records: CaseRecords,
  { task: key }: { task: string },
  now: Instant,
) => {
  const task = waitingTask(records, key)
  if (task.status !== 'waiting') throw wrongState('task.not_waiting', 'It is with us already.')
  return changed(
    records,
    { ...task, arrived_on: londonDate(now), next_chase_on: null },
    now,
    'Arrived',
  )
}
