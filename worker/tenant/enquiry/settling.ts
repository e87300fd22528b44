import type { EnquiryOutcome } from '#domain/enquiry/bodies'
import { reopenedEnquiry, settledEnquiry } from '#domain/enquiry/changing'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { statusLabels } from '#domain/enquiry/labels'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import {
  changeOne,
  type EnquiryAddress,
  numbersOf,
  recount,
  stampOf,
} from './changing-enquiries.ts'

export const settleEnquiry = (
  context: RequestContext,
  address: EnquiryAddress,
  { version, ...said }: EnquiryOutcome,
): CaseEnquiry => {
  const { conveyance, changed } = changeOne(context, address, version, (enquiry) =>
    settledEnquiry(enquiry, said, stampOf(context)),
  )
  const outcome = statusLabels[changed.status].toLowerCase()
  const detail = { numbers: numbersOf([changed]), outcome, name: said.name }
  context.recordEvents(
    [{ name: 'enquiry.settled', ...ofCase(conveyance), changed: ['enquiries'], detail }],
    staffOfCase(conveyance),
  )
  recount(context, conveyance)
  return changed
}

export const reopenEnquiry = (
  context: RequestContext,
  address: EnquiryAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): CaseEnquiry => {
  const { conveyance, changed } = changeOne(context, address, version, (enquiry) =>
    reopenedEnquiry(enquiry, context.now),
  )
  const detail = { numbers: numbersOf([changed]), reason }
  context.recordEvents(
    [{ name: 'enquiry.reopened', ...ofCase(conveyance), changed: ['enquiries'], detail }],
    staffOfCase(conveyance),
  )
  recount(context, conveyance)
  return changed
}
