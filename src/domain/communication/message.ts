import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Named } from '#domain/party'
import { EmailThread } from './email-thread.ts'
import { Audience, MessageChannel } from './matrix/cell.ts'
import { Reason } from './reason.ts'
import { WrittenRoute } from './route.ts'

/** 'unknown': the provider may have accepted it, and only a person can find out. */
export const MessageStatus = z.enum([
  'queued',
  'sending',
  'sent',
  'delivered',
  'unknown',
  'bounced',
  'complained',
  'failed',
  'suppressed',
  'awaiting_approval',
  'to_print',
])

/** The reason of a message that waits because nothing is set up to send it. */
export const NO_PROVIDER = 'no_provider'

/** The reason of a message to an address that no more mail goes to. */
export const ADDRESS_STOPPED = 'address_stopped'

/** The reason of a message of a sample record, which leaves the firm by no channel. */
export const SAMPLE_RECORD = 'sample_record'

/** One message to one person, as stored in the outbox. */
export const Message = z.object({
  id: z.string(),
  version: z.int(),
  created_at: z.string(),
  channel: MessageChannel,
  /** The event that caused it: 'quote.sent'. */
  type: z.string(),
  to_name: z.string(),
  to_address: z.string(),
  from_name: z.string(),
  subject: z.string(),
  /** Plain text; links are on lines of their own. */
  body: z.string(),
  attachments: z.array(z.object({ name: z.string(), mime: z.string(), file_id: z.string() })),
  subject_kind: z.nullable(z.enum(['conveyance', 'quote-case', 'lead'])),
  subject_id: z.nullable(z.string()),
  subject_ref: z.nullable(z.string()),
  status: MessageStatus,
  reason: z.nullable(z.string()),
  attempts: z.int(),
  sent_at: z.nullable(z.string()),
  /** Null for messages of before, and for those that somebody wrote by hand. */
  audience: z.nullable(Audience),
  /** The firm's own communication that it is of; null for a standard text. */
  communication: z.nullable(z.object({ id: z.string(), version: z.int() })),
  /** The template that it was to be made from, and why its plain text was sent instead; absent for any other. */
  template: z.optional(
    z.object({
      key: z.string(),
      name: z.string(),
      number: z.int(),
      problem: z.nullable(z.string()),
    }),
  ),
  /** It is not sent before; null for at once. */
  not_before: z.nullable(z.string()),
  /** How it leaves by WhatsApp; absent for any other channel. */
  whatsapp: z.optional(
    z.object({
      /** The platform's id of the number that sends; null for the firm's first. */
      number: z.nullable(z.string()),
      /** Null for free text. */
      template: z.nullable(z.object({ name: z.string(), values: z.array(z.string()) })),
      /** As what its attachment leaves; absent for a message without one. */
      media: z.optional(z.enum(['image', 'document'])),
    }),
  ),
  /** Who confirmed that a letter was printed, and when; absent for any other message. */
  printed: z.optional(z.object({ by: Named, at: z.string() })),
  /** Who wrote it by hand; absent for any other message. */
  author: z.optional(Named),
  /** By what it leaves; absent for a message that nobody wrote by hand. */
  route: z.optional(WrittenRoute),
  /** The email that somebody answers with it; null for every other message. */
  thread: z.nullable(EmailThread),
})
export type Message = z.infer<typeof Message>

const version = z.strictObject({ version: z.int() })

export const messageApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/messages',
    who: ['staff'],
    can: ['communications.view-any'],
    query: z.object({
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(MessageStatus),
      /** 'outstanding': waiting, being sent, failed or unknown. 'approval': read by somebody before they are sent. */
      view: z.optional(z.enum(['outstanding', 'approval'])),
      after: z.optional(z.string()),
    }),
    reply: z.object({ rows: z.array(Message), next: z.nullable(z.string()) }),
  },
  retry: {
    method: 'POST',
    path: '/api/messages/:id/attempts',
    who: ['staff'],
    can: ['message-providers.update'],
    body: version,
    reply: Message,
  },
  /** Records that a message of unknown fate arrived. */
  confirm: {
    method: 'POST',
    path: '/api/messages/:id/receipts',
    who: ['staff'],
    can: ['message-providers.update'],
    body: version,
    reply: Message,
  },
  /** Lets a message go that is read first. */
  approve: {
    method: 'POST',
    path: '/api/messages/:id/approval',
    who: ['staff'],
    can: ['communications.update'],
    body: version,
    reply: Message,
  },
  decline: {
    method: 'POST',
    path: '/api/messages/:id/refusal',
    who: ['staff'],
    can: ['communications.update'],
    body: z.strictObject({
      version: z.int(),
      reason: Reason,
    }),
    reply: Message,
  },
})
