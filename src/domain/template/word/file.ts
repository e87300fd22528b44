import * as z from 'zod/mini'
import type { FileLimits } from '#domain/document/file-parts'

export const wordFileLimits: FileLimits = {
  endings: ['.docx'],
  mostBytes: 10 * 1024 * 1024,
  mostFiles: 1,
}

/** Where the bytes of a Word template are put, by a new UUID of the sender; `?name=` names them. */
export const wordFilePath = '/api/template-files/:id'

/** The Word file of a template, as pages show it. */
export const WordFileView = z.object({
  id: z.string(),
  /** 'Report on title.docx' */
  name: z.string(),
  /** Its size. */
  bytes: z.int(),
})
export type WordFileView = z.infer<typeof WordFileView>

/** A Word file that was checked and stored, with the text that its fields were found in. */
export const WordReceipt = z.extend(WordFileView, { body: z.string() })
export type WordReceipt = z.infer<typeof WordReceipt>
