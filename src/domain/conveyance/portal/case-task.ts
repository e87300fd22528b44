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
 * Records that the client has done their part: completes the task when that was all, otherwise passes it to us.
 * Throws 404 for a task without a client's part, 409 when there is nothing for the client to do.
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
    throw wrongState('task.not_yours_now', 'There is nothing for you to do here at the moment.')
  }
  return task.client_part.settles
    ? completeTask(records, { task: key }, client, now)
    : receiveTask(records, { task: key }, now)
}
