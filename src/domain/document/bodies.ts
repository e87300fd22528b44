import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'

const text = (least: string, most: number) => lineText(most).check(z.minLength(1, least))

export const MOST_TAGS = 10

const Tags = z
  .array(text('Enter a tag.', 40))
  .check(z.maxLength(MOST_TAGS, `Use ${MOST_TAGS} tags or fewer.`))

/** What somebody sends, before the first of its bytes. */
export const UploadEntry = z.strictObject({
  /** A new UUID of the sender; the same one resumes the upload. */
  id: z.uuid(),
  group: z.string().check(z.maxLength(60)),
  folder: lineText(80),
  name: text('Name the file.', 400),
  bytes: z.int().check(z.minimum(0)),
  /** The id of the document that it is a new version of; null for a new document. */
  document: z.nullable(z.string().check(z.maxLength(100))),
  is_shared: z.boolean(),
})
export type UploadEntry = z.infer<typeof UploadEntry>

export const DocumentChange = z.strictObject({
  version: z.int().check(z.minimum(0)),
  name: text('Enter a name.', 400),
  group: z.string().check(z.maxLength(60)),
  folder: lineText(80),
  tags: Tags,
  is_shared: z.boolean(),
})
export type DocumentChange = z.infer<typeof DocumentChange>
