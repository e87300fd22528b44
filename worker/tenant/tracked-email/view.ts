import type { Call } from '#domain/call/call'
import { splitAtQuote } from '#domain/mail/quoted'
import { answerToAll, quotedText } from '#domain/tracked-email/outgoing'
import type { TrackedEmail } from '#domain/tracked-email/tracked-email'
import type { EmailRow, EmailView, RecordCall } from '#domain/tracked-email/view'
import { emailSenderOf } from '#tenant/mailbox/sending/sender'
import type { RequestContext } from '#tenant/runtime/context'
import { isAddressKnown } from './known-address.ts'
import { scopedSuggestions } from './reading.ts'
import { trackedEmailsOf } from './tracked-emails.ts'

const EXCERPT = 200
const MOST_IN_THREAD = 200

/** The beginning of what they wrote, without the email that they answer. */
const excerptOf = ({ text }: Pick<TrackedEmail, 'text'>) =>
  splitAtQuote(text).added.replaceAll(/\s+/g, ' ').trim().slice(0, EXCERPT)

/** One line of a list; without its text while nobody has filed it, unless the person reads such emails. */
export const toEmailRow = (email: TrackedEmail, isReadable: boolean): EmailRow => ({
  id: email.id,
  version: email.version,
  direction: email.direction,
  source: email.source,
  from: email.from,
  to: email.to.slice(0, 5),
  subject: email.subject,
  excerpt: isReadable ? excerptOf(email) : '',
  at: email.at,
  attachments: email.attachments.filter((it) => !it.is_inline).length,
  warnings: email.warnings,
  is_automatic: email.is_automatic,
  filing: email.filing,
})

/** A call as it stands in the timeline of its record: without its recording and whatever was planned after it. */
export const toRecordCall = (call: Call): RecordCall => {
  const { id, direction, number, person, user, started_at, duration_s, disposition, note } = call
  const known = { id, direction, number, user, started_at, duration_s, disposition, note }
  return person === undefined ? known : { ...known, person }
}

/** An email as whoever may read it sees it. */
export const toEmailView = (context: RequestContext, email: TrackedEmail): EmailView => {
  const { fingerprint: _, references, original, attachments, suggestions: __, ...shown } = email
  return {
    ...shown,
    bytes: original.bytes,
    attachments: attachments.map(({ stored, ...it }) => ({ ...it, is_stored: stored !== null })),
    suggestions: email.filing === null ? scopedSuggestions(context, email) : [],
    is_sender_unknown: email.direction === 'in' && !isAddressKnown(context, email),
    thread: threadOf(context, email),
    everybody: answerToAll(email, context.person.email),
    quote: quotedText(email),
    sender: emailSenderOf(context),
  }
}

const threadOf = ({ store }: RequestContext, email: TrackedEmail): EmailView['thread'] => {
  if (email.filing === null) return []
  const ids = new Set([email.message_id, ...email.references].filter(Boolean))
  return trackedEmailsOf(store)
    .filedTo(email.filing.id, MOST_IN_THREAD)
    .filter((it) => it.id !== email.id)
    .filter((it) => ids.has(it.message_id) || it.references.some((one) => ids.has(one)))
    .map(({ id, from, subject, at }) => ({ id, from, subject, at }))
    .toReversed()
}
