import { londonDate } from '#domain/dates'
import { assertValid, wrongState } from '#domain/refusal'
import type { EnquiryDecline } from './bodies.ts'
import { assertOpen, nameOf, next } from './changing.ts'
import type { Stamp } from './creation.ts'
import { type HeldDocument, lackingIn, limitOn, type Said } from './decline-rules.ts'
import type { CaseEnquiry } from './enquiry.ts'

type Declining = Pick<EnquiryDecline, 'reason' | 'explanation'> & Partial<Said>

/** What a decline is judged by besides the enquiry. */
export type DeclinedAmong = {
  readonly others: readonly CaseEnquiry[]
  readonly documents?: readonly HeldDocument[]
}

/** Throws 422 where the reason does not hold, or the decline does not say what it rests on. */
const assertDecline = (
  enquiry: CaseEnquiry,
  reason: EnquiryDecline['reason'],
  said: Said,
  { others, documents = [], now }: DeclinedAmong & Pick<Stamp, 'now'>,
) => {
  const judged = { enquiry, others, documents, today: londonDate(now) }
  const against = limitOn(reason, judged)
  assertValid(against ? { reason: [against] } : {})
  const lacking = Object.entries(lackingIn(reason, said, judged))
  assertValid(Object.fromEntries(lacking.map(([field, fault]) => [field, [fault]])))
}

/**
 * The enquiry declined, by somebody who may approve declines, or proposed for a decline; it stays open. Throws 409 where
 * we do not answer it, 422 where the reason does not hold.
 */
export const declinedEnquiry = (
  enquiry: CaseEnquiry,
  { reason, explanation, offer = null, document_id = null, repeats = null }: Declining,
  among: DeclinedAmong,
  { by, now, mayApprove }: Stamp & { readonly mayApprove: boolean },
): CaseEnquiry => {
  assertOpen(enquiry)
  if (enquiry.direction === 'we_raise')
    throw wrongState('enquiry.not_ours_to_answer', 'Only the side that answers can decline.')
  const said = { explanation, offer: offer || null, document_id, repeats }
  assertDecline(enquiry, reason, said, { ...among, now })
  const approval = mayApprove ? { by: nameOf(by), at: now } : null
  return next(enquiry, {
    status: mayApprove ? 'declined' : 'decline_proposed',
    decline: { reason, ...said, by: nameOf(by), at: now, approval },
    reply_sent: null,
    held_since: londonDate(now),
  })
}

/** The enquiry with its proposed decline approved, or taken back. Throws 409 where none waits. */
export const approvedDecline = (
  enquiry: CaseEnquiry,
  isApproved: boolean,
  { by, now }: Stamp,
): CaseEnquiry => {
  if (enquiry.status !== 'decline_proposed' || enquiry.decline === null)
    throw wrongState(
      'enquiry.no_decline',
      `Enquiry ${enquiry.number} has no decline that awaits approval.`,
    )
  const held_since = londonDate(now)
  if (!isApproved)
    return next(enquiry, {
      status: enquiry.reply ? 'answered' : 'sent',
      decline: null,
      held_since,
    })
  const approval = { by: nameOf(by), at: now }
  return next(enquiry, {
    status: 'declined',
    decline: { ...enquiry.decline, approval },
    held_since,
  })
}
