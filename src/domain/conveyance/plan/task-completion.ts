import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { withFact } from './fact-recording.ts'
import type { Task } from './plan.ts'
import { mayCompleteTask } from './task-acts.ts'
import { findTask, withTask } from './task-finding.ts'
import { submitTask } from './task-submission.ts'

export type TaskCompletionInput = { readonly task: string; readonly note?: string | undefined }

const completedByHand = (task: Task, by: Actor, at: Instant, note: string | undefined): Task => ({
  ...task,
  status: 'done',
  done_at: at,
  done_by: task.evidence ? `fact:${task.evidence}` : `user:${by.id}`,
  done_by_name: by.name,
  note: note ?? task.note,
})

/**
 * Completes a task and records its fact, if it has one, in the actor's name. A task that needs approval then waits for a
 * second person, whose completion confirms it. Throws 404 for an unknown task, 409 for one that is settled, not
 * applicable, blocked, recorded by a form of its own, or completed by the same person.
 */
export const completeTask = (
  records: CaseRecords,
  { task: key, note }: TaskCompletionInput,
  actor: Actor,
  now: Instant,
): CaseChange => {
  const task = findTask(records, key)
  assertAllowed(mayCompleteTask(records, task, actor))
  if (task.needs_approval && task.submitted === null)
    return submitTask(records, task, { actor, note }, now)
  const { evidence, submitted } = task
  const conveyance = evidence
    ? withFact(records.conveyance, evidence, actor, now, {
        note,
        ...(submitted ? { recorded_by: submitted.by } : {}),
      })
    : records.conveyance
  const isByFact = evidence !== null && submitted === null
  const plan = isByFact
    ? records.plan
    : withTask(records.plan, completedByHand(task, actor, now, note))
  return settle(records, { conveyance, plan }, now, [])
}
