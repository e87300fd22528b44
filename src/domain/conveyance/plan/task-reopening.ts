import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { lockedFacts } from '#domain/conveyance/gates'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import { provenBy, undone } from './evidence.ts'
import type { FactKey } from './fact.ts'
import { withoutFact } from './fact-recording.ts'
import type { Task } from './plan.ts'
import { findTask, withTask } from './task-finding.ts'
import { taskTold } from './task-labels.ts'

export type TaskReopeningInput = { readonly task: string; readonly reason?: string | undefined }

const assertReopenable = (task: Task, fact: FactKey | null, it: Conveyance) => {
  if (task.status !== 'done' && task.status !== 'skipped') {
    throw wrongState('task.not_done', 'This task is not done.')
  }
  if (!fact || !lockedFacts(it).has(fact)) return
  const act = it.facts.completed ? 'Completion' : 'Exchange'
  throw wrongState('task.binding', `${act} rests on this. It cannot be taken back.`)
}

/**
 * Takes a task back, with the fact behind it and the key date that followed. Tasks that came after
 * close again unless they were done in their own right; stage and status follow.
 * 409 for what exchange or completion rests on.
 */
export const reopenTask = (
  records: CaseRecords,
  { task: key, reason }: TaskReopeningInput,
  now: Instant,
): CaseChange => {
  const task = findTask(records, key)
  const fact = provenBy(task)
  assertLive(records.conveyance)
  assertReopenable(task, fact, records.conveyance)
  const conveyance = fact ? withoutFact(records.conveyance, fact) : records.conveyance
  const why = reason ? [taskTold(task, 'Taken back', { reason, fact })] : []
  const plan = withTask(records.plan, undone(task))
  return settle(records, { conveyance, plan }, now, why)
}
