import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { findTask, withTask } from '#domain/conveyance/plan/task-finding'
import { taskUpdatedEvent } from '#domain/conveyance/plan/task-labels'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { mayNoteTask } from './acts.ts'

type TaskNoteInput = { readonly task: string; readonly note: string }

/** Puts a note on a task, or removes it with an empty one; the history keeps every text. Throws 409 once the case has ended. */
export const noteTask = (
  records: CaseRecords,
  { task: key, note }: TaskNoteInput,
  now: Instant,
): CaseChange => {
  const task = findTask(records, key)
  assertAllowed(mayNoteTask(records))
  if (note === (task.note ?? '')) return { ...records, events: [] }
  const noted = { ...task, note: note === '' ? null : note }
  const action = note === '' ? 'Note removed' : `Note “${note}”`
  return settle(records, { plan: withTask(records.plan, noted) }, now, [
    taskUpdatedEvent(task, action, { from: task.note, to: noted.note }),
  ])
}
