import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { EnquiryChange, EnquiryDecline, EnquiryOutcome } from './bodies.ts'
import { classificationFor, usualDueOn } from './creation.ts'
import { reasonAgainstDeclining } from './decline.ts'
import { type CaseEnquiry, isSettled } from './enquiry.ts'

type Stamp = { readonly by: Named; readonly now: Instant }

const nameOf = ({ id, name }: Named): Named => ({ id, name })

const next = (enquiry: CaseEnquiry, change: Partial<CaseEnquiry>): CaseEnquiry => ({
  ...enquiry,
  ...change,
  version: enquiry.version + 1,
})

const assertOpen = (enquiry: CaseEnquiry) => {
  if (isSettled(enquiry))
    throw wrongState('enquiry.settled', `Enquiry ${enquiry.number} is settled. Reopen it first.`)
}

/** The enquiry with other details. Throws 409 once it is settled. */
export const changedEnquiry = (
  enquiry: CaseEnquiry,
  { text, classification, answerer, due_on }: Omit<EnquiryChange, 'version'>,
): CaseEnquiry => {
  assertOpen(enquiry)
  assertValid(
    classificationFor(classification)
      ? {}
      : { classification: ['Choose a classification from the list.'] },
  )
  return next(enquiry, { text, classification, answerer, due_on })
}

/** A draft of ours as it went to the other side. Throws 409 for one that has gone. */
export const sentEnquiry = (enquiry: CaseEnquiry, now: Instant): CaseEnquiry => {
  if (enquiry.status !== 'raised')
    throw wrongState('enquiry.already_sent', `Enquiry ${enquiry.number} has been sent already.`)
  const on = londonDate(now)
  return next(enquiry, {
    status: 'sent',
    held_since: on,
    due_on: usualDueOn(enquiry.classification, on),
  })
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
    held_since: londonDate(now),
  })
}

/** The enquiry declined; it stays open. Throws 409 where we do not answer it, 422 where the reason does not hold. */
export const declinedEnquiry = (
  enquiry: CaseEnquiry,
  { reason, explanation }: Omit<EnquiryDecline, 'version'>,
  others: readonly CaseEnquiry[],
  { by, now }: Stamp,
): CaseEnquiry => {
  assertOpen(enquiry)
  if (enquiry.direction === 'we_raise')
    throw wrongState('enquiry.not_ours_to_answer', 'Only the side that answers can decline.')
  const against = reasonAgainstDeclining(reason, enquiry, others)
  assertValid(against ? { reason: [against] } : {})
  return next(enquiry, {
    status: 'declined',
    decline: { reason, explanation, by: nameOf(by), at: now },
    held_since: londonDate(now),
  })
}

const assertOutcome = (
  enquiry: CaseEnquiry,
  { outcome, how, quotation, indemnity }: Omit<EnquiryOutcome, 'version'>,
) => {
  assertOpen(enquiry)
  const isReplied = enquiry.status === 'answered' || enquiry.status === 'declined'
  if (!isReplied && (outcome === 'accepted' || outcome === 'not_satisfied'))
    throw wrongState('enquiry.not_answered', `Enquiry ${enquiry.number} has no reply yet.`)
  assertValid({
    ...(how === 'mail' && outcome !== 'withdrawn' && !quotation
      ? { quotation: ['Enter what they wrote.'] }
      : {}),
    ...(outcome === 'covered_by_indemnity' && !indemnity
      ? { indemnity: ['Enter the policy.'] }
      : {}),
  })
}

const raisedAgain = (enquiry: CaseEnquiry, comment: string | null, on: DateOnly): CaseEnquiry => {
  const reply = enquiry.reply?.text ?? enquiry.decline?.explanation ?? ''
  return next(enquiry, {
    status: 'not_satisfied',
    round: enquiry.round + 1,
    comment,
    earlier: [...enquiry.earlier, { round: enquiry.round, reply, comment: enquiry.comment }],
    reply: null,
    decline: null,
    held_since: on,
    due_on: usualDueOn(enquiry.classification, on),
  })
}

/** What the side that asked said. Throws 409 for an acceptance without a reply, 422 without their words or the policy. */
export const settledEnquiry = (
  enquiry: CaseEnquiry,
  said: Omit<EnquiryOutcome, 'version'>,
  { by, now }: Stamp,
): CaseEnquiry => {
  assertOutcome(enquiry, said)
  const on = londonDate(now)
  if (said.outcome === 'not_satisfied') return raisedAgain(enquiry, said.quotation, on)
  const { how, name, quotation } = said
  return next(enquiry, {
    status: said.outcome,
    settlement: { how, name, quotation: quotation || null, by: nameOf(by), at: now },
    indemnity: said.outcome === 'covered_by_indemnity' ? said.indemnity : null,
    held_since: on,
  })
}

/** The enquiry as it was before it was settled. Throws 409 for one that is open. */
export const reopenedEnquiry = (enquiry: CaseEnquiry, now: Instant): CaseEnquiry => {
  if (!isSettled(enquiry))
    throw wrongState('enquiry.open', `Enquiry ${enquiry.number} is open already.`)
  const replied = enquiry.decline ? 'declined' : 'answered'
  return next(enquiry, {
    status: enquiry.reply || enquiry.decline ? replied : 'sent',
    settlement: null,
    indemnity: null,
    held_since: londonDate(now),
  })
}
