import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { ClientMessage, ClientMessageFile } from './message.ts'

/** A message as its client sees it. */
export const OwnMessage = z.object({
  id: z.string(),
  conveyance_id: z.string(),
  from: ClientMessage.shape.from,
  /** The name of whoever wrote it. */
  by: z.string(),
  /** Whether the reader wrote it; absent from a back end that knows no helpers. */
  is_own: z.optional(z.boolean()),
  at: Instant,
  text: z.string(),
  files: z.array(z.omit(ClientMessageFile, { document_id: true })),
  /** When the other side first saw it; null until then. */
  read_at: z.nullable(Instant),
})
export type OwnMessage = z.infer<typeof OwnMessage>

export const toOwnMessage = (
  { id, conveyance_id, from, by, at, text, files, read }: ClientMessage,
  reader: string,
): OwnMessage => ({
  id,
  conveyance_id,
  from,
  by: by.name,
  is_own: by.id === reader,
  at,
  text,
  files: files.map(({ file_id, name, mime, bytes }) => ({ file_id, name, mime, bytes })),
  read_at: read?.at ?? null,
})

/** Whether it is news to the client. */
export const isUnread = ({ from, read_at }: Pick<OwnMessage, 'from' | 'read_at'>) =>
  from === 'firm' && read_at === null
