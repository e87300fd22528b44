import type { Verdict } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, shortDate } from '#domain/dates'
import { assertOpen, next } from '#domain/enquiry/changing'
import { type CaseEnquiry, type EnquiryHolder, holderOf } from '#domain/enquiry/enquiry'
import { fullText } from '#domain/enquiry/full-text'
import { wrongState } from '#domain/refusal'

type Asked = Pick<CaseEnquiry, 'number' | 'status' | 'direction' | 'answerer'>

/** Who can be written to about enquiries. */
export type Chased = Extract<EnquiryHolder, 'other_side' | 'client'>

const notChased: Readonly<Record<Exclude<EnquiryHolder, Chased>, string>> = {
  us: 'is with us. Assign it instead.',
  third_party:
    'is with somebody whom the case names no address for. Call them, and note it on the case.',
}

/** Whether the holder of an enquiry can be chased by a message, and why not. */
export const mayChaseEnquiry = (enquiry: Asked): Verdict => {
  const holder = holderOf(enquiry)
  if (holder === 'other_side' || holder === 'client') return true
  const why = holder === null ? 'is settled.' : notChased[holder]
  return wrongState('enquiry.not_chased', `Enquiry ${enquiry.number} ${why}`)
}

/** Whether the other side can be written to. */
export const mayWriteToOtherSide = ({ other_side }: Pick<Conveyance, 'other_side'>): Verdict =>
  other_side?.email
    ? true
    : wrongState(
        'enquiry.no_other_side_email',
        'The case names no email address of the other side’s conveyancer. Enter it on the case first.',
      )

/** The enquiry with a chase of today. Throws 409 once it is settled. */
export const chasedEnquiry = (enquiry: CaseEnquiry, today: DateOnly): CaseEnquiry => {
  assertOpen(enquiry)
  return next(enquiry, { chased: { count: (enquiry.chased?.count ?? 0) + 1, last_on: today } })
}

/** '3. Please supply the certificate.', one on each line, with what of it is awaited. */
export const chaseList = (enquiries: readonly CaseEnquiry[]): string =>
  enquiries
    .map((it) => {
      const waits =
        it.direction === 'we_answer' ? ' (we replied, and await whether you accept it)' : ''
      return `${it.number}. ${fullText(it)}${waits}`
    })
    .join('\n')

/** 'Chased twice, last on 12 Nov'; null for never. */
export const chasedText = ({ chased }: Pick<CaseEnquiry, 'chased'>): string | null => {
  if (chased === null) return null
  const times = chased.count === 1 ? 'once' : chased.count === 2 ? 'twice' : `${chased.count} times`
  return `chased ${times}, last on ${shortDate(chased.last_on)}`
}
