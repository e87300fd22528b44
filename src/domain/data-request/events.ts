import { letter } from '#domain/communication/communication'
import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import { dataRequestOutcomes } from './labels.ts'
import type { DataRequestOutcome } from './request.ts'

type Due = { due_on: DateOnly }

const loggedValues = ['due'] as const
const extendedValues = ['due', 'reason'] as const
const closedValues = ['answer'] as const

export type DataRequestEvents = {
  'data-request.logged': EventType<'contact', Due, (typeof loggedValues)[number]>
  'data-request.extended': EventType<
    'contact',
    Due & { why: string },
    (typeof extendedValues)[number]
  >
  'data-request.exported': EventType<'contact', { files: readonly string[]; documents: number }>
  'data-request.closed': EventType<
    'contact',
    { outcome: DataRequestOutcome },
    (typeof closedValues)[number]
  >
  'data-request.due': EventType<'contact', Due & { name: string }>
  'data-request.overdue': EventType<'contact', Due & { name: string }>
}

const common = { subjects: ['contact'], broadcast: ['area', 'record', 'users', 'clients'] } as const
const toClient = { audience: 'client', channel: 'email' } as const

// UK GDPR, articles 12(3), 12(4) and 77; the address of the Information Commissioner’s Office.
const commissioner =
  'If you are unhappy with how we deal with it, tell us first. You can also complain to the Information Commissioner’s Office, www.ico.org.uk/make-a-complaint, telephone 0303 123 1113, or ask a court.'

export const dataRequestEvents: EventRows<DataRequestEvents> = {
  'data-request.logged': {
    ...common,
    title: 'Copy of personal data requested',
    text: ({ due_on }) => `Copy of personal data requested, to be answered by ${longDate(due_on)}`,
    notice: 'users',
    values: loggedValues,
    communications: [
      {
        ...toClient,
        subject: 'Your request for your personal data',
        body: letter(
          'We have received your request for a copy of the personal data that we hold about you.',
          'We answer by {due}. It costs you nothing, and does not affect how we deal with your case.',
          'If you did not ask for this, call us on {phone}.',
          commissioner,
        ),
      },
    ],
  },
  'data-request.extended': {
    ...common,
    title: 'Answer about personal data extended',
    text: ({ due_on, why }) => `Answer extended to ${longDate(due_on)}: ${why}`,
    notice: 'users',
    values: extendedValues,
    communications: [
      {
        ...toClient,
        subject: 'Your request for your personal data takes longer',
        body: letter(
          'We need more time to answer your request for a copy of your personal data: {reason}',
          'We answer by {due}.',
          commissioner,
        ),
      },
    ],
  },
  'data-request.exported': {
    ...common,
    broadcast: ['area', 'record'],
    title: 'Personal data exported',
    text: ({ files, documents }) =>
      `Personal data exported: ${files.join(', ')} and ${documents} stored ${documents === 1 ? 'file' : 'files'}`,
  },
  'data-request.closed': {
    ...common,
    title: 'Request for personal data closed',
    text: ({ outcome }) =>
      `Request for personal data closed: ${dataRequestOutcomes[outcome].toLowerCase()}`,
    notice: 'users',
    values: closedValues,
    communications: [
      {
        ...toClient,
        subject: 'Your request for your personal data',
        body: letter(
          'This is our answer to your request for a copy of your personal data.',
          '{answer}',
          commissioner,
        ),
        when: ({ outcome }) => outcome !== 'withdrawn',
      },
    ],
  },
  'data-request.due': {
    ...common,
    broadcast: ['users'],
    title: 'Answer about personal data due',
    text: ({ name, due_on }) =>
      `The request of ${name} for their personal data must be answered by ${longDate(due_on)}`,
    notice: 'users',
  },
  'data-request.overdue': {
    ...common,
    broadcast: ['area', 'users'],
    title: 'Answer about personal data overdue',
    text: ({ name, due_on }) =>
      `The request of ${name} for their personal data had to be answered by ${longDate(due_on)}`,
    notice: 'users',
  },
}
