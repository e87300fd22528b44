import * as z from 'zod/mini'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { Instant } from '#domain/date-schema'
import { hasExchange } from '#domain/matter-names'
import { completionTime } from './handing-over.ts'
import type { KeyHandover } from './handover.ts'

/** Whether an agent may let go of the keys of a case, and what became of them. */
export const AgentKeys = z.object({
  /** When completion was recorded to have taken place; null while the keys are held. */
  released_at: z.nullable(Instant),
  handover: z.nullable(z.object({ version: z.int(), at: Instant, to: z.string(), by: z.string() })),
})
export type AgentKeys = z.infer<typeof AgentKeys>

/** The keys of a sale or purchase; null for a matter without any. */
export const agentKeys = (
  conveyance: Conveyance,
  handover: KeyHandover | null,
): AgentKeys | null => {
  if (!hasExchange(conveyance.matter_type)) return null
  return {
    released_at: conveyance.facts.completed ? completionTime(conveyance) : null,
    handover: handover && {
      version: handover.version,
      at: handover.at,
      to: handover.to,
      by: handover.by.name,
    },
  }
}
