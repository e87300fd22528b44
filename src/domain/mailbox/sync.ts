import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

/** A time in which notifications of Microsoft did not reach us, and how much was found afterwards. */
export const MailGap = z.object({
  from: Instant,
  /** Null while it lasts. */
  to: z.nullable(Instant),
  found: z.int(),
  why: z.string(),
})
export type MailGap = z.infer<typeof MailGap>

export const MailSubscription = z.object({
  id: z.string(),
  created_at: Instant,
  expires_at: Instant,
  renew_at: Instant,
  /** The hash of what each of its notifications must carry. */
  state_hash: z.string(),
})
export type MailSubscription = z.infer<typeof MailSubscription>

/** What last went wrong, and since when nothing has gone right. */
export const MailFault = z.object({ text: z.string(), since: Instant, times: z.int() })
export type MailFault = z.infer<typeof MailFault>

/** How far the reading of a mailbox is. */
export const MailboxSync = z.object({
  mailbox_id: z.string(),
  /** Since when it has been read, after it was connected or resumed. */
  on_since: Instant,
  /** When the round that is under way began; null between rounds. */
  round_at: z.nullable(Instant),
  folders_at: z.nullable(Instant),
  /** Up to when every folder was read to its end; null before the first round. */
  checked_at: z.nullable(Instant),
  /** When something was read last, also within a round. */
  progress_at: z.nullable(Instant),
  /** When Microsoft last notified us. */
  event_at: z.nullable(Instant),
  subscription: z.nullable(MailSubscription),
  /** When a subscription was asked for last. */
  asked_at: z.nullable(Instant),
  /** Why there is no subscription. */
  silence: z.nullable(MailFault),
  fault: z.nullable(MailFault),
  /** How often in a row Microsoft refused us outright. */
  refusals: z.int(),
  throttled_until: z.nullable(Instant),
  /** The newest first. */
  gaps: z.array(MailGap),
})
export type MailboxSync = z.infer<typeof MailboxSync>

export const newSync = (mailboxId: string, now: string): MailboxSync => ({
  mailbox_id: mailboxId,
  on_since: now,
  round_at: null,
  folders_at: null,
  checked_at: null,
  progress_at: null,
  event_at: null,
  subscription: null,
  asked_at: null,
  silence: null,
  fault: null,
  refusals: 0,
  throttled_until: null,
  gaps: [],
})

export const withFault = (before: MailFault | null, text: string, now: string): MailFault => ({
  text,
  since: before?.since ?? now,
  times: (before?.times ?? 0) + 1,
})
