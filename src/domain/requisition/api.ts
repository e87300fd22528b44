import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  RequisitionEnd,
  RequisitionEntry,
  RequisitionExtension,
  RequisitionReplies,
  RequisitionSending,
} from './bodies.ts'
import { Requisition, RequisitionKind, RequisitionRow } from './requisition.ts'

const one = '/api/conveyances/:id/requisitions/:requisition'
const write = {
  who: ['staff'],
  can: ['conveyance.update', 'requisition-replies.update'],
  reply: Requisition,
} as const

export const requisitionApi = endpointsOf({
  /** Oldest first. */
  list: {
    method: 'GET',
    path: '/api/conveyances/:id/requisitions',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(Requisition),
  },
  /** Those of all cases in scope that have not ended, the earliest due first. */
  queue: {
    method: 'GET',
    path: '/api/requisitions',
    who: ['staff'],
    can: ['conveyance.view-any'],
    query: z.strictObject({ kind: z.optional(RequisitionKind) }),
    reply: z.array(RequisitionRow),
  },
  receive: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/requisitions',
    body: RequisitionEntry,
  },
  reply: { ...write, method: 'PUT', path: `${one}/replies`, body: RequisitionReplies },
  send: { ...write, method: 'POST', path: `${one}/sending`, body: RequisitionSending },
  extend: { ...write, method: 'POST', path: `${one}/extension`, body: RequisitionExtension },
  end: { ...write, method: 'PUT', path: `${one}/outcome`, body: RequisitionEnd },
})
