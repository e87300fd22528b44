import * as z from 'zod/mini'
import { UploadView } from '#domain/document/upload'
import { endpointsOf } from '#domain/endpoint'
import {
  FirmMessageEntry,
  MessageFileEntry,
  MessageOpening,
  MessageSettling,
  OwnMessageEntry,
} from './bodies.ts'
import { ClientMessage } from './message.ts'
import { OwnMessage } from './view.ts'

const byClient = { who: ['client'], can: [] } as const
const own = '/api/client/cases/:id' as const
const byStaff = { method: 'POST', who: ['staff'], can: ['conveyance.update'] } as const
const ofCase = '/api/conveyances/:id' as const
const opened = z.object({ opened: z.int() })

export const clientMessageApi = endpointsOf({
  /** What the signed-in client and the firm wrote to each other, of all their cases, newest first. */
  own: {
    ...byClient,
    method: 'GET',
    path: '/api/client/messages',
    forDelegates: 'messages',
    reply: z.array(OwnMessage),
  },
  write: {
    ...byClient,
    method: 'POST',
    path: `${own}/messages`,
    forDelegates: 'messages',
    body: OwnMessageEntry,
    reply: OwnMessage,
  },
  /** Begins the upload of a file for a message, or finds the one that was begun with this id. */
  upload: {
    ...byClient,
    method: 'POST',
    path: `${own}/message-files`,
    forDelegates: 'documents',
    body: MessageFileEntry,
    reply: UploadView,
  },
  /** Records that the client's page showed messages of the firm. */
  open: {
    ...byClient,
    method: 'POST',
    path: `${own}/message-openings`,
    forDelegates: 'messages',
    body: MessageOpening,
    reply: opened,
  },
  answer: {
    ...byStaff,
    path: `${ofCase}/client-messages`,
    body: FirmMessageEntry,
    reply: ClientMessage,
  },
  /** Records that a page of the case showed messages of clients. */
  open_of_case: {
    ...byStaff,
    path: `${ofCase}/client-message-openings`,
    body: MessageOpening,
    reply: opened,
  },
  /** Marks a message as needing no answer. */
  settle: {
    ...byStaff,
    path: `${ofCase}/client-messages/:message/settlement`,
    body: MessageSettling,
    reply: ClientMessage,
  },
})
