import { next } from '#domain/enquiry/changing'
import type { Stamp } from '#domain/enquiry/creation'
import { type CaseEnquiry, isSettled } from '#domain/enquiry/enquiry'
import { sentEnquiry } from '#domain/enquiry/sending'
import { invalid, wrongState } from '#domain/refusal'
import type { EnquiryLetter, EnquiryLetterKind } from './contents.ts'

/** What a letter may hold: what we replied, with declines that were approved; drafts with their reason. */
const isFor: Readonly<Record<EnquiryLetterKind, (enquiry: CaseEnquiry) => boolean>> = {
  replies: ({ direction, status }) =>
    direction === 'we_answer' && (status === 'answered' || status === 'declined'),
  enquiries: ({ direction, status }) => direction === 'we_raise' && status === 'raised',
}

const lacks: Readonly<Record<EnquiryLetterKind, string>> = {
  replies: 'has no reply for the other side',
  enquiries: 'is no draft of ours',
}

export const canBeInLetter = (kind: EnquiryLetterKind, enquiry: CaseEnquiry): boolean =>
  isFor[kind](enquiry)

const asOf = (kind: EnquiryLetterKind, { version, reply, decline }: CaseEnquiry) =>
  kind === 'enquiries' ? String(version) : (decline?.at ?? reply?.at ?? '')

/** What a letter of these enquiries holds; throws 422 for one that cannot be in it. */
export const letterOf = (
  kind: EnquiryLetterKind,
  enquiries: readonly CaseEnquiry[],
): EnquiryLetter => {
  const other = enquiries.find((it) => !canBeInLetter(kind, it))
  if (other) throw invalid({ enquiries: [`Enquiry ${other.number} ${lacks[kind]}.`] })
  const bare = enquiries.find(({ library_id, reason }) => library_id !== null && !reason)
  if (kind === 'enquiries' && bare)
    throw invalid({
      enquiries: [`Enquiry ${bare.number} comes from the library and says no reason yet.`],
    })
  return { kind, items: enquiries.map((it) => ({ id: it.id, as_of: asOf(kind, it) })) }
}

type Sent = Stamp & { readonly document: string }

/**
 * An enquiry after the letter that holds it went to the other side; null where nothing is left to mark. Throws 409 for
 * one that has changed since the letter was made.
 */
export const sentInLetter = (
  { kind, items }: EnquiryLetter,
  enquiry: CaseEnquiry,
  { by, now, classifications, document }: Sent,
): CaseEnquiry | null => {
  if (isSettled(enquiry) || (kind === 'enquiries' && enquiry.status !== 'raised')) return null
  const item = items.find(({ id }) => id === enquiry.id)
  if (!canBeInLetter(kind, enquiry) || item?.as_of !== asOf(kind, enquiry))
    throw wrongState(
      'enquiry.changed_since',
      `Enquiry ${enquiry.number} has changed since this document was made. Make the document again.`,
    )
  if (kind === 'enquiries') return sentEnquiry(enquiry, now, classifications)
  return next(enquiry, { reply_sent: { document, by: { id: by.id, name: by.name }, at: now } })
}
