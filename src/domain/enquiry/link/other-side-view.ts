import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { londonDate } from '#domain/dates'
import { declineText } from '#domain/enquiry/decline'
import { type CaseEnquiry, Direction } from '#domain/enquiry/enquiry'

/** How an enquiry stands, as the other side sees it. */
export const OtherSideStatus = z.enum([
  'awaiting',
  'answered',
  'declined',
  'not_satisfied',
  'accepted',
  'withdrawn',
  'covered_by_indemnity',
])
export type OtherSideStatus = z.infer<typeof OtherSideStatus>

/** An enquiry for the other side: nothing of who does what on our side. */
export const OtherSideEnquiry = z.object({
  id: z.string(),
  version: z.int(),
  number: z.int(),
  label: z.nullable(z.string()),
  parent: z.nullable(z.string()),
  text: z.string(),
  reason: z.nullable(z.string()),
  direction: Direction,
  round: z.int(),
  status: OtherSideStatus,
  reply: z.nullable(z.object({ text: z.string(), on: DateOnly })),
  comment: z.nullable(z.string()),
  earlier: z.array(
    z.object({ round: z.int(), reply: z.string(), comment: z.nullable(z.string()) }),
  ),
})
export type OtherSideEnquiry = z.infer<typeof OtherSideEnquiry>

export const OtherSideView = z.object({
  /** The firm that shares them, and how to reach it. */
  by: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  firm: z.string(),
  ref: z.string(),
  address: z.string(),
  last_day: DateOnly,
  /** Why nothing can be changed any more; null while it can. */
  ended: z.nullable(z.string()),
  enquiries: z.array(OtherSideEnquiry),
})
export type OtherSideView = z.infer<typeof OtherSideView>

/** Whether the other side has the reply: it is theirs, it went to them, or they said what they think of it. */
const isKnownToThem = ({ direction, status, reply_sent }: CaseEnquiry) =>
  direction === 'we_raise' ||
  reply_sent !== null ||
  status === 'accepted' ||
  status === 'not_satisfied'

const statusOf = (enquiry: CaseEnquiry): OtherSideStatus => {
  const { status, earlier } = enquiry
  // What was not sent, or waits for our own approval, is not theirs to see.
  const isHidden = (status === 'answered' || status === 'declined') && !isKnownToThem(enquiry)
  if (isHidden || status === 'raised' || status === 'sent' || status === 'decline_proposed')
    return earlier.length > 0 ? 'not_satisfied' : 'awaiting'
  return status
}

const replyOf = (enquiry: CaseEnquiry): OtherSideEnquiry['reply'] => {
  const { status, reply, decline } = enquiry
  if (status === 'decline_proposed' || status === 'raised' || !isKnownToThem(enquiry)) return null
  const said = decline ? { text: declineText(decline), at: decline.at } : reply
  return said && { text: said.text, on: londonDate(said.at) }
}

const otherSideEnquiry = (enquiry: CaseEnquiry): OtherSideEnquiry => {
  const { id, version, number, label, parent, text, reason, direction } = enquiry
  const { round, comment, earlier } = enquiry
  return {
    ...{ id, version, number, label, parent, text, reason, direction, round, comment, earlier },
    status: statusOf(enquiry),
    reply: replyOf(enquiry),
  }
}

/** The enquiries that the other side may see: all of theirs, and ours that were sent. */
export const otherSideEnquiries = (enquiries: readonly CaseEnquiry[]): OtherSideEnquiry[] =>
  enquiries
    .filter(({ status, direction }) => direction === 'we_answer' || status !== 'raised')
    .map(otherSideEnquiry)

type Standing = Pick<OtherSideEnquiry, 'direction' | 'status'>

const isOpen = ({ status }: Standing) =>
  !['accepted', 'withdrawn', 'covered_by_indemnity'].includes(status)

/** What the other side may do with an enquiry by its link: answer ours, and settle theirs once we replied. */
export const otherSideActs = (enquiry: Standing) => {
  const isTheirs = enquiry.direction === 'we_answer'
  const isReplied = enquiry.status === 'answered' || enquiry.status === 'declined'
  return {
    reply: !isTheirs && isOpen(enquiry),
    settle: isTheirs && isReplied,
    withdraw: isTheirs && isOpen(enquiry),
  }
}

export const otherSideLabels: Readonly<Record<OtherSideStatus, string>> = {
  awaiting: 'Awaiting a reply',
  answered: 'Answered',
  declined: 'Declined',
  not_satisfied: 'Asked again',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  covered_by_indemnity: 'Covered by indemnity',
}
