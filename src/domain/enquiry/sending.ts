import { type Instant, londonDate } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import { nameOf, next } from './changing.ts'
import { type Classifications, type Stamp, usualDueOn } from './creation.ts'
import type { CaseEnquiry } from './enquiry.ts'

/** A draft of ours as it went to the other side. Throws 409 for one that has gone, and for one of the library without a reason. */
export const sentEnquiry = (
  enquiry: CaseEnquiry,
  now: Instant,
  classifications?: Classifications,
): CaseEnquiry => {
  if (enquiry.status !== 'raised')
    throw wrongState('enquiry.already_sent', `Enquiry ${enquiry.number} has been sent already.`)
  if (enquiry.library_id !== null && !enquiry.reason)
    throw wrongState(
      'enquiry.no_reason',
      `Enquiry ${enquiry.number} comes from the library and says no reason yet.`,
    )
  const on = londonDate(now)
  return next(enquiry, {
    status: 'sent',
    held_since: on,
    due_on: usualDueOn(enquiry.classification, on, classifications),
  })
}

/** Whether a reply of ours, or a decline, has not gone to the other side. */
export const hasUnsentReply = ({ direction, status, reply_sent }: CaseEnquiry): boolean =>
  direction === 'we_answer' &&
  (status === 'answered' || status === 'declined') &&
  reply_sent === null

/** What of an enquiry waited on our side as it went to the other side: a draft, or a reply. Throws 409 where nothing waits. */
export const recordedAsSent = (
  enquiry: CaseEnquiry,
  { by, now, classifications }: Stamp,
): CaseEnquiry => {
  if (enquiry.direction === 'we_raise') return sentEnquiry(enquiry, now, classifications)
  if (!hasUnsentReply(enquiry))
    throw wrongState('enquiry.no_reply_to_send', `Enquiry ${enquiry.number} has no reply to send.`)
  return next(enquiry, { reply_sent: { document: null, by: nameOf(by), at: now } })
}
