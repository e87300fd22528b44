import { bankDetailsWarning, letter } from '#domain/communication/communication'
import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import type { DateOnly } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import { type NotifiedParty, notifiedText } from './notified.ts'

type Notified = { notify: readonly NotifiedParty[] }
type Stopped = Notified & { reason: string }

export type StoppingEvents = {
  'conveyance.held': EventType<'conveyance', Stopped & { look_again_on: DateOnly }, CaseValue>
  'conveyance.resumed': EventType<'conveyance', Notified, CaseValue>
  'conveyance.aborted': EventType<'conveyance', Stopped, CaseValue>
  'conveyance.reinstated': EventType<'conveyance', Stopped, CaseValue>
  'conveyance.review-due': EventType<'conveyance', { reason: string }>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
  notice: 'users',
} as const

const to = (audience: NotifiedParty) => ({
  audience,
  channel: 'email' as const,
  when: ({ notify }: Notified) => notify.includes(audience),
})

type Texts = { readonly subject: string; readonly client: string; readonly others: string }

/** The messages to client, agent, broker and other side; none names a reason. */
const messages = ({ subject, client, others }: Texts) => [
  {
    ...to('client'),
    subject,
    body: letter(
      client,
      'Call us on {phone} if you have a question about this, or about money that we hold for you.',
      bankDetailsWarning,
    ),
  },
  { ...to('agent'), subject, body: letter(others, 'Call us on {phone} with any question.') },
  { ...to('broker'), subject, body: letter(others, 'Call us on {phone} with any question.') },
  {
    ...to('other_side'),
    subject,
    body: letter(others, 'Please tell your client, and reply to this firm with any question.'),
  },
]

export const stoppingEvents: EventRows<StoppingEvents> = {
  'conveyance.held': {
    ...common,
    title: 'Case put on hold',
    text: ({ reason, notify }) => `Put on hold: ${reason}.${notifiedText(notify)}`,
    client: (_, { matter }) => ({ kind: 'case', text: `Your ${matter} was put on hold` }),
    values: caseValues,
    communications: messages({
      subject: 'On hold: {ref}, {address}',
      client:
        '{kind} {address} is on hold, and we have paused our work on it. We will review it on {look_again_on}.',
      others: 'Our matter {ref}, {address}, is on hold. We will review it on {look_again_on}.',
    }),
  },
  'conveyance.resumed': {
    ...common,
    title: 'Case resumed',
    text: ({ notify }) => `Taken off hold.${notifiedText(notify)}`,
    client: (_, { matter }) => ({ kind: 'case', text: `Work on your ${matter} started again` }),
    values: caseValues,
    communications: messages({
      subject: 'No longer on hold: {ref}, {address}',
      client: '{kind} {address} is no longer on hold. We are working on it again.',
      others: 'Our matter {ref}, {address}, is no longer on hold. We are working on it again.',
    }),
  },
  'conveyance.aborted': {
    ...common,
    title: 'Case aborted',
    text: ({ reason, notify }) => `Aborted: ${reason}.${notifiedText(notify)}`,
    client: (_, { matter }) => ({ kind: 'case', text: `Your ${matter} ended` }),
    values: caseValues,
    communications: messages({
      subject: 'Not going ahead: {ref}, {address}',
      client: '{kind} {address} is not going ahead, and we have stopped work on it.',
      others: 'Our matter {ref}, {address}, is not going ahead. We have stopped work on it.',
    }),
  },
  'conveyance.reinstated': {
    ...common,
    title: 'Case reinstated',
    text: ({ reason, notify }) => `Reinstated: ${reason}.${notifiedText(notify)}`,
    client: (_, { matter }) => ({ kind: 'case', text: `Your ${matter} is open again` }),
    values: caseValues,
    communications: messages({
      subject: 'Open again: {ref}, {address}',
      client: '{kind} {address} is open again, and we have restarted our work on it.',
      others: 'Our matter {ref}, {address}, is open again. We have restarted our work on it.',
    }),
  },
  'conveyance.review-due': {
    ...common,
    broadcast: ['record', 'users'],
    title: 'Case on hold due for review',
    text: ({ reason }) => `Due for review. On hold: ${reason}`,
  },
}
