import { caseEnquiryApi } from '#domain/enquiry/api'
import { caseFindingsApi } from '#domain/enquiry/finding/api'
import { type Api, serve } from '../../serve.ts'
import { assignEnquiries } from '../../tenant/enquiry/assigning.ts'
import { chaseEnquiries, previewChase } from '../../tenant/enquiry/chasing.ts'
import { approveDecline, declineEnquiry } from '../../tenant/enquiry/declining.ts'
import {
  addEnquiries,
  changeEnquiry,
  enquiriesOf,
  replyToEnquiries,
  sendEnquiries,
} from '../../tenant/enquiry/enquiries.ts'
import { findingsOf, saveFindings, suggestionsOf } from '../../tenant/enquiry/finding/findings.ts'
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
  serve(api, caseEnquiryApi.assign, (request) =>
    assignEnquiries(request, request.params.id, request.body),
  )
  serve(api, caseEnquiryApi.chase, (request) =>
    chaseEnquiries(request, request.params.id, request.body),
  )
  serve(api, caseEnquiryApi.preview_chase, (request) =>
    previewChase(request, request.params.id, request.body),
  )
  serve(api, caseFindingsApi.show, (request) => findingsOf(request, request.params.id))
  serve(api, caseFindingsApi.save, (request) =>
    saveFindings(request, request.params.id, request.body),
  )
  serve(api, caseFindingsApi.suggestions, (request) => suggestionsOf(request, request.params.id))
}
