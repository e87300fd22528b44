import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { CellMode } from './cell.ts'

/** Who receives what, by which channel; one version of it. Cells that are not listed are on, or the client’s choice. */
export const CommunicationMatrix = z.object({
  version: z.int(),
  cells: z.record(z.string(), CellMode),
  reason: z.string(),
  /** Null for the standard matrix. */
  by: z.nullable(Named),
  at: z.nullable(Instant),
})
export type CommunicationMatrix = z.infer<typeof CommunicationMatrix>
