import type { EventRows, EventType } from '#domain/event'
import type { Call } from './call.ts'

type CallDetail = {
  ref: string | null
  direction: Call['direction']
  taken?: true
  played?: true
  before?: string | null
  after?: string | null
  error?: string
}

export type CallEvents = {
  'call.started': EventType<'call', CallDetail>
  'call.logged': EventType<'call', CallDetail>
  'call.updated': EventType<'call', CallDetail>
  'callback.due': EventType<'lead' | 'quote-case', { number: string }>
  'callback.soon': EventType<'lead' | 'quote-case', { number: string }, CallBackValue>
}

const values = ['caller', 'time'] as const
export type CallBackValue = (typeof values)[number]

const broadcast = ['area', 'record', 'users'] as const

export const callEvents: EventRows<CallEvents> = {
  'call.started': { subjects: ['call'], title: 'Call started', broadcast },
  'call.logged': { subjects: ['call'], title: 'Call logged', broadcast },
  'call.updated': { subjects: ['call'], title: 'Call changed', broadcast },
  'callback.due': {
    subjects: ['lead', 'quote-case'],
    title: 'Call-back due',
    group: () => 'Calls',
    broadcast,
  },
  'callback.soon': {
    subjects: ['lead', 'quote-case'],
    title: 'Call-back in a quarter of an hour',
    group: () => 'Calls',
    broadcast,
    values,
    communications: [
      {
        audience: 'client',
        channel: 'sms',
        subject: 'Your call at {time}',
        body: '{firm}: {caller} will call you at {time} today. If that does not suit you, call {phone}.',
      },
    ],
  },
}
