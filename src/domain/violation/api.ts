import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { ViolationCount } from './counts.ts'

export const violationApi = endpointsOf({
  /** What browsers refused in the last 30 days, newest day first. */
  list: {
    method: 'GET',
    path: '/api/policy-violations',
    who: ['staff'],
    can: ['set-aside.view-any'],
    reply: z.array(ViolationCount),
  },
})
