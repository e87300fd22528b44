import { assertAllowed } from '#domain/act'
import { londonDate } from '#domain/dates'
import { currentVersion } from '#domain/document/document'
import type { EnquiryDecline, EnquiryDeclineApproval } from '#domain/enquiry/bodies'
import { declineReasons } from '#domain/enquiry/decline'
import { mayApproveDecline } from '#domain/enquiry/decline-approval'
import type { HeldDocument } from '#domain/enquiry/decline-rules'
import { approvedDecline, declinedEnquiry } from '#domain/enquiry/declining'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { documentsFor } from '#tenant/document/reading'
import type { RequestContext } from '#tenant/runtime/context'
import {
  changeOne,
  type EnquiryAddress,
  numbersOf,
  recordsOf,
  recount,
  stampOf,
} from './changing-enquiries.ts'

/** The documents of a case that are open, with the days of their newest versions. */
const heldDocuments = (context: RequestContext, id: string): HeldDocument[] =>
  documentsFor(context, { kind: 'conveyance', id })
    .filter(({ status }) => status === 'filed')
    .map((it) => ({
      ...{ id: it.id, name: it.name },
      filed_on: londonDate(currentVersion(it).created_at),
    }))

/** Declines an enquiry, or proposes it where somebody else has to approve. */
export const declineEnquiry = (
  context: RequestContext,
  address: EnquiryAddress,
  { version, ...decline }: EnquiryDecline,
): CaseEnquiry => {
  const others = recordsOf(context).of([address.id])
  const mayApprove = mayApproveDecline(context.person) === true
  const { conveyance, changed } = changeOne(context, address, version, (enquiry) =>
    declinedEnquiry(
      enquiry,
      decline,
      { others, documents: heldDocuments(context, address.id) },
      { ...stampOf(context), mayApprove },
    ),
  )
  const name = mayApprove ? 'enquiry.declined' : 'enquiry.decline-proposed'
  const detail = { numbers: numbersOf([changed]), why: declineReasons[decline.reason].label }
  context.recordEvents(
    [{ name, ...ofCase(conveyance), changed: ['enquiries'], detail }],
    staffOfCase(conveyance),
  )
  recount(context, conveyance)
  return changed
}

/** Approves a proposed decline, or takes it back. Throws 403 for whoever may not approve. */
export const approveDecline = (
  context: RequestContext,
  address: EnquiryAddress,
  { version, is_approved }: EnquiryDeclineApproval,
): CaseEnquiry => {
  assertAllowed(mayApproveDecline(context.person))
  const { conveyance, changed } = changeOne(context, address, version, (enquiry) =>
    approvedDecline(enquiry, is_approved, stampOf(context)),
  )
  const why = changed.decline ? declineReasons[changed.decline.reason].label : ''
  const numbers = numbersOf([changed])
  const of = { ...ofCase(conveyance), changed: ['enquiries'] }
  context.recordEvents(
    [
      is_approved
        ? { name: 'enquiry.declined', ...of, detail: { numbers, why } }
        : { name: 'enquiry.decline-refused', ...of, detail: { numbers } },
    ],
    staffOfCase(conveyance),
  )
  recount(context, conveyance)
  return changed
}
