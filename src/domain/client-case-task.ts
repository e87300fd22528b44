import { isForClient } from './client-case-steps.ts'
import type { CaseRecords } from './conveyance.ts'
import type { CaseChange } from './conveyance-settling.ts'
import type { Instant } from './dates.ts'
import type { Actor } from './party.ts'
import { notFound, wrongState } from './refusal.ts'
import { completeTask } from './task-completion.ts'
import { findTask } from './task-finding.ts'
import { receiveTask } from './task-waiting.ts'

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
