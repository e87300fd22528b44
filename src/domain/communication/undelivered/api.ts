import * as z from 'zod/mini'
import { MessageStatus } from '#domain/communication/message'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'

/** A message about a record that failed, or that nobody knows to have arrived. */
export const UndeliveredMessage = z.object({
  id: z.string(),
  subject: z.string(),
  to_name: z.string(),
  status: MessageStatus,
  reason: z.nullable(z.string()),
  created_at: Instant,
})
export type UndeliveredMessage = z.infer<typeof UndeliveredMessage>

export const undeliveredApi = endpointsOf({
  /** Those of one case or quote, newest first; of a reader’s own scope. */
  list: {
    method: 'GET',
    path: '/api/undelivered-messages',
    who: ['staff'],
    can: [],
    query: z.strictObject({
      kind: z.enum(['conveyance', 'quote-case']),
      id: z.string().check(z.maxLength(60)),
    }),
    reply: z.array(UndeliveredMessage),
  },
})
