import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { MatterType } from '#domain/matter'
import { currentVersion, type Document } from './document.ts'

/** A document as its client sees it. */
export const ClientDocument = z.object({
  id: z.string(),
  conveyance_id: z.string(),
  matter_type: MatterType,
  group: z.string(),
  name: z.string(),
  file_id: z.string(),
  mime: z.string(),
  bytes: z.int(),
  pages: z.nullable(z.int()),
  number: z.int(),
  at: Instant,
  /** Whether they or another client of the case sent it. */
  is_from_client: z.boolean(),
})
export type ClientDocument = z.infer<typeof ClientDocument>

export const clientDocument = (
  document: Document,
  matter_type: MatterType,
  isClient: (userId: string) => boolean,
): ClientDocument => {
  const { id, subject_id, group, name } = document
  const { file_id, mime, bytes, pages, number, created_at, created_by } = currentVersion(document)
  return {
    id,
    conveyance_id: subject_id,
    matter_type,
    group,
    name,
    file_id,
    mime,
    bytes,
    pages,
    number,
    at: created_at,
    is_from_client: isClient(created_by.id),
  }
}
