import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** Who reads a note of an agent: their own agency, or the firm as well; never a client, and no other agency. */
export const AgentNoteAudience = z.enum(['agency', 'agency_and_firm'], 'Choose who reads it.')
export type AgentNoteAudience = z.infer<typeof AgentNoteAudience>

/** What an agent wrote down about one of their cases. */
export const AgentNote = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** The agency whose agent wrote it. */
  agency_id: z.string(),
  audience: AgentNoteAudience,
  text: z.string(),
  by: Named,
  at: Instant,
  /** Null while it is as it was first written. */
  edited_at: z.nullable(Instant),
})
export type AgentNote = z.infer<typeof AgentNote>
