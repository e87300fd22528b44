import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'

export const Hit = z.object({
  kind: z.enum(['conveyance', 'quote-case', 'lead', 'person']),
  id: z.string(),
  /** An address or a name. */
  title: z.string(),
  /** Details that tell it apart: a reference, a client, a stage. */
  detail: z.string(),
  href: z.string(),
})
export type Hit = z.infer<typeof Hit>

/** Finds cases, quotes and people by any part of a name, address, postcode, reference or number. */
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
