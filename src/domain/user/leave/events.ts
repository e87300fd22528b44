import { fullDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import { workText } from './labels.ts'
import type { WorkCounts } from './work.ts'

const receivedValues = ['from', 'work'] as const
const blockedValues = ['from', 'problem'] as const

type Person = { readonly name: string }
type Planned = Person & { readonly on: string; readonly to: readonly string[] }

export type LeaveEvents = {
  'user.departure-planned': EventType<'user', Planned>
  'user.departure-cancelled': EventType<'user', Person>
  'user.departure-blocked': EventType<
    'user',
    Person & { problem: string },
    (typeof blockedValues)[number]
  >
  'user.work-received': EventType<
    'user',
    { from: string; to: string; counts: WorkCounts },
    (typeof receivedValues)[number]
  >
  'user.left': EventType<'user', Person & { on: string; counts: WorkCounts }>
}

const user = { subjects: ['user'], broadcast: ['area', 'record', 'users'] } as const
const internal = { audience: 'internal', channel: 'internal' } as const

export const leaveEvents: EventRows<LeaveEvents> = {
  'user.departure-planned': {
    ...user,
    title: 'Leaving planned',
    text: ({ name, on, to }) =>
      `${name} leaves on ${fullDate(on)}${to.length > 0 ? `; work goes to ${to.join(', ')}` : ''}`,
  },
  'user.departure-cancelled': {
    ...user,
    title: 'Leaving cancelled',
    text: ({ name }) => `${name} does not leave after all`,
  },
  'user.departure-blocked': {
    ...user,
    title: 'Leaving held up',
    text: ({ name, problem }) => `${name} has not left: ${problem}`,
    values: blockedValues,
    communications: [
      {
        ...internal,
        subject: '{from} has not left yet',
        body: '{problem} Open their page and choose who takes over the rest.',
      },
    ],
  },
  'user.work-received': {
    ...user,
    title: 'Work handed over',
    text: ({ from, to, counts }) => `${to} took over ${workText(counts)} from ${from}`,
    values: receivedValues,
    communications: [
      {
        ...internal,
        subject: 'Work handed over to you',
        body: '{from} has left. You now have {work} of theirs.',
      },
    ],
  },
  'user.left': {
    ...user,
    title: 'User left',
    text: ({ name, on, counts }) =>
      `${name} left on ${fullDate(on)}, handing over ${workText(counts)}`,
  },
}
