import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { CaseEnquiry } from '#domain/enquiry/enquiry'
import { pageQuery } from '#domain/list/page-query'
import { Named } from '#domain/party'

/** An open enquiry with its case. */
export const LiveEnquiry = z.extend(CaseEnquiry, {
  ref: z.string(),
  address: z.string(),
  fee_earner: Named,
  /** Of the other side; null where the case names none. */
  other_side_email: z.nullable(z.string()),
})
export type LiveEnquiry = z.infer<typeof LiveEnquiry>

const shortText = z.string().check(z.maxLength(60))

export const LiveFilters = z.strictObject({
  holder: z.optional(z.enum(['us', 'client', 'third_party', 'other_side'])),
  due: z.optional(z.enum(['overdue', 'week'])),
  classification: z.optional(z.string().check(z.maxLength(3))),
  /** The id of whoever deals with it: the assignee, else the fee earner. */
  person: z.optional(shortText),
})
export type LiveFilters = z.infer<typeof LiveFilters>

export const LiveQuery = z.extend(LiveFilters, pageQuery)
export type LiveQuery = z.infer<typeof LiveQuery>

const view = {
  method: 'GET',
  who: ['staff'],
  can: ['additional-enquiries.view-any'],
} as const

export const liveEnquiryApi = endpointsOf({
  /** The open enquiries of all cases that the person may see, the earliest due first, those without a day last. */
  list: {
    ...view,
    path: '/api/admin/live-enquiries',
    query: LiveQuery,
    reply: z.object({ rows: z.array(LiveEnquiry), next: z.nullable(z.string()) }),
  },
  totals: {
    ...view,
    path: '/api/admin/live-enquiry-totals',
    query: LiveFilters,
    reply: z.object({ count: z.int(), late: z.int() }),
  },
})
