import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { atMost } from '#domain/text/at-most'

/** An address that the firm sends no more mail to, until it is corrected or somebody lifts the stop. */
export const StoppedAddress = z.object({
  address: z.string(),
  kind: z.enum(['bounced', 'complained']),
  reason: z.string(),
  message_id: z.string(),
  at: Instant,
})
export type StoppedAddress = z.infer<typeof StoppedAddress>

const about = {
  kind: z.enum(['contact', 'conveyance', 'quote-case']),
  id: z.string().check(z.maxLength(60)),
}

export const stopApi = endpointsOf({
  /** The stopped addresses of the people that a record names. */
  list: {
    method: 'GET',
    path: '/api/stopped-addresses',
    who: ['staff'],
    can: [],
    query: z.strictObject(about),
    reply: z.array(StoppedAddress),
  },
  lift: {
    method: 'POST',
    path: '/api/stopped-addresses/lifts',
    who: ['staff'],
    can: ['clients.update'],
    body: z.strictObject({
      ...about,
      address: z.string().check(z.maxLength(254)),
      reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), atMost(500)),
    }),
    reply: z.array(StoppedAddress),
  },
})
