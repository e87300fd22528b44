import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'

type Of = { name: string }
type Code = Of & { channel: 'sms' | 'email'; to: string }

const values = ['code'] as const

export type ShowingEvents = {
  'bank-details.code-sent': EventType<'conveyance', Code, (typeof values)[number]>
  'bank-details.code-failed': EventType<'conveyance', Of>
  'bank-details.shown': EventType<'conveyance', Of & { ending: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const
const subject = 'Your code to see our bank details'

export const showingEvents: EventRows<ShowingEvents> = {
  'bank-details.code-sent': {
    ...common,
    title: 'Code for our bank details sent',
    text: ({ name, channel, to }) =>
      `Code to see our bank details sent to ${name} by ${channel === 'sms' ? 'text message' : 'email'}, ${to}`,
    values,
    communications: [
      {
        audience: 'client',
        channel: 'sms',
        subject,
        body: 'Your code to see our bank details:\n\n{code}\n\nIt lasts for 10 minutes. {firm} never asks you for it. If you did not ask for it, call {phone}.',
        when: ({ channel }) => channel === 'sms',
      },
      {
        audience: 'client',
        channel: 'email',
        subject,
        body: letter(
          'Enter this code on our site to see our bank details:',
          '{code}',
          'It lasts for 10 minutes. Nobody from {firm} will ever ask you for it. If you did not ask for it, call us on {phone}.',
        ),
        when: ({ channel }) => channel === 'email',
      },
    ],
  },
  'bank-details.code-failed': {
    ...common,
    title: 'Wrong codes for our bank details',
    text: ({ name }) => `${name} entered five wrong codes for our bank details`,
    notice: 'users',
  },
  'bank-details.shown': {
    ...common,
    title: 'Our bank details shown',
    text: ({ name, ending }) => `${name} saw our bank details, account ending ${ending}`,
  },
}
