import type { CaseRecords } from '#domain/conveyance/conveyance'
import { taskOf } from '#domain/conveyance/plan/plan'
import type { StoppingEvents } from '#domain/conveyance/stopping/events'
import type { AnyEventOf } from '#domain/event'
import { type Party, partyPhrase } from '#domain/party'
import type { ClockEvents } from './events.ts'
import { keyDateName } from './key-date-kinds.ts'
import type { TimedDate } from './timed-dates.ts'

type TimedEvent = AnyEventOf<ClockEvents & Pick<StoppingEvents, 'conveyance.review-due'>>

/** The event of a date that has come. */
export const timedEvent = (
  records: CaseRecords,
  { name, item, on }: Omit<TimedDate, 'at'>,
): TimedEvent => {
  const { conveyance } = records
  const { id, version } = conveyance
  const event = { subject: 'conveyance', id, version } as const
  const task = taskDetail(records, item)
  const of = { ...event, changed: [task.task || 'holder'] }
  if (name === 'task.due' || name === 'task.overdue')
    return { ...of, name, detail: { ...task, due_on: on } }
  if (name === 'task.escalated')
    return { ...of, name, detail: { ...task, ...escalationDetail(records, item, on) } }
  if (name === 'task.chase-due')
    return { ...of, name, detail: { ...task, party: chased(records, item), chase_on: on } }
  if (name === 'conveyance.review-due')
    return { ...event, name, changed: ['hold'], detail: { reason: conveyance.hold?.reason ?? '' } }
  if (name === 'conveyance.forms-outstanding')
    return { ...event, name, changed: ['forms'], detail: { sent_on: on } }
  if (name === 'conveyance.completion-today' || name === 'conveyance.feedback-due')
    return { ...event, name, changed: ['completion'], detail: { on } }
  const detail = { key_date: item, name: keyDateName(item), on }
  return { ...event, name, changed: [item], detail }
}

const taskDetail = ({ conveyance, plan }: CaseRecords, key: string) => {
  const title = taskOf(plan, key)?.title ?? conveyance.holder?.what ?? ''
  return { task: key, title }
}

/** A task is a supervisor’s because of its date, or because its last chase brought nothing. */
const escalationDetail = ({ plan }: CaseRecords, key: string, on: string) => {
  const due_on = taskOf(plan, key)?.due_on ?? on
  return { due_on, chased_on: due_on === on && key !== '' ? null : on }
}

const chased = ({ conveyance, plan }: CaseRecords, key: string) => {
  const party: Party = taskOf(plan, key)?.waits_on?.party ?? conveyance.holder?.party ?? 'us'
  return partyPhrase(party, conveyance)
}
