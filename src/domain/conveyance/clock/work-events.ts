import { entriesOf } from '#domain/entries'
import type { EventRows, EventType } from '#domain/event'
import type { TimedEventName } from './events.ts'

/** How many events of each name. */
export type CountedWork = Readonly<Partial<Record<TimedEventName, number>>>

const workValues = ['work'] as const

export type WorkEvents = {
  'work.came-due': EventType<'user', { counts: CountedWork }, (typeof workValues)[number]>
}

const labels: Readonly<Record<TimedEventName, readonly [one: string, more: string]>> = {
  'task.escalated': ['task passed to a supervisor', 'tasks passed to a supervisor'],
  'task.overdue': ['task overdue', 'tasks overdue'],
  'task.due': ['task due', 'tasks due'],
  'task.chase-due': ['chase due', 'chases due'],
  'conveyance.key-date-passed': ['key date passed', 'key dates passed'],
  'conveyance.key-date-approaching': ['key date approaching', 'key dates approaching'],
  'conveyance.completion-today': ['completion that was due', 'completions that were due'],
  'conveyance.forms-outstanding': ['set of forms not back', 'sets of forms not back'],
  'conveyance.feedback-due': ['client to ask for feedback', 'clients to ask for feedback'],
  'conveyance.review-due': ['case on hold due for review', 'cases on hold due for review'],
}

/** '12 tasks overdue, 1 key date passed'. */
export const workText = (counts: CountedWork) =>
  entriesOf(labels)
    .flatMap(([name, [one, more]]) => {
      const count = counts[name] ?? 0
      return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]
    })
    .join(', ')

export const workEvents: EventRows<WorkEvents> = {
  'work.came-due': {
    subjects: ['user'],
    broadcast: ['users'],
    values: workValues,
    title: 'Work came due while nothing was sent',
    text: ({ counts }) => `Came due meanwhile: ${workText(counts)}`,
    communications: [
      {
        audience: 'internal',
        channel: 'internal',
        subject: 'Work that came due',
        body: 'Since you were last told: {work}. Everything is under My day.',
      },
    ],
  },
}
