import { letter } from '#domain/communication/communication'
import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import type { EventRows, EventType } from '#domain/event'

type With = { client: string }

export type ClientMessageEvents = {
  'portal-message.received': EventType<'conveyance', With & { by: string; files: number }>
  'portal-message.sent': EventType<'conveyance', With, CaseValue>
  'portal-message.read': EventType<'conveyance', With & { by: string }>
  'portal-message.settled': EventType<'conveyance', With>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users'],
} as const

const filesText = (count: number) => (count === 1 ? ' with a file' : ` with ${count} files`)

export const clientMessageEvents: EventRows<ClientMessageEvents> = {
  'portal-message.received': {
    ...common,
    title: 'Message from a client',
    text: ({ by, files }) => `Message from ${by}${files > 0 ? filesText(files) : ''}`,
    notice: 'users',
  },
  'portal-message.sent': {
    ...common,
    title: 'Message to a client',
    text: ({ client }) => `Message to ${client} in their portal`,
    values: caseValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'A message about {address} ({ref})',
        body: letter(
          'We have written to you about {address}.',
          'Sign in to read it and to answer:',
          '{link}',
        ),
      },
    ],
  },
  'portal-message.read': {
    ...common,
    title: 'Message read',
    text: ({ by }) => `${by} read a message in the portal`,
  },
  'portal-message.settled': {
    ...common,
    title: 'Message needs no answer',
    text: ({ client }) => `A message from ${client} needs no answer`,
  },
}
