import { createHash } from 'node:crypto'
import { parseMail } from '#domain/mail/mail'
import { headersOf } from '#domain/mail/mime/headers'
import { isMarkedPrivate, type MailEnvelope } from '#domain/mailbox/envelope'
import { contentOf } from '#domain/tracked-email/reading'
import type { ImapHeader } from './session.ts'

/** The header lines that say whether an email is about a record. */
export const HEADER_NAMES = [
  'message-id',
  'references',
  'in-reply-to',
  'from',
  'to',
  'cc',
  'subject',
  'date',
  'sensitivity',
]

/** What says whether an email is about a record; its id stays in whatever folder of the mailbox it is. */
export const envelopeIn = (
  mailbox: string,
  { received_at, is_draft, bytes }: ImapHeader,
): MailEnvelope => {
  const { root, ...mail } = parseMail(bytes)
  const { message_id, references, from, to, cc, subject, sent_at } = contentOf({ ...mail, root })
  const same = [mailbox, message_id, from.address.toLowerCase(), subject, sent_at]
  const marks = headersOf(root.headers, 'sensitivity')
  return {
    id: createHash('sha256').update(JSON.stringify(same)).digest('base64url'),
    ...{ message_id, references, from, to, cc, subject, received_at, is_draft },
    is_private: isMarkedPrivate(marks.map((value) => ({ name: 'sensitivity', value }))),
  }
}
