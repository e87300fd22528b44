import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'

type Of = { name: string }
type Code = Of & { channel: 'sms' | 'email'; to: string }

const values = ['code'] as const

export type PayoutEvents = {
  'payout-account.code-sent': EventType<'conveyance', Code, (typeof values)[number]>
  'payout-account.code-failed': EventType<'conveyance', Of>
  'payout-account.agreed': EventType<'conveyance', Of & { payee: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const
const subject = 'Your code to give us your bank details'

export const payoutEvents: EventRows<PayoutEvents> = {
  'payout-account.code-sent': {
    ...common,
    title: 'Code for a client’s bank details sent',
    text: ({ name, channel, to }) =>
      `Code to give us their bank details sent to ${name} by ${channel === 'sms' ? 'text message' : 'email'}, ${to}`,
    values,
    communications: [
      {
        audience: 'client',
        channel: 'sms',
        subject,
        body: 'Your code to give us your bank details:\n\n{code}\n\nIt lasts for 10 minutes. {firm} never asks you for it. If you did not ask for it, call {phone}.',
        when: ({ channel }) => channel === 'sms',
      },
      {
        audience: 'client',
        channel: 'email',
        subject,
        body: letter(
          'Enter this code on our site to give us your bank details:',
          '{code}',
          'It lasts for 10 minutes. Nobody from {firm} will ever ask you for it. If you did not ask for it, call us on {phone} at once.',
        ),
        when: ({ channel }) => channel === 'email',
      },
    ],
  },
  'payout-account.code-failed': {
    ...common,
    title: 'Wrong codes for a client’s bank details',
    text: ({ name }) => `${name} entered five wrong codes to give us bank details`,
    notice: 'users',
  },
  'payout-account.agreed': {
    ...common,
    broadcast: ['area', 'record', 'users', 'clients'],
    title: 'Bank details agreed to',
    text: ({ name, payee }) => `${name} agreed to the bank details that ${payee} gave`,
  },
}
