import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Named } from '#domain/party'
import { ComplaintAction, ComplaintClosing, ComplaintEntry, ComplaintHandover } from './bodies.ts'
import { Complaint, ComplaintRow } from './complaint.ts'

const one = '/api/conveyances/:id/complaints/:complaint'
const handle = {
  method: 'POST',
  who: ['staff'],
  can: ['complaints.update'],
  // Compliance handles complaints and changes no case.
  isDecision: true,
  reply: Complaint,
} as const

export const ComplaintQuery = z.strictObject({
  view: z.optional(z.enum(['open', 'overdue', 'closed', 'all'])),
})
export type ComplaintQuery = z.infer<typeof ComplaintQuery>

export const complaintApi = endpointsOf({
  /** In the order of their numbers. */
  list: {
    method: 'GET',
    path: '/api/conveyances/:id/complaints',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(Complaint),
  },
  /** The register of the firm: open ones unless asked otherwise, the earliest due first. */
  register: {
    method: 'GET',
    path: '/api/complaints',
    who: ['staff'],
    can: ['complaints.view-any'],
    query: ComplaintQuery,
    reply: z.array(ComplaintRow),
  },
  /** Who handles complaints. */
  handlers: {
    method: 'GET',
    path: '/api/complaint-handlers',
    who: ['staff'],
    can: ['conveyance.update'],
    reply: z.array(Named),
  },
  log: {
    method: 'POST',
    path: '/api/conveyances/:id/complaints',
    who: ['staff'],
    can: ['conveyance.update'],
    body: ComplaintEntry,
    reply: Complaint,
  },
  note: { ...handle, path: `${one}/actions`, body: ComplaintAction },
  hand_over: { ...handle, path: `${one}/handler`, body: ComplaintHandover },
  close: { ...handle, path: `${one}/closing`, body: ComplaintClosing },
})
