import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { WordPart } from '#domain/template/word/part'
import type { DocumentShape } from '#tenant/core/document'

/** A Word file that templates name; it never changes. */
const WordFile = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  /** Of the file store. */
  key: z.string(),
  /** In hexadecimal. */
  sha256: z.string(),
  bytes: z.int(),
  mime: z.string(),
  parts: z.array(WordPart),
  created_at: Instant,
  created_by: Named,
})
export type WordFile = z.infer<typeof WordFile>

export const wordFileDocument: DocumentShape<WordFile> = {
  name: 'template_files',
  isVersioned: true,
  shape: 1,
  schema: WordFile,
  upgrades: [],
}
