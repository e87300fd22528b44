import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import type { Task } from './plan.ts'
import { withTask } from './task-finding.ts'

type Submission = { readonly actor: Actor; readonly note: string | undefined }

/** The case with a task that somebody completed and a second person has to confirm. */
export const submitTask = (
  records: CaseRecords,
  task: Task,
  { actor: { id, name }, note = task.note ?? undefined }: Submission,
  now: Instant,
): CaseChange => {
  const submitted = { ...task, submitted: { by: { id, name }, at: now }, note: note ?? null }
  return settle(records, { plan: withTask(records.plan, submitted) }, now, [
    {
      name: 'task.submitted',
      changed: [task.key],
      detail: { task: task.key, title: task.title, by: name },
    },
  ])
}
