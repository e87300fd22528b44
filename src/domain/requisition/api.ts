import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  RequisitionAmendment,
  RequisitionEnd,
  RequisitionEntry,
  RequisitionExtension,
  RequisitionFlag,
  RequisitionQuery,
  RequisitionReplies,
  RequisitionSending,
} from './bodies.ts'
import { Requisition, RequisitionRow } from './requisition.ts'

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
  /** Those of all cases in scope, the earliest due first. */
  queue: {
    method: 'GET',
    path: '/api/requisitions',
    who: ['staff'],
    can: ['conveyance.view-any'],
    query: RequisitionQuery,
    reply: z.array(RequisitionRow),
  },
  receive: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/requisitions',
    body: RequisitionEntry,
  },
  reply: { ...write, method: 'PUT', path: `${one}/replies`, body: RequisitionReplies },
  flag: { ...write, method: 'PUT', path: `${one}/flag`, body: RequisitionFlag },
  amend: { ...write, method: 'POST', path: `${one}/amendment`, body: RequisitionAmendment },
  send: { ...write, method: 'POST', path: `${one}/sending`, body: RequisitionSending },
  extend: { ...write, method: 'POST', path: `${one}/extension`, body: RequisitionExtension },
  end: { ...write, method: 'PUT', path: `${one}/outcome`, body: RequisitionEnd },
})
