import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'
import type { PayeeKind } from './payee.ts'

type Of = { payee: string; name: string }
type Told = Of & { kind: PayeeKind }

const values = ['ref', 'address'] as const
export type PayeeValue = (typeof values)[number]

export type PayeeEvents = {
  'payee.details-asked': EventType<'conveyance', Told & { is_first: boolean }, PayeeValue>
  'payee.name-checked': EventType<'conveyance', Of & { asked: string; result: string }>
  'payee.name-explained': EventType<'conveyance', Of & { reason: string }>
  'payee.called': EventType<'conveyance', Of & { who: string; spoke_to: string }>
  'payee.verified': EventType<'conveyance', Of>
  'payee.rejected': EventType<'conveyance', Of & { reason: string }>
  'payee.digits-seen': EventType<'conveyance', Of>
}

const text = letter(
  'We have been given new bank details for payments to you about {address}.',
  'We pay nothing to them until we have called you on a number that we already hold, and two people here have checked them.',
  'If you did not give us new details, call us on {phone} at once.',
)

const mailTo = (audience: 'client' | 'agent' | 'other_side', ...kinds: readonly PayeeKind[]) => ({
  audience,
  channel: 'email' as const,
  subject: 'New bank details for you ({ref})',
  body: text,
  when: ({ kind }: Told) => kinds.includes(kind),
})

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const payeeEvents: EventRows<PayeeEvents> = {
  'payee.details-asked': {
    ...common,
    title: 'New bank details',
    text: ({ name, is_first }) =>
      `${is_first ? 'Bank details entered' : 'New bank details entered'} for ${name}; payments to them are stopped until verified`,
    notice: 'users',
    values,
    communications: [
      mailTo('client', 'client'),
      mailTo('agent', 'agent'),
      mailTo('other_side', 'other_side', 'lender'),
      {
        audience: 'client',
        channel: 'sms',
        subject: 'New bank details for you ({ref})',
        body: 'We have been given new bank details for payments to you ({ref}). If that was not you, call {firm} on {phone} at once.',
        when: ({ kind }) => kind === 'client',
      },
    ],
  },
  'payee.name-checked': {
    ...common,
    title: 'Name on an account checked',
    text: ({ name, asked, result }) =>
      `Name on the new account of ${name} checked with ${asked}: ${result.toLowerCase()}`,
  },
  'payee.name-explained': {
    ...common,
    title: 'Reason for an unconfirmed name',
    text: ({ name, reason }) => `Account of ${name}, whose name is not confirmed: ${reason}`,
  },
  'payee.called': {
    ...common,
    title: 'Call-back recorded',
    text: ({ name, who, spoke_to }) =>
      `Called ${who} about the bank details of ${name}; confirmed by ${spoke_to}`,
  },
  'payee.verified': {
    ...common,
    title: 'Bank details verified',
    text: ({ name }) => `Bank details of ${name} approved by a second person`,
  },
  'payee.rejected': {
    ...common,
    title: 'Bank details rejected',
    text: ({ name, reason }) => `New bank details of ${name} rejected: ${reason}`,
  },
  'payee.digits-seen': {
    ...common,
    broadcast: [],
    title: 'Bank details looked at',
    text: ({ name }) => `Looked at the full bank details of ${name}`,
  },
}
