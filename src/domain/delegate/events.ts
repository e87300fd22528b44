import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'

type Who = { name: string; client: string }

const values = ['title', 'what', 'next'] as const
export type DelegateValue = (typeof values)[number]

export type DelegateEvents = {
  'delegate.named': EventType<'conveyance', Who & { power: string; how: string }, DelegateValue>
  'delegate.power-recorded': EventType<'conveyance', Who & { document: string }>
  'delegate.invited': EventType<
    'conveyance',
    Who & { access: string; power: string | null; how: string },
    DelegateValue
  >
  'delegate.accepted': EventType<'conveyance', Who, DelegateValue>
  'delegate.ended': EventType<'conveyance', Who & { how: string }, DelegateValue>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users'],
  notice: 'users',
} as const

/** The client and whoever helps them get a text of their own each. */
const told = {
  values,
  communications: [
    {
      audience: 'client',
      channel: 'email',
      subject: '{title}',
      body: letter('{what}', '{next}'),
    },
  ],
} as const

export const delegateEvents: EventRows<DelegateEvents> = {
  'delegate.named': {
    ...common,
    ...told,
    title: 'Attorney named',
    text: ({ name, client, power, how }) =>
      `${name} named as attorney of ${client} (${power.toLowerCase()}) ${how}. The power has to be seen by two people`,
  },
  'delegate.power-recorded': {
    ...common,
    title: 'Power of attorney filed',
    text: ({ name, client, document }) =>
      `Power of ${name} for ${client} is “${document}”. A second person has to see it`,
  },
  'delegate.invited': {
    ...common,
    ...told,
    title: 'Helper invited',
    text: ({ name, client, access, power, how }) =>
      `${name} invited to help ${client}${power ? ` as attorney (${power.toLowerCase()}, seen)` : ''} ${how}: ${access}`,
  },
  'delegate.accepted': {
    ...common,
    ...told,
    title: 'Helper accepted',
    text: ({ name, client }) => `${name} accepted to help ${client}`,
  },
  'delegate.ended': {
    ...common,
    ...told,
    title: 'Helper ended',
    text: ({ name, client, how }) => `${name} no longer helps ${client}: ${how}`,
  },
}
