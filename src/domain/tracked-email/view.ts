import * as z from 'zod/mini'
import { Call } from '#domain/call/call'
import { ClientMessage } from '#domain/client-message/message'
import { Message } from '#domain/communication/message'
import { EmailSender } from '#domain/communication/route'
import { CorrespondenceWays } from '#domain/correspondence/ways'
import { Instant } from '#domain/date-schema'
import { MailboxGlance } from '#domain/mailbox/glance'
import { Named } from '#domain/party'
import { ReceivedText } from '#domain/received-text/text'
import { WhatsappMessage } from '#domain/whatsapp/thread'
import { EmailAddress, EmailAttachment, FilingSuggestion, TrackedEmail } from './tracked-email.ts'

const EmailAttachmentView = z.extend(z.omit(EmailAttachment, { stored: true }), {
  /** Whether it can be opened here. */
  is_stored: z.boolean(),
})
export type EmailAttachmentView = z.infer<typeof EmailAttachmentView>

/** An email as whoever may read it sees it. */
export const EmailView = z.extend(
  z.omit(TrackedEmail, {
    fingerprint: true,
    references: true,
    original: true,
    attachments: true,
    suggestions: true,
  }),
  {
    bytes: z.int(),
    attachments: z.array(EmailAttachmentView),
    suggestions: z.array(FilingSuggestion),
    /** Whether nobody of the record that it is filed to has the sender's address. */
    is_sender_unknown: z.boolean(),
    /** The emails of its thread that are filed to the same record, oldest first. */
    thread: z.array(
      z.object({ id: z.string(), from: EmailAddress, subject: z.string(), at: Instant }),
    ),
    /** The addresses that an answer to all goes to. */
    everybody: z.array(z.string()),
    /** What an answer quotes; '' for nothing. */
    quote: z.string(),
    /** From where an answer of the reader's leaves. */
    sender: EmailSender,
  },
)
export type EmailView = z.infer<typeof EmailView>

/** One line of a list of emails. */
export const EmailRow = z.object({
  id: z.string(),
  version: z.int(),
  direction: TrackedEmail.shape.direction,
  source: TrackedEmail.shape.source,
  from: EmailAddress,
  to: z.array(EmailAddress),
  subject: z.string(),
  /** The beginning of the text; '' for an email that is not filed. */
  excerpt: z.string(),
  at: Instant,
  attachments: z.int(),
  warnings: TrackedEmail.shape.warnings,
  is_automatic: z.boolean(),
  filing: TrackedEmail.shape.filing,
})
export type EmailRow = z.infer<typeof EmailRow>

/** An email that may be about a record. */
export const SuggestedEmail = z.object({ email: EmailRow, suggestion: FilingSuggestion })
export type SuggestedEmail = z.infer<typeof SuggestedEmail>

/** A telephone call about a record, to whoever reads its messages. */
export const RecordCall = z.pick(Call, {
  id: true,
  direction: true,
  number: true,
  person: true,
  user: true,
  started_at: true,
  duration_s: true,
  disposition: true,
  note: true,
})
export type RecordCall = z.infer<typeof RecordCall>

export const CorrespondenceEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), at: Instant, message: Message }),
  z.object({ kind: z.literal('email'), at: Instant, email: EmailRow }),
  z.object({ kind: z.literal('client'), at: Instant, message: ClientMessage }),
  z.object({
    kind: z.literal('whatsapp'),
    at: Instant,
    message: WhatsappMessage,
    /** Whose it is, by the name of their conversation. */
    from: z.string(),
    phone: z.string(),
    /** Whether the conversation waits for an answer, and free text can be sent until when. */
    is_waiting: z.boolean(),
    window_open_until: Instant,
  }),
  z.object({
    kind: z.literal('text'),
    at: Instant,
    message: z.pick(ReceivedText, { id: true, name: true, phone: true, text: true }),
  }),
  z.object({ kind: z.literal('call'), at: Instant, call: RecordCall }),
])
export type CorrespondenceEntry = z.infer<typeof CorrespondenceEntry>

/** The id of what an entry shows. */
export const idOfEntry = (entry: CorrespondenceEntry): string => {
  if (entry.kind === 'email') return entry.email.id
  return entry.kind === 'call' ? entry.call.id : entry.message.id
}

/** Somebody of a record, whom staff can write to. */
export const Correspondent = z.object({
  /** By which the messages with them are found. */
  id: z.string(),
  name: z.string(),
  /** 'Client' */
  role: z.string(),
  email: z.nullable(z.string()),
  /** How many messages there are with them, whatever the filter. */
  messages: z.int(),
  /** How many of theirs in the portal wait for an answer. */
  waiting: z.int(),
})
export type Correspondent = z.infer<typeof Correspondent>

/** A template for emails of a case. */
export const EmailTemplate = z.object({ key: z.string(), name: z.string() })
export type EmailTemplate = z.infer<typeof EmailTemplate>

/** An email template filled in for a case, for somebody to finish. */
export const EmailText = z.object({
  subject: z.string(),
  text: z.string(),
  /** What the template names and the case lacks. */
  missing: z.array(z.string()),
})
export type EmailText = z.infer<typeof EmailText>

/** The messages and emails of a record, newest first, and who can be written to. */
export const Correspondence = z.object({
  ref: z.string(),
  /** Those that the filter leaves. */
  entries: z.array(CorrespondenceEntry),
  /** How many there are, whatever the filter. */
  total: z.int(),
  next: z.nullable(z.string()),
  suggested: z.array(SuggestedEmail),
  people: z.array(Correspondent),
  /** From where an email that the reader writes leaves. */
  sender: EmailSender,
  /** By what other ways they can be written to; absent from a back end that knows none. */
  ways: z.optional(CorrespondenceWays),
  /** The clients who can be written to in their portal; none on a quote or lead. */
  portal: z.array(Named),
  /** Those of colleagues that have a problem: their mail may be missing. */
  mailboxes: z.array(MailboxGlance),
  mailbox: z.object({
    /** Where mail about this record is sent, forwarded or copied to. */
    address: z.string(),
    last_received_at: z.nullable(Instant),
  }),
})
export type Correspondence = z.infer<typeof Correspondence>
