import type { BodyInput } from '#domain/endpoint'
import { caseEnquiryApi } from '#domain/enquiry/api'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change, save } = caseStoreOf<CaseEnquiry[], CaseEnquiry | CaseEnquiry[]>(
  'case-enquiries',
  (id) => call(caseEnquiryApi.list, { params: { id } }),
)

export const $caseEnquiries = $store

/** Adds a list; the key makes a repeated request harmless. */
export const addEnquiries = (body: BodyInput<typeof caseEnquiryApi.add>, key: string) =>
  save(call(caseEnquiryApi.add, { params: { id: caseId() }, body, key }))

export const replyToEnquiries = (body: BodyInput<typeof caseEnquiryApi.reply>, key: string) =>
  save(call(caseEnquiryApi.reply, { params: { id: caseId() }, body, key }))

/** Records drafts as sent. */
export const sendEnquiries = (enquiries: readonly CaseEnquiry[], key: string) => {
  const body = { enquiries: enquiries.map(({ id, version }) => ({ id, version })) }
  return save(call(caseEnquiryApi.send, { params: { id: caseId() }, body, key }))
}

const targetOf = ({ id, version }: CaseEnquiry, key: string) => ({
  params: { id: caseId(), enquiry: id },
  version,
  key,
})

export const changeEnquiry = (
  enquiry: CaseEnquiry,
  body: ChangeBody<typeof caseEnquiryApi.change>,
  key: string,
) => change(caseEnquiryApi.change, body, targetOf(enquiry, key))

export const declineEnquiry = (
  enquiry: CaseEnquiry,
  body: ChangeBody<typeof caseEnquiryApi.decline>,
  key: string,
) => change(caseEnquiryApi.decline, body, targetOf(enquiry, key))

export const approveDecline = (enquiry: CaseEnquiry, is_approved: boolean, key: string) =>
  change(caseEnquiryApi.approve_decline, { is_approved }, targetOf(enquiry, key))

export const settleEnquiry = (
  enquiry: CaseEnquiry,
  body: ChangeBody<typeof caseEnquiryApi.settle>,
  key: string,
) => change(caseEnquiryApi.settle, body, targetOf(enquiry, key))

export const reopenEnquiry = (enquiry: CaseEnquiry, reason: string, key: string) =>
  change(caseEnquiryApi.reopen, { reason }, targetOf(enquiry, key))
