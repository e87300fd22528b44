import * as z from 'zod/mini'
import { MessagePreview } from '#domain/communication/preview'
import { endpointsOf } from '#domain/endpoint'
import {
  EnquiryAssignment,
  EnquiryChange,
  EnquiryChase,
  EnquiryDecline,
  EnquiryDeclineApproval,
  EnquiryList,
  EnquiryOutcome,
  EnquiryReopening,
  EnquiryReplies,
  EnquirySending,
} from './bodies.ts'
import { CaseEnquiry } from './enquiry.ts'

const one = '/api/conveyances/:id/enquiries/:enquiry'
const write = { who: ['staff'], can: ['conveyance.update'], reply: CaseEnquiry } as const
const batch = { who: ['staff'], can: ['conveyance.update'], reply: z.array(CaseEnquiry) } as const

export const caseEnquiryApi = endpointsOf({
  /** In the order of their numbers. */
  list: {
    method: 'GET',
    path: '/api/conveyances/:id/enquiries',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(CaseEnquiry),
  },
  add: { ...batch, method: 'POST', path: '/api/conveyances/:id/enquiries', body: EnquiryList },
  reply: {
    ...batch,
    method: 'POST',
    path: '/api/conveyances/:id/enquiry-replies',
    body: EnquiryReplies,
  },
  send: {
    ...batch,
    method: 'POST',
    path: '/api/conveyances/:id/enquiry-sendings',
    body: EnquirySending,
  },
  change: { ...write, method: 'PATCH', path: one, body: EnquiryChange },
  decline: { ...write, method: 'PUT', path: `${one}/decline`, body: EnquiryDecline },
  /** Refused for whoever may not approve declines. */
  approve_decline: {
    ...write,
    method: 'PUT',
    path: `${one}/decline-approval`,
    body: EnquiryDeclineApproval,
  },
  settle: { ...write, method: 'PUT', path: `${one}/outcome`, body: EnquiryOutcome },
  reopen: { ...write, method: 'POST', path: `${one}/reopening`, body: EnquiryReopening },
  assign: {
    ...batch,
    method: 'PUT',
    path: '/api/conveyances/:id/enquiry-assignments',
    body: EnquiryAssignment,
  },
  /** Writes to whoever has them, one message for all. */
  chase: {
    ...batch,
    method: 'POST',
    path: '/api/conveyances/:id/enquiry-chases',
    body: EnquiryChase,
  },
  /** The messages that a chase would send now; it sends nothing. */
  preview_chase: {
    method: 'POST',
    path: '/api/conveyances/:id/enquiry-chase-previews',
    who: ['staff'],
    can: ['conveyance.update'],
    isHarmless: true,
    body: EnquiryChase,
    reply: z.array(MessagePreview),
  },
})
