import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'

export const Hit = z.object({
  kind: z.enum(['conveyance', 'quote-case', 'lead', 'person']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  href: z.string(),
})
export type Hit = z.infer<typeof Hit>

export const searchApi = endpointsOf({
  find: {
    method: 'GET',
    path: '/api/search',
    who: ['staff'],
    can: [],
    query: z.object({ q: z.string().check(z.minLength(2), z.maxLength(100)) }),
    reply: z.array(Hit),
  },
})
