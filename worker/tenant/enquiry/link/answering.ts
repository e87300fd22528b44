import { answeredEnquiry, settledEnquiry } from '#domain/enquiry/changing'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { statusLabels } from '#domain/enquiry/labels'
import type { OtherSideOutcomes, OtherSideReplies } from '#domain/enquiry/link/bodies'
import {
  type OtherSideView,
  otherSideActs,
  otherSideEnquiries,
} from '#domain/enquiry/link/other-side-view'
import { notFound, wrongState } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { changeIn, numbersOf, recount, stampOf } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'
import { linkToChange, type OpenLink, toOtherSideView } from './opening.ts'

type Act = keyof ReturnType<typeof otherSideActs>

/** Throws 404 for an enquiry that the link does not show, 409 for an act that is not the other side’s. */
const assertTheirs = (enquiry: CaseEnquiry, act: Act) => {
  const [shared] = otherSideEnquiries([enquiry])
  if (shared === undefined) throw notFound()
  if (!otherSideActs(shared)[act])
    throw wrongState(
      'enquiry.not_now',
      `Enquiry ${enquiry.number} cannot be changed by this link now. Load the page again.`,
    )
}

const finish = (opened: OpenLink): OtherSideView => {
  recount(opened.context, opened.conveyance)
  return toOtherSideView(opened)
}

/** Records the replies of the other side to what we asked. */
export const replyByLink = (
  visitor: RequestContext,
  token: string,
  { name, replies }: OtherSideReplies,
): OtherSideView => {
  const opened = linkToChange(visitor, token, name)
  const { context, link, conveyance } = opened
  const changed = changeIn(context, conveyance, replies, (enquiry, { text }) => {
    assertTheirs(enquiry, 'reply')
    return answeredEnquiry(enquiry, text, context)
  })
  const detail = { firm: link.firm, name, numbers: numbersOf(changed) }
  context.recordEvents(
    [{ name: 'enquiry-link.replied', ...ofCase(conveyance), changed: ['enquiries'], detail }],
    staffOfCase(conveyance),
  )
  return finish(opened)
}

/** Records what the other side says of our replies: accepted, not satisfied or withdrawn, each by itself. */
export const settleByLink = (
  visitor: RequestContext,
  token: string,
  { name, outcomes }: OtherSideOutcomes,
): OtherSideView => {
  const opened = linkToChange(visitor, token, name)
  const { context, link, conveyance } = opened
  const changed = changeIn(context, conveyance, outcomes, (enquiry, { outcome, comment }) => {
    assertTheirs(enquiry, outcome === 'withdrawn' ? 'withdraw' : 'settle')
    const said = { outcome, how: 'link', name, quotation: comment, indemnity: null } as const
    return settledEnquiry(enquiry, said, stampOf(context))
  })
  const groups = Map.groupBy(changed, ({ status }) => status)
  const events = [...groups].map(([status, enquiries]) => {
    const outcome = statusLabels[status].toLowerCase()
    const detail = { firm: link.firm, name, numbers: numbersOf(enquiries), outcome }
    const of = { ...ofCase(conveyance), changed: ['enquiries'] }
    return { name: 'enquiry-link.settled', ...of, detail } as const
  })
  context.recordEvents(events, staffOfCase(conveyance))
  return finish(opened)
}
