import * as z from 'zod/mini'
import { ClientMessage } from '#domain/client-message/message'
import { Instant } from '#domain/date-schema'
import { MailboxGlance } from '#domain/mailbox/glance'
import { Named } from '#domain/party'
import { ReceivedText } from '#domain/received-text/text'
import { MailboxStatus } from '#domain/tracked-email/mailbox-status'
import { EmailRow } from '#domain/tracked-email/view'
import { WhatsappThread } from '#domain/whatsapp/thread'
import { InboxItem } from './item.ts'

export const InboxView = z.enum(['unassigned', 'mine', 'all', 'snoozed', 'done'])
export type InboxView = z.infer<typeof InboxView>

/** An email or a text message that nobody filed, or a conversation by WhatsApp or in the portal that nobody answered. */
export const InboxRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), at: Instant, item: InboxItem, email: EmailRow }),
  z.object({ kind: z.literal('text'), at: Instant, text: ReceivedText }),
  z.object({ kind: z.literal('whatsapp'), at: Instant, thread: WhatsappThread }),
  z.object({
    kind: z.literal('client'),
    at: Instant,
    message: ClientMessage,
    /** 'RSL-2026-0412' */
    ref: z.string(),
  }),
])
export type InboxRow = z.infer<typeof InboxRow>

export const idOfRow = (row: InboxRow) => {
  if (row.kind === 'email') return row.item.id
  if (row.kind === 'text') return row.text.id
  return row.kind === 'client' ? row.message.id : row.thread.id
}

/** How many wait, counted up to a thousand. */
export const InboxCounts = z.object({ unassigned: z.int(), mine: z.int(), snoozed: z.int() })
export type InboxCounts = z.infer<typeof InboxCounts>

export const InboxPage = z.object({
  rows: z.array(InboxRow),
  next: z.nullable(z.string()),
  counts: InboxCounts,
  mailbox: MailboxStatus,
  /** Those that colleagues connected, as far as the person sees them or they have a problem. */
  mailboxes: z.array(MailboxGlance),
})
export type InboxPage = z.infer<typeof InboxPage>

/** What was done about one email, newest first, and whom it can be given to. */
export const InboxDetail = z.object({
  item: InboxItem,
  colleagues: z.array(Named),
  history: z.array(z.object({ id: z.string(), at: Instant, by: z.string(), text: z.string() })),
})
export type InboxDetail = z.infer<typeof InboxDetail>
