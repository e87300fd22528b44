import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { EnquiryChange, EnquiryOutcome } from './bodies.ts'
import { assertClassification, type Classifications, type Stamp, usualDueOn } from './creation.ts'
import { declineText } from './decline.ts'
import { type CaseEnquiry, holderOf, isSettled } from './enquiry.ts'

export const nameOf = ({ id, name }: Named): Named => ({ id, name })

/** The enquiry with a change; whoever has it then has not been chased, where that is somebody else. */
export const next = (enquiry: CaseEnquiry, change: Partial<CaseEnquiry>): CaseEnquiry => {
  const after = { ...enquiry, ...change, version: enquiry.version + 1 }
  return holderOf(after) === holderOf(enquiry) ? after : { ...after, chased: null }
}

export const assertOpen = (enquiry: CaseEnquiry) => {
  if (isSettled(enquiry))
    throw wrongState('enquiry.settled', `Enquiry ${enquiry.number} is settled. Reopen it first.`)
}

/** The enquiry with other details. Throws 409 once it is settled. */
export const changedEnquiry = (
  enquiry: CaseEnquiry,
  { text, classification, answerer, due_on }: Omit<EnquiryChange, 'version'>,
  classifications?: Classifications,
): CaseEnquiry => {
  assertOpen(enquiry)
  if (classification !== enquiry.classification)
    assertClassification(classification, classifications)
  return next(enquiry, { text, classification, answerer, due_on })
}

/** The enquiry with a reply, which settles nothing. Throws 409 for a draft and once it is settled. */
export const answeredEnquiry = (
  enquiry: CaseEnquiry,
  text: string,
  { by, now }: Stamp,
): CaseEnquiry => {
  assertOpen(enquiry)
  if (enquiry.status === 'raised')
    throw wrongState('enquiry.not_sent', `Enquiry ${enquiry.number} has not been sent yet.`)
  return next(enquiry, {
    status: 'answered',
    reply: { text, by: nameOf(by), at: now },
    decline: null,
    reply_sent: null,
    held_since: londonDate(now),
  })
}

/** What the side that asked said, and how we know it. */
export type Said = Omit<EnquiryOutcome, 'version' | 'how'> & {
  readonly how: 'mail' | 'call' | 'link'
}

const assertOutcome = (enquiry: CaseEnquiry, { outcome, how, quotation, indemnity }: Said) => {
  assertOpen(enquiry)
  const isReplied = enquiry.status === 'answered' || enquiry.status === 'declined'
  if (!isReplied && (outcome === 'accepted' || outcome === 'not_satisfied'))
    throw wrongState('enquiry.not_answered', `Enquiry ${enquiry.number} has no reply yet.`)
  const isQuoted =
    how === 'link' ? outcome === 'not_satisfied' : how === 'mail' && outcome !== 'withdrawn'
  assertValid({
    ...(isQuoted && !quotation ? { quotation: ['Enter what they wrote.'] } : {}),
    ...(outcome === 'covered_by_indemnity' && !indemnity
      ? { indemnity: ['Enter the policy.'] }
      : {}),
  })
}

const raisedAgain = (
  enquiry: CaseEnquiry,
  comment: string | null,
  on: DateOnly,
  classifications?: Classifications,
): CaseEnquiry => {
  const reply = enquiry.reply?.text ?? (enquiry.decline ? declineText(enquiry.decline) : '')
  return next(enquiry, {
    status: 'not_satisfied',
    round: enquiry.round + 1,
    comment,
    earlier: [...enquiry.earlier, { round: enquiry.round, reply, comment: enquiry.comment }],
    reply: null,
    decline: null,
    reply_sent: null,
    held_since: on,
    due_on: usualDueOn(enquiry.classification, on, classifications),
  })
}

/** What the side that asked said. Throws 409 for an acceptance without a reply, 422 without their words or the policy. */
export const settledEnquiry = (
  enquiry: CaseEnquiry,
  said: Said,
  { by, now, classifications }: Stamp,
): CaseEnquiry => {
  assertOutcome(enquiry, said)
  const on = londonDate(now)
  if (said.outcome === 'not_satisfied')
    return raisedAgain(enquiry, said.quotation, on, classifications)
  const { how, name, quotation } = said
  return next(enquiry, {
    status: said.outcome,
    settlement: { how, name, quotation: quotation || null, by: nameOf(by), at: now },
    indemnity: said.outcome === 'covered_by_indemnity' ? said.indemnity : null,
    held_since: on,
  })
}

const statusBefore = ({ reply, decline }: CaseEnquiry): CaseEnquiry['status'] => {
  if (decline) return decline.approval ? 'declined' : 'decline_proposed'
  return reply ? 'answered' : 'sent'
}

/** The enquiry as it was before it was settled. Throws 409 for one that is open. */
export const reopenedEnquiry = (enquiry: CaseEnquiry, now: Instant): CaseEnquiry => {
  if (!isSettled(enquiry))
    throw wrongState('enquiry.open', `Enquiry ${enquiry.number} is open already.`)
  return next(enquiry, {
    status: statusBefore(enquiry),
    settlement: null,
    indemnity: null,
    held_since: londonDate(now),
  })
}
