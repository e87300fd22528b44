import { type CaseEnquiry, isSettled } from './enquiry.ts'

/** What a case counts of its enquiries; drafts are neither raised nor open. */
export const enquiryCounts = (enquiries: readonly CaseEnquiry[]) => {
  const count = (...statuses: readonly CaseEnquiry['status'][]) =>
    enquiries.filter(({ status }) => statuses.includes(status)).length
  return {
    enquiries_raised: enquiries.length - count('raised'),
    enquiries_answered: count('answered', 'accepted'),
    enquiries_accepted: count('accepted'),
    enquiries_open: enquiries.filter((it) => !isSettled(it) && it.status !== 'raised').length,
    enquiries_drafts: count('raised'),
  }
}
