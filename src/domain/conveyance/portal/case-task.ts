import type { CaseRecords } from '#domain/conveyance/conveyance'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { receiveTask } from '#domain/conveyance/plan/task-waiting'
import type { CaseChange } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { notFound, wrongState } from '#domain/refusal'
import { isForClient } from './case-steps.ts'

/**
 * The client has done their part: the task is done where that was all, otherwise it comes to us.
 * 404 for a task that is none of theirs; 409 where there is nothing for them to do now.
 */
export const completeClientTask = (
  records: CaseRecords,
  { task: key }: { readonly task: string },
  client: Actor,
  now: Instant,
): CaseChange => {
  const task = findTask(records, key)
  if (!task.client_part) throw notFound()
  if (!isForClient(task) || records.conveyance.hold) {
    throw wrongState('task.not_yours_now', 'There is nothing for you to do here now.')
  }
  return task.client_part.settles
    ? completeTask(records, { task: key }, client, now)
    : receiveTask(records, { task: key }, now)
}
