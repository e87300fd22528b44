import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'

type Of = { person: string; name: string }

const values = ['ref', 'address', 'link', 'reason'] as const
export type FundsValue = (typeof values)[number]

export type FundsEvents = {
  'funds.asked': EventType<'conveyance', Of & { is_again: boolean }, FundsValue>
  'funds.reminded': EventType<'conveyance', Of, FundsValue>
  'funds.sent': EventType<'conveyance', Of>
  'funds.written': EventType<'conveyance', Of>
  'funds.giver-chosen': EventType<'conveyance', Of & { giver: string }>
  'funds.reviewed': EventType<'conveyance', Of>
  'funds.accepted': EventType<'conveyance', Of>
  'funds.sent-back': EventType<'conveyance', Of & { reason: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const
const told = { ...common, broadcast: [...common.broadcast, 'clients'] } as const

export const fundsEvents: EventRows<FundsEvents> = {
  'funds.asked': {
    ...told,
    title: 'Source of funds asked for',
    text: ({ name, is_again }) =>
      is_again ? `${name} asked again about their money` : `${name} asked where the money is from`,
    values,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'Where your money comes from ({ref})',
        body: letter(
          'The law asks us where the money for {address} comes from, and how it was built up.',
          '{reason}',
          'Sign in to tell us:',
          '{link}',
        ),
      },
    ],
  },
  'funds.reminded': {
    ...told,
    title: 'Reminder about the source of funds',
    text: ({ name }) => `${name} reminded to tell us where the money is from`,
    values,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        quiet_hours: true,
        subject: 'Still to do: where your money comes from ({ref})',
        body: letter(
          'We are still waiting to hear where the money for {address} comes from. The law does not let us go on without it.',
          'Sign in to tell us:',
          '{link}',
          'If a question is hard to answer, call us on {phone} and we will go through it with you.',
        ),
      },
    ],
  },
  'funds.sent': {
    ...told,
    title: 'Source of funds sent',
    text: ({ name }) => `${name} told us where the money is from`,
    notice: 'users',
  },
  'funds.written': {
    ...common,
    title: 'Source of funds written down',
    text: ({ name }) => `Source of funds of ${name} written down for them`,
  },
  'funds.giver-chosen': {
    ...common,
    title: 'Giver of a gift chosen',
    text: ({ name, giver }) => `${giver} gives money to ${name}`,
  },
  'funds.reviewed': {
    ...common,
    title: 'Source of funds reviewed',
    text: ({ name }) => `Source of funds of ${name} reviewed; waiting for a second person`,
    notice: 'users',
  },
  'funds.accepted': {
    ...told,
    title: 'Source of funds accepted',
    text: ({ name }) => `Source of funds of ${name} accepted by a second person`,
    notice: 'users',
  },
  'funds.sent-back': {
    ...common,
    title: 'Source of funds sent back',
    text: ({ name, reason }) => `Source of funds of ${name} sent back: ${reason}`,
    notice: 'users',
  },
}
