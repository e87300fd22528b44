import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

/** When a client, or somebody who helps one, opened a document first and last. */
export const DocumentOpening = z.object({ name: z.string(), first_at: Instant, last_at: Instant })
export type DocumentOpening = z.infer<typeof DocumentOpening>
