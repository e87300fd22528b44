import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** A photo or document that came with a message; it lies among the documents of the case. */
export const ClientMessageFile = z.object({
  document_id: z.string(),
  file_id: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
})
export type ClientMessageFile = z.infer<typeof ClientMessageFile>

/** A message between one client of a case and the firm, written in the portal or on the case. */
export const ClientMessage = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** The client whose conversation it is of, by their contact; the other clients of the case never read it. */
  client: Named,
  from: z.enum(['client', 'firm']),
  by: Named,
  at: Instant,
  text: z.string(),
  files: z.array(ClientMessageFile),
  /** When a page of whom it is for first showed it, and to whom; null until then. */
  read: z.nullable(z.object({ by: Named, at: Instant })),
  /** Why a message of the client no longer waits; null while it does, and always for one of the firm. */
  settled: z.nullable(z.object({ as: z.enum(['answered', 'needs_none']), by: Named, at: Instant })),
})
export type ClientMessage = z.infer<typeof ClientMessage>

/** Whether the firm has yet to answer it. */
export const isWaiting = ({ from, settled }: Pick<ClientMessage, 'from' | 'settled'>) =>
  from === 'client' && settled === null
