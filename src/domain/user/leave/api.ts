import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { DepartureBody, DepartureDetail } from './departure.ts'

const departureEndpoint = {
  who: ['staff'],
  can: ['users.update'],
  path: '/api/users/:id/departure',
  reply: DepartureDetail,
} as const

export const departureApi = endpointsOf({
  show: { ...departureEndpoint, method: 'GET' },
  plan: { ...departureEndpoint, method: 'POST', body: DepartureBody, isSensitive: true },
  cancel: {
    ...departureEndpoint,
    method: 'DELETE',
    query: z.strictObject({ version: z.coerce.number().check(z.int()) }),
  },
})
