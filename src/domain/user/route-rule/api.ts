import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { RouteRules, Rules } from './route-rule.ts'

export const routeRuleApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/route-rules',
    who: ['staff'],
    can: ['roles.view-any'],
    reply: RouteRules,
  },
  change: {
    method: 'PUT',
    path: '/api/route-rules',
    who: ['staff'],
    can: ['roles.update'],
    body: z.strictObject({ version: z.int(), rules: Rules }),
    reply: RouteRules,
  },
})
