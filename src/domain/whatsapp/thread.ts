import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { FilingTarget } from '#domain/tracked-email/tracked-email'

/** The conversation with one number. */
export const WhatsappThread = z.object({
  id: z.string(),
  version: z.int(),
  /** In E.164. */
  phone: z.string(),
  /** As the contact calls themselves, or as the firm's records name them. */
  name: z.string(),
  contact_id: z.nullable(z.string()),
  filing: z.nullable(FilingTarget),
  /** The platform's id of the firm's number that they last wrote to; absent where the firm has one. */
  number: z.optional(z.string()),
  assigned_to: z.nullable(Named),
  status: z.enum(['open', 'closed']),
  /** Until when free text may be sent: 24 hours after the last message that arrived. */
  window_open_until: Instant,
  /** When they asked for no more messages; null while they accept them. */
  opted_out_at: z.nullable(Instant),
  last_at: Instant,
  last_text: z.string(),
  /** Whether the last message is theirs. */
  is_waiting: z.boolean(),
})
export type WhatsappThread = z.infer<typeof WhatsappThread>

/** A file of a message, which lies at the platform until it is fetched. */
export const WhatsappFile = z.object({
  /** The platform's id of it. */
  id: z.string(),
  name: z.string(),
  /** Where its checked bytes lie; null while it is not fetched. */
  stored: z.nullable(
    z.object({ key: z.string(), sha256: z.string(), bytes: z.int(), mime: z.string() }),
  ),
  /** Why the check refused it; null for a clean one. */
  refusal: z.nullable(z.string()),
  /** The document that it was saved as; null for none. */
  document_id: z.nullable(z.string()),
})
export type WhatsappFile = z.infer<typeof WhatsappFile>

/** A message that arrived. */
export const WhatsappMessage = z.object({
  id: z.string(),
  thread_id: z.string(),
  /** The provider's id of it; the same when it is delivered twice. */
  event: z.string(),
  /** What the conversation was about when it arrived; absent, like null, where nobody had filed it. */
  filing: z.optional(z.nullable(FilingTarget)),
  kind: z.enum(['text', 'image', 'audio', 'video', 'document', 'other']),
  /** Empty for a file without words. */
  text: z.string(),
  /** Absent for a message without a file, and for services that hand none over. */
  file: z.optional(WhatsappFile),
  at: Instant,
})
export type WhatsappMessage = z.infer<typeof WhatsappMessage>

const WINDOW_MS = 24 * 3_600_000

/** The end of the 24 hours after a message arrived. */
export const windowAfter = (at: string) => new Date(Date.parse(at) + WINDOW_MS).toISOString()

/** The per cent of the window that is left; 0 once it is closed. */
export const windowLeft = (
  { window_open_until }: Pick<WhatsappThread, 'window_open_until'>,
  now: string,
) => Math.max(0, ((Date.parse(window_open_until) - Date.parse(now)) / WINDOW_MS) * 100)

export const isWindowOpen = (
  { window_open_until }: Pick<WhatsappThread, 'window_open_until'>,
  now: string,
) => window_open_until > now
