import { midSentence } from '#domain/conveyance/plan/task-labels'
import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type TaskDetail = { task: string; title: string; due_on: DateOnly }
type KeyDateDetail = { key_date: string; name: string; on: DateOnly }

export type ClockEvents = {
  'task.due': EventType<'conveyance', TaskDetail>
  'task.overdue': EventType<'conveyance', TaskDetail>
  'task.escalated': EventType<'conveyance', TaskDetail & { chased_on: DateOnly | null }>
  'task.chase-due': EventType<
    'conveyance',
    { task: string; title: string; party: string; chase_on: DateOnly }
  >
  'conveyance.key-date-approaching': EventType<'conveyance', KeyDateDetail>
  'conveyance.key-date-passed': EventType<'conveyance', KeyDateDetail>
}

/** The events of cases that the clock emits. */
export type TimedEventName = keyof ClockEvents | 'conveyance.review-due'

const common = {
  subjects: ['conveyance'],
  broadcast: ['record', 'users'],
  notice: 'users',
} as const

export const clockEvents: EventRows<ClockEvents> = {
  'task.due': {
    ...common,
    title: 'Task due',
    text: ({ title, due_on }) => `Due ${longDate(due_on)}: ${midSentence(title)}`,
  },
  'task.overdue': {
    ...common,
    title: 'Task overdue',
    text: ({ title, due_on }) => `Overdue since ${longDate(due_on)}: ${midSentence(title)}`,
  },
  'task.escalated': {
    ...common,
    title: 'Task passed to a supervisor',
    text: ({ title, due_on, chased_on }) =>
      chased_on
        ? `Last chased on ${longDate(chased_on)}, now with a supervisor: ${midSentence(title)}`
        : `Overdue since ${longDate(due_on)}, now with a supervisor: ${midSentence(title)}`,
  },
  'task.chase-due': {
    ...common,
    title: 'Chase due',
    text: ({ title, party }) => `Chase ${party}: ${midSentence(title)}`,
  },
  'conveyance.key-date-approaching': {
    ...common,
    title: 'Key date approaching',
    text: ({ name, on }) => `${name} approaching: ${longDate(on)}`,
  },
  'conveyance.key-date-passed': {
    ...common,
    title: 'Key date passed',
    text: ({ name, on }) => `${name} passed: ${longDate(on)}`,
  },
}
