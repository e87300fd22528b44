import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** Who took the keys of a property, and when, as its agent confirmed it; one for each case. */
export const KeyHandover = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** When the keys changed hands. */
  at: Instant,
  to: z.string(),
  by: Named,
  recorded_at: Instant,
})
export type KeyHandover = z.infer<typeof KeyHandover>
