import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import { midSentence } from '#domain/conveyance/plan/task-labels'
import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import {
  feedbackMessages,
  formsReminderMessages,
  offerMessages,
  todayMessages,
} from './messages.ts'

/** `on`: the day that it is about, in full. */
export const timedValues = [...caseValues, 'on'] as const
export type TimedValue = CaseValue | 'on'

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
  'conveyance.key-date-approaching': EventType<'conveyance', KeyDateDetail, TimedValue>
  'conveyance.key-date-passed': EventType<'conveyance', KeyDateDetail>
  'conveyance.completion-today': EventType<'conveyance', { on: DateOnly }, TimedValue>
  'conveyance.forms-outstanding': EventType<'conveyance', { sent_on: DateOnly }, TimedValue>
  'conveyance.feedback-due': EventType<'conveyance', { on: DateOnly }, TimedValue>
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
    values: timedValues,
    communications: offerMessages,
  },
  'conveyance.key-date-passed': {
    ...common,
    title: 'Key date passed',
    text: ({ name, on }) => `${name} passed: ${longDate(on)}`,
  },
  'conveyance.completion-today': {
    ...common,
    broadcast: ['record', 'users', 'clients'],
    title: 'Completion due today',
    text: () => 'Completion is due today',
    client: () => ({ kind: 'case', text: 'Today is your completion day' }),
    values: timedValues,
    communications: todayMessages,
  },
  'conveyance.forms-outstanding': {
    ...common,
    title: 'Property forms still with the client',
    text: ({ sent_on }) => `Property forms, sent on ${longDate(sent_on)}, are not back`,
    values: timedValues,
    communications: formsReminderMessages,
  },
  'conveyance.feedback-due': {
    subjects: common.subjects,
    broadcast: ['record'],
    title: 'Feedback invitation due',
    values: timedValues,
    communications: feedbackMessages,
  },
}
