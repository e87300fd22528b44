import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { keysOf } from '#domain/entries'
import { mailWarnings } from '#domain/mail/warning/warning'
import { Named } from '#domain/party'

/** The kinds of record that emails are filed to. */
export const FilingKind = z.enum(['conveyance', 'quote-case', 'lead'])

/** A record that an email may be about. */
export const FilingTarget = z.object({
  kind: FilingKind,
  id: z.string(),
  /** '26-S-01187' */
  ref: z.string(),
})
export type FilingTarget = z.infer<typeof FilingTarget>

export const FilingRule = z.enum(['reference', 'thread', 'address_and_property', 'manual'])
export type FilingRule = z.infer<typeof FilingRule>

export const Filing = z.extend(FilingTarget, {
  rule: FilingRule,
  /** 'Answers an email of this case' */
  reason: z.string(),
  by: Named,
  at: Instant,
})
export type Filing = z.infer<typeof Filing>

export const FilingSuggestion = z.extend(FilingTarget, {
  /** In per cent. */
  confidence: z.int(),
  reason: z.string(),
})
export type FilingSuggestion = z.infer<typeof FilingSuggestion>

export const EmailAddress = z.object({ name: z.string(), address: z.string() })
export type EmailAddress = z.infer<typeof EmailAddress>

export const EmailWarning = z.enum(keysOf(mailWarnings))

export const EmailAttachment = z.object({
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** Where its checked bytes lie; null for a file that the check refused, which is in the original alone. */
  stored: z.nullable(z.object({ key: z.string(), sha256: z.string() })),
  /** Why the check refused it; null for a clean one. */
  refusal: z.nullable(z.string()),
  /** Whether the email's own text shows it. */
  is_inline: z.boolean(),
  /** The document that it was saved as; null for none. */
  document_id: z.nullable(z.string()),
})
export type EmailAttachment = z.infer<typeof EmailAttachment>

/** An email that arrived, or that somebody added from a file. */
export const TrackedEmail = z.object({
  id: z.string(),
  version: z.int(),
  /** The same for an email that arrives twice. */
  fingerprint: z.string(),
  /** Its Message-ID without angle brackets; '' for none. */
  message_id: z.string(),
  /** The Message-IDs of the emails that it answers, oldest first. */
  references: z.array(z.string()),
  /** 'out': sent by the firm, from outside the product. */
  direction: z.enum(['in', 'out']),
  source: z.enum(['mailbox', 'file']),
  from: EmailAddress,
  to: z.array(EmailAddress),
  cc: z.array(EmailAddress),
  reply_to: z.nullable(EmailAddress),
  subject: z.string(),
  text: z.string(),
  /** Whether only the beginning of its text is stored here. */
  is_text_cut: z.boolean(),
  has_html: z.boolean(),
  has_remote_pictures: z.boolean(),
  /** The hosts that its links lead to. */
  link_hosts: z.array(z.string()),
  /** 'Invitation: Completion call, 4 Dec at 10:00' */
  invitations: z.array(z.string()),
  warnings: z.array(EmailWarning),
  /** Whether a machine sent it; nothing answers it by itself. */
  is_automatic: z.boolean(),
  /** What its Date says; null where it says nothing that can be read. */
  sent_at: z.nullable(Instant),
  received_at: Instant,
  /** When it belongs into a timeline: when it was received, or sent where it was added from a file. */
  at: Instant,
  original: z.object({ key: z.string(), sha256: z.string(), bytes: z.int() }),
  attachments: z.array(EmailAttachment),
  filing: z.nullable(Filing),
  suggestions: z.array(FilingSuggestion),
})
export type TrackedEmail = z.infer<typeof TrackedEmail>
