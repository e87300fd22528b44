import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { GoogleClientView, MailConsent } from './consent.ts'
import { MailboxHealth } from './health.ts'
import { UnreadReason } from './item.ts'
import { Mailbox } from './mailbox.ts'
import { RegistrationSettings } from './registration.ts'
import { MailGap } from './sync.ts'

/** An email that was not read, and why. */
export const UnreadItem = z.object({
  /** What Microsoft knows it by. */
  id: z.string(),
  received_at: Instant,
  reason: UnreadReason,
  /** Its subject; '' for one that is private. */
  subject: z.string(),
})
export type UnreadItem = z.infer<typeof UnreadItem>

/** A mailbox as its owner and those who look after mailboxes see it. */
export const MailboxView = z.extend(Mailbox, {
  health: MailboxHealth,
  checked_at: z.nullable(Instant),
  event_at: z.nullable(Instant),
  /** When the subscription of its notifications is renewed; null without one. */
  renew_at: z.nullable(Instant),
  next_at: z.nullable(Instant),
  gaps: z.array(MailGap),
  counts: z.object({
    /** Folders that are read, and those that were read to their end at least once. */
    folders: z.int(),
    imported: z.int(),
    /** What became of the emails that were seen. */
    stored: z.int(),
    unmatched: z.int(),
    waiting: z.int(),
    unread: z.int(),
  }),
  /** The newest that were not read. */
  unread: z.array(UnreadItem),
})
export type MailboxView = z.infer<typeof MailboxView>

/** The mailboxes that somebody sees, and whether they can connect one. */
export const MailboxList = z.object({
  rows: z.array(MailboxView),
  /** Why no mailbox can be connected; null when one can. */
  refusal: z.nullable(z.string()),
  /** Whose mailboxes can be connected by IMAP without a password. */
  consents: z.array(MailConsent),
})
export type MailboxList = z.infer<typeof MailboxList>

/** The firm's registration without its secret. */
export const RegistrationView = z.object({
  settings: RegistrationSettings,
  secret_set_at: z.nullable(Instant),
  redirect_address: z.string(),
  notification_address: z.string(),
})
export type RegistrationView = z.infer<typeof RegistrationView>

/** What looks after the mailboxes of the firm. */
export const MailboxAdmin = z.object({
  ...RegistrationView.shape,
  ...MailboxList.shape,
  google: GoogleClientView,
})
export type MailboxAdmin = z.infer<typeof MailboxAdmin>
