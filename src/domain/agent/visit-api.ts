import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Target } from './target.ts'
import { Visit, VisitCorrection, VisitEntry } from './visit.ts'

// Staff see their own visits, and with reports.view-any everybody's.
export const visitApi = endpointsOf({
  /** Newest first. */
  list: {
    method: 'GET',
    path: '/api/visits',
    who: ['staff'],
    can: [],
    query: z.strictObject({
      user_id: z.optional(z.string()),
      agency_id: z.optional(z.string()),
      after: z.optional(z.string().check(z.maxLength(400))),
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    }),
    reply: z.object({ rows: z.array(Visit), next: z.nullable(z.string()) }),
  },
  log: {
    method: 'POST',
    path: '/api/visits',
    who: ['staff'],
    can: [],
    body: VisitEntry,
    reply: Visit,
  },
  correct: {
    method: 'PUT',
    path: '/api/visits/:id',
    who: ['staff'],
    can: [],
    body: VisitCorrection,
    reply: Visit,
  },
  /** Sets or removes somebody's target for a month. */
  set_target: {
    method: 'PUT',
    path: '/api/targets',
    who: ['staff'],
    can: ['reports.view-any'],
    body: Target,
    reply: Target,
  },
})
