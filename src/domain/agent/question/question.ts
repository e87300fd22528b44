import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** What an agent asked about a case after they had read who has it, and the answer of the firm. */
export const AgentQuestion = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** The agency that asked; no other reads it. */
  agency_id: z.string(),
  text: z.string(),
  by: Named,
  at: Instant,
  /** Null until the firm answered. */
  answer: z.nullable(z.object({ text: z.string(), by: Named, at: Instant })),
})
export type AgentQuestion = z.infer<typeof AgentQuestion>
