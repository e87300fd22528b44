import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  StandardReplyAtVersion,
  StandardReplyChange,
  StandardReplyEntry,
  StandardReplyQuery,
} from './bodies.ts'
import { FilledReply, ReplyUse, StandardReply } from './standard-reply.ts'

const one = '/api/standard-replies/:id'
const write = {
  who: ['staff'],
  can: ['requisition-replies.update'],
  reply: StandardReply,
} as const

export const standardReplyApi = endpointsOf({
  /** By title. */
  list: {
    method: 'GET',
    path: '/api/standard-replies',
    who: ['staff'],
    can: ['conveyance.view'],
    query: StandardReplyQuery,
    reply: z.array(StandardReply),
  },
  create: { ...write, method: 'POST', path: '/api/standard-replies', body: StandardReplyEntry },
  save: { ...write, method: 'PUT', path: one, body: StandardReplyChange },
  archive: { ...write, method: 'POST', path: `${one}/archive`, body: StandardReplyAtVersion },
  restore: { ...write, method: 'POST', path: `${one}/restoration`, body: StandardReplyAtVersion },
  /** Those for one use, filled in for a case, by title. */
  of_case: {
    method: 'GET',
    path: '/api/conveyances/:id/standard-replies',
    who: ['staff'],
    can: ['conveyance.update'],
    query: z.strictObject({ use: ReplyUse }),
    reply: z.array(FilledReply),
  },
})
