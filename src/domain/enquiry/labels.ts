import type { CaseEnquiry, EnquiryHolder, EnquiryStatus } from './enquiry.ts'

export const statusLabels: Readonly<Record<EnquiryStatus, string>> = {
  raised: 'Draft',
  sent: 'Awaiting a reply',
  answered: 'Answered, not accepted',
  decline_proposed: 'Decline awaiting approval',
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

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

const sentences = (enquiries: readonly CaseEnquiry[], open: number) => {
  const count = (status: EnquiryStatus) => enquiries.filter((it) => it.status === status).length
  const [drafts, answered] = [count('raised'), count('answered')]
  const [proposed, declined] = [count('decline_proposed'), count('declined')]
  return [
    drafts > 0 ? `${counted(drafts, 'draft is', 'drafts are')} not sent yet` : '',
    open > 0 ? `${counted(open, 'enquiry is', 'enquiries are')} open` : '',
    answered > 0 ? `${counted(answered, 'reply is', 'replies are')} not accepted yet` : '',
    proposed > 0 ? `${counted(proposed, 'decline awaits', 'declines await')} approval` : '',
    declined > 0 ? `${counted(declined, 'decline is', 'declines are')} not accepted yet` : '',
  ].filter((it) => it !== '')
}

/** '3 drafts are not sent yet; 4 enquiries are open' and what that stops; null when nothing is open. */
export const openText = (enquiries: readonly CaseEnquiry[], open: number): string | null =>
  sentences(enquiries, open).length === 0
    ? null
    : `${sentences(enquiries, open).join('; ')}. Exchange is blocked until every enquiry is accepted, or waived with a reason.`
