import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { CellMode } from './cell.ts'

/** Who receives what, by which channel; one version of it. Cells that are not listed are on, or the client’s choice. */
export const CommunicationMatrix = z.object({
  version: z.int(),
  cells: z.record(z.string(), CellMode),
  /** False for one from before brokers had a column: nothing is sent to them until one is saved that names their cells. */
  has_brokers: z.boolean(),
  reason: z.string(),
  /** Null for the standard matrix. */
  by: z.nullable(Named),
  at: z.nullable(Instant),
})
export type CommunicationMatrix = z.infer<typeof CommunicationMatrix>
