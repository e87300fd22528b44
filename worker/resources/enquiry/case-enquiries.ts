import { caseEnquiryApi } from '#domain/enquiry/api'
import { type Api, serve } from '../../serve.ts'
import { approveDecline, declineEnquiry } from '../../tenant/enquiry/declining.ts'
import {
  addEnquiries,
  changeEnquiry,
  enquiriesOf,
  replyToEnquiries,
  sendEnquiries,
} from '../../tenant/enquiry/enquiries.ts'
import { reopenEnquiry, settleEnquiry } from '../../tenant/enquiry/settling.ts'

export const caseEnquiries = (api: Api) => {
  serve(api, caseEnquiryApi.list, (request) => enquiriesOf(request, request.params.id))
  serve(api, caseEnquiryApi.add, (request) =>
    addEnquiries(request, request.params.id, request.body),
  )
  serve(api, caseEnquiryApi.reply, (request) =>
    replyToEnquiries(request, request.params.id, request.body),
  )
  serve(api, caseEnquiryApi.send, (request) =>
    sendEnquiries(request, request.params.id, request.body),
  )
  serve(api, caseEnquiryApi.change, (request) =>
    changeEnquiry(request, request.params, request.body),
  )
  serve(api, caseEnquiryApi.decline, (request) =>
    declineEnquiry(request, request.params, request.body),
  )
  serve(api, caseEnquiryApi.approve_decline, (request) =>
    approveDecline(request, request.params, request.body),
  )
  serve(api, caseEnquiryApi.settle, (request) =>
    settleEnquiry(request, request.params, request.body),
  )
  serve(api, caseEnquiryApi.reopen, (request) =>
    reopenEnquiry(request, request.params, request.body),
  )
}
