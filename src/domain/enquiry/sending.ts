import { type Instant, londonDate } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import { next } from './changing.ts'
import { type Classifications, usualDueOn } from './creation.ts'
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
