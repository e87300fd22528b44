import * as z from 'zod/mini'
import { Message } from '#domain/communication/message'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { Named } from '#domain/party'
import {
  WhatsappAssignment,
  WhatsappClosing,
  WhatsappFileSaving,
  WhatsappFileSending,
  WhatsappFiling,
  WhatsappIntake,
  WhatsappSimulation,
  WhatsappTemplateSending,
  WhatsappText,
} from './bodies.ts'
import { WhatsappMessage, WhatsappThread } from './thread.ts'

/** Where a file that did not come is fetched again, at the edge. */
export const fetchedFilePath = '/api/whatsapp-messages/:id/file'

export const WhatsappView = z.enum(['mine', 'unassigned', 'all', 'closed'])
export type WhatsappView = z.infer<typeof WhatsappView>

export const WhatsappEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('in'), at: Instant, message: WhatsappMessage }),
  z.object({
    kind: z.literal('out'),
    at: Instant,
    message: Message,
    /** Null while nobody said so. */
    read_at: z.nullable(Instant),
    /** What the platform charges it as; null where it is free, or nothing was said. */
    charged_as: z.nullable(z.string()),
  }),
])
export type WhatsappEntry = z.infer<typeof WhatsappEntry>

const WhatsappInbox = z.object({
  /** The newest first, up to a hundred. */
  threads: z.array(WhatsappThread),
  is_cut: z.boolean(),
  /** Whether no message leaves, and those that arrive are made on the page. */
  is_simulator: z.boolean(),
  /** The firm's number, in E.164; null while it has none. */
  number: z.nullable(z.string()),
})

export const WhatsappConversation = z.object({
  thread: WhatsappThread,
  /** The newest hundred, oldest first. */
  entries: z.array(WhatsappEntry),
  /** Whom it can be given to. */
  colleagues: z.array(Named),
  /** Whether whoever carries the firm's messages takes files. */
  carries_files: z.boolean(),
})
export type WhatsappConversation = z.infer<typeof WhatsappConversation>

/** A document of the case that may leave the firm. */
const SendableDocument = z.object({
  id: z.string(),
  name: z.string(),
  /** The number of its current version. */
  number: z.int(),
  bytes: z.int(),
  /** Why WhatsApp does not take it; null when it does. */
  problem: z.nullable(z.string()),
})
export type SendableDocument = z.infer<typeof SendableDocument>

const read = { method: 'GET', who: ['staff'], can: [] } as const
const write = { method: 'POST', who: ['staff'], can: [] } as const
const one = '/api/whatsapp-threads/:id'

export const whatsappApi = endpointsOf({
  list: {
    ...read,
    path: '/api/whatsapp-threads',
    query: z.strictObject({ view: WhatsappView }),
    reply: WhatsappInbox,
  },
  show: { ...read, path: one, reply: WhatsappConversation },
  write: { ...write, path: `${one}/messages`, body: WhatsappText, reply: WhatsappThread },
  send_template: {
    ...write,
    path: `${one}/templates`,
    body: WhatsappTemplateSending,
    reply: WhatsappThread,
  },
  /** The documents of the case that a conversation is filed to. */
  documents: { ...read, path: `${one}/documents`, reply: z.array(SendableDocument) },
  send_file: {
    ...write,
    can: ['conveyance.update'],
    path: `${one}/files`,
    body: WhatsappFileSending,
    reply: WhatsappThread,
  },
  assign: { ...write, path: `${one}/assignment`, body: WhatsappAssignment, reply: WhatsappThread },
  file: { ...write, path: `${one}/filing`, body: WhatsappFiling, reply: WhatsappThread },
  close: { ...write, path: `${one}/closure`, body: WhatsappClosing, reply: WhatsappThread },
  /** Files the file of a message as a document of the case, once. */
  save_file: {
    ...write,
    can: ['conveyance.update'],
    path: '/api/whatsapp-messages/:id/documents',
    body: WhatsappFileSaving,
    reply: WhatsappMessage,
  },
  /** Pretends that a message arrived, where the simulator is in use. */
  simulate: {
    ...write,
    path: '/api/whatsapp-simulations',
    body: WhatsappSimulation,
    reply: z.object({ id: z.string() }),
  },
  receive: {
    method: 'POST',
    path: '/api/intake/whatsapp',
    who: 'public',
    can: [],
    because: 'The service signs what it sends.',
    body: WhatsappIntake,
    reply: z.object({ received: z.literal(true) }),
  },
})
