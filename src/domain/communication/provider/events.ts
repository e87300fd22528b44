import type { Communication } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'
import type { ProvidedChannel } from './settings.ts'

type Tested = { readonly channel: ProvidedChannel }

export type ProviderEvents = {
  'message-providers.updated': EventType<'message-provider', { of: string; after?: object }>
  'message-providers.tested': EventType<'message-provider', Tested, 'at'>
  'message-providers.sender-requested': EventType<'message-provider', { sender: string }, 'link'>
}

/** The messages that leave although the sender is not verified yet: one verifies it, the other tests the provider. */
export const SETUP_MESSAGES: readonly string[] = [
  'message-providers.tested',
  'message-providers.sender-requested',
]

const testOn = (channel: ProvidedChannel): Communication<Tested> => ({
  audience: 'internal',
  channel,
  subject: 'Test message from {firm}',
  body: 'This is a test message of {firm}, sent at {at}.',
  when: (detail) => detail.channel === channel,
})

export const providerEvents: EventRows<ProviderEvents> = {
  'message-providers.updated': {
    subjects: ['message-provider'],
    title: 'Message delivery settings changed',
    broadcast: ['area'],
  },
  'message-providers.tested': {
    subjects: ['message-provider'],
    title: 'Test message requested',
    broadcast: ['area'],
    values: ['at'],
    communications: [testOn('email'), testOn('sms'), testOn('whatsapp')],
  },
  'message-providers.sender-requested': {
    subjects: ['message-provider'],
    title: 'Sender verification requested',
    broadcast: ['area'],
    values: ['link'],
    communications: [
      {
        audience: 'internal',
        channel: 'email',
        subject: 'Confirm the sender address of {firm}',
        body: 'Somebody at {firm} wants to send messages from this address. Sign in and open this link to allow it:\n\n{link}\n\nIt works for 24 hours. If you did not expect this, ignore it.',
      },
    ],
  },
}
