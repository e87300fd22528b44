import type { CaseEnquiry, EnquiryHolder, EnquiryStatus } from './enquiry.ts'

export const statusLabels: Readonly<Record<EnquiryStatus, string>> = {
  raised: 'Draft',
  sent: 'Awaiting a reply',
  answered: 'Answered, not accepted',
  declined: 'Declined, not accepted',
  not_satisfied: 'Not satisfied',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  covered_by_indemnity: 'Covered by indemnity',
}

export const holderLabels: Readonly<Record<EnquiryHolder, string>> = {
  us: 'With us',
  client: 'Client',
  third_party: 'Somebody else',
  other_side: 'Other side',
}

/** '4 answers are not accepted yet' or what else stands in the way; null when nothing is open. */
export const openText = (enquiries: readonly CaseEnquiry[], open: number): string | null => {
  if (open === 0) return null
  const answered = enquiries.filter(({ status }) => status === 'answered').length
  const enquiry = open === 1 ? '1 enquiry is' : `${open} enquiries are`
  const replies = answered === 1 ? '1 reply is' : `${answered} replies are`
  return answered === 0
    ? `${enquiry} open. Exchange is blocked until accepted, or waived with a reason.`
    : `${enquiry} open; ${replies} not accepted yet. Exchange is blocked until accepted, or waived with a reason.`
}
