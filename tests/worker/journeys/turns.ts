import { chase } from '#domain/conveyance/chase'
import { closeCase } from '#domain/conveyance/closure'
import { complete } from '#domain/conveyance/completion'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { approveEvidence } from '#domain/conveyance/evidence/approval'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { exchange } from '#domain/conveyance/exchange'
import { hasExpiryDate } from '#domain/conveyance/plan/expiry-dates'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { isToRequest, type Task } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { requestTask } from '#domain/conveyance/plan/task-waiting'
import type { CaseChange } from '#domain/conveyance/settling'
import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { addWorkingDays } from '#domain/working-days'
import { checkedByTwo, exchangeInput, seen } from '../../domain/conveyance/fixture.ts'

export type Turn = {
  /** Whether a second person does it. */
  readonly isSecond?: boolean
  readonly act: (records: CaseRecords, by: Named, now: Instant) => CaseChange
}

/** The party of this task answers only after a supervisor has taken over. */
export type Silence = { readonly silent: string }

const CHASES = 4

/** The working day on which a task is done: what waits takes as long as usual, the rest a day, but not before its date around completion. */
const doneOn = (
  { evidence, waits_on, asked_on, opened_on, due, due_on }: Task,
  today: DateOnly,
) => {
  const since = opened_on ?? today
  if (evidence === 'completed') return due_on ?? today
  if (waits_on) return addWorkingDays(asked_on ?? since, waits_on.usual_wd)
  return due?.base === 'completion' && due_on !== null ? due_on : addWorkingDays(since, 1)
}

const byForm = (task: Task, today: DateOnly): Turn['act'] | null => {
  if (task.evidence === 'exchanged') {
    const completion_on = addWorkingDays(today, 10)
    return (records, by, now) => exchange(records, { ...exchangeInput, completion_on }, by, now)
  }
  if (task.evidence === 'completed')
    return (records, by, now) => complete(records, { at: '09:40', spoke_to: 'Sunita Rao' }, by, now)
  return task.evidence === 'closed' ? (records, by, now) => closeCase(records, {}, by, now) : null
}

const dated = (records: CaseRecords, { evidence }: Task): Turn[] => {
  if (evidence === null || hasExpiryDate(records.conveyance, evidence) === true) return []
  const key = evidence === 'searches_reviewed' ? 'searches_expire_on' : 'offer_expires_on'
  return [{ act: (it, _, now) => setKeyDates(it, { [key]: '2027-06-30' }, now) }]
}

const turnsOn = (records: CaseRecords, task: Task, now: Instant): Turn[] => {
  const form = byForm(task, londonDate(now))
  if (form) return [{ act: form }]
  const requirement = requirementOf(task.evidence, records.conveyance)
  if (!requirement)
    return [
      ...dated(records, task),
      { act: (it, by) => completeTask(it, { task: task.key }, by, now) },
    ]
  if (requirement.isUnderCompliance)
    return [{ isSecond: true, act: (it) => checkedByTwo(it, task.evidence, now) }]
  const recorded: Turn = {
    act: (it, by) => recordEvidence(it, seen(it, task, now), by, now),
  }
  const approved: Turn = {
    isSecond: true,
    act: (it, by) => approveEvidence(it, { task: task.key }, by, now),
  }
  return requirement.isApproved ? [recorded, approved] : [recorded]
}

const chaseTurns = ({ key, status, next_chase_on, due_on }: Task, now: Instant): Turn[] => {
  const chaseOn = next_chase_on ?? due_on
  if (status !== 'waiting' || chaseOn === null || chaseOn > londonDate(now)) return []
  return [{ act: (it) => chase(it, { task_key: key, how: 'call', note: 'No answer' }, now) }]
}

/** What is done about an open task at a moment, in order; empty while there is nothing to do. */
export const turnsOf = (
  records: CaseRecords,
  task: Task,
  now: Instant,
  { silent }: Silence,
): readonly Turn[] => {
  const { key } = task
  const today = londonDate(now)
  if (isToRequest(task)) return [{ act: (it) => requestTask(it, { task: key }, now) }]
  if (key === silent && task.chased_on === today) return []
  if (key === silent && task.chases < CHASES) return chaseTurns(task, now)
  return doneOn(task, today) <= today ? turnsOn(records, task, now) : []
}
