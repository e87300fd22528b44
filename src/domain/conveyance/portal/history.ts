import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { MatterType } from '#domain/matter'

/** An event shared with the client, in plain words. */
export const ClientHistoryEntry = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(['step', 'case', 'document', 'payment', 'message']),
  text: z.string(),
  /** The document that it is about; absent where there is none. */
  document_id: z.optional(z.string()),
  case: z.object({ id: z.string(), matter_type: MatterType, address: z.string() }),
})
export type ClientHistoryEntry = z.infer<typeof ClientHistoryEntry>

export const clientHistoryApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/client/history',
    who: ['client'],
    forDelegates: 'progress',
    can: [],
    reply: z.array(ClientHistoryEntry),
  },
})
