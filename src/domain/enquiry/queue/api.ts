import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { CaseEnquiry } from '#domain/enquiry/enquiry'
import { Named } from '#domain/party'

/** An open enquiry with its case. */
export const LiveEnquiry = z.extend(CaseEnquiry, {
  ref: z.string(),
  address: z.string(),
  fee_earner: Named,
})
export type LiveEnquiry = z.infer<typeof LiveEnquiry>

export const LiveQuery = z.strictObject({
  holder: z.optional(z.enum(['us', 'client', 'third_party', 'other_side'])),
  due: z.optional(z.enum(['overdue'])),
})
export type LiveQuery = z.infer<typeof LiveQuery>

export const liveEnquiryApi = endpointsOf({
  /** The open enquiries of all cases that the person may see, the earliest due first, 500 at most. */
  list: {
    method: 'GET',
    path: '/api/admin/live-enquiries',
    who: ['staff'],
    can: ['additional-enquiries.view-any'],
    query: LiveQuery,
    reply: z.array(LiveEnquiry),
  },
})
