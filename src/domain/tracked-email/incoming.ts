import * as z from 'zod/mini'
import { DeliveryReport } from '#domain/communication/stop/report'
import { EmailAttachment, FilingKind, TrackedEmail } from './tracked-email.ts'

/** What a mail server reports of a message that the firm may have sent: the addresses that it did not reach. */
const ReturnedMessage = z.strictObject({
  message: z.string().check(z.maxLength(500)),
  failed: z.array(
    z.strictObject({
      address: z.string(),
      type: DeliveryReport.shape.type,
      status: DeliveryReport.shape.status,
      permanent: DeliveryReport.shape.permanent,
      reason: DeliveryReport.shape.reason,
    }),
  ),
})

/** An email as the edge read and stored it, before anybody knows what it is about. */
export const IncomingEmail = z.strictObject({
  fingerprint: TrackedEmail.shape.fingerprint,
  message_id: TrackedEmail.shape.message_id,
  references: TrackedEmail.shape.references,
  from: TrackedEmail.shape.from,
  to: TrackedEmail.shape.to,
  cc: TrackedEmail.shape.cc,
  reply_to: TrackedEmail.shape.reply_to,
  subject: TrackedEmail.shape.subject,
  text: TrackedEmail.shape.text,
  is_text_cut: TrackedEmail.shape.is_text_cut,
  has_html: TrackedEmail.shape.has_html,
  has_remote_pictures: TrackedEmail.shape.has_remote_pictures,
  link_hosts: TrackedEmail.shape.link_hosts,
  invitations: TrackedEmail.shape.invitations,
  warnings: TrackedEmail.shape.warnings,
  is_automatic: TrackedEmail.shape.is_automatic,
  sent_at: TrackedEmail.shape.sent_at,
  original: TrackedEmail.shape.original,
  attachments: z.array(EmailAttachment),
  returned: z.nullable(ReturnedMessage),
  /** The address that it was delivered to; null for a file. */
  delivered_to: z.nullable(z.string()),
})
export type IncomingEmail = z.infer<typeof IncomingEmail>

/** The record that a file is added to. */
export const DropTarget = z.strictObject({ kind: FilingKind, id: z.string() })
