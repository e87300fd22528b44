import { letter } from '#domain/communication/communication'
import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import type { EventRows, EventType } from '#domain/event'

type With = { client: string }

export type ClientMessageEvents = {
  'portal-message.received': EventType<'conveyance', With & { by: string }>
  'portal-message.sent': EventType<'conveyance', With, CaseValue>
  'portal-message.read': EventType<'conveyance', With & { by: string }>
  'portal-message.settled': EventType<'conveyance', With>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users'],
} as const

export const clientMessageEvents: EventRows<ClientMessageEvents> = {
  'portal-message.received': {
    ...common,
    title: 'Message from a client',
    text: ({ by }) => `Message from ${by}`,
    notice: 'users',
  },
  'portal-message.sent': {
    ...common,
    title: 'Message to a client',
    text: ({ client }) => `Message to ${client}`,
    values: caseValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'A message about {address} ({ref})',
        body: letter('We have written to you. Sign in to read it and to answer:', '{link}'),
      },
    ],
  },
  'portal-message.read': {
    ...common,
    title: 'Message read',
    text: ({ by }) => `Message read by ${by}`,
  },
  'portal-message.settled': {
    ...common,
    title: 'Message needs no answer',
    text: ({ client }) => `Message from ${client} needs no answer`,
  },
}
