import { bankDetailsWarning, letter } from '#domain/communication/communication'
import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type Numbers = { numbers: string }

export type ClientQuestionEvents = {
  'client-question.asked': EventType<
    'conveyance',
    Numbers & { count: number; due_on: DateOnly },
    CaseValue
  >
  'client-question.reminded': EventType<'conveyance', Numbers & { count: number }, CaseValue>
  'client-question.answered': EventType<'conveyance', Numbers & { name: string; is_sure: boolean }>
  'client-question.withdrawn': EventType<'conveyance', Numbers>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users'],
} as const

const asked = (count: number) => (count === 1 ? 'a question' : `${count} questions`)

export const clientQuestionEvents: EventRows<ClientQuestionEvents> = {
  'client-question.asked': {
    ...common,
    title: 'Questions sent to the client',
    text: ({ numbers, due_on }) =>
      `Asked the client about enquiry ${numbers}, by ${longDate(due_on)}`,
    client: ({ count }) => ({ kind: 'case', text: `We sent you ${asked(count)}` }),
    values: caseValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'Questions for you about {address} ({ref})',
        body: letter(
          'The other side’s conveyancer has asked about {address}, and some of it only you can answer.',
          'Sign in to answer. What you type is saved as you go, and “I am not sure” is a proper answer:',
          '{link}',
          bankDetailsWarning,
        ),
      },
    ],
  },
  'client-question.reminded': {
    ...common,
    title: 'Client reminded of questions',
    text: ({ numbers }) => `Reminded the client of enquiry ${numbers}`,
    client: ({ count }) => ({ kind: 'case', text: `We reminded you of ${asked(count)}` }),
    values: caseValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        quiet_hours: true,
        subject: 'Still to answer, {address} ({ref})',
        body: letter(
          'Some questions about {address} still wait for your answer, and the other side cannot go on before they have it.',
          'If you do not know an answer, say so; that helps as well:',
          '{link}',
          bankDetailsWarning,
        ),
      },
    ],
  },
  'client-question.answered': {
    ...common,
    title: 'Client answered a question',
    text: ({ numbers, name, is_sure }) =>
      is_sure
        ? `${name} answered the question about enquiry ${numbers}`
        : `${name} is not sure about enquiry ${numbers}`,
    notice: 'users',
  },
  'client-question.withdrawn': {
    ...common,
    title: 'Question to the client withdrawn',
    text: ({ numbers }) => `Question about enquiry ${numbers} withdrawn`,
  },
}
