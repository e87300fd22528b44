import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { FundsFileKind } from '#domain/funds/funds'
import { PictureSlot } from '#domain/identity/identity'
import type { MatterType } from '#domain/matter'
import { invalid, Refusal } from '#domain/refusal'
import type { UserType } from '#domain/user/user'
import type { UploadEntry } from './bodies.ts'
import { type FilePart, fileProblem, partsOf } from './file-parts.ts'
import { groupsOf, isDocumentGroup } from './group.ts'
import { uploadLimits } from './limits.ts'

/** A file on its way: its parts lie in the file store until it is complete, refused or given up. */
export const Upload = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  group: z.string(),
  folder: z.string(),
  /** The name of the file as it arrives. */
  name: z.string(),
  bytes: z.int(),
  /** The document that it is a new version of; null for a new document. */
  document: z.nullable(z.string()),
  is_shared: z.boolean(),
  /** The identity check and the place in it that it is a picture for; absent for a document. */
  picture: z.optional(
    z.object({ check: z.string(), slot: PictureSlot, code: z.nullable(z.string()) }),
  ),
  /** The statement of funds and the part of it that it is evidence of; absent for anything else. */
  funds: z.optional(z.object({ statement: z.string(), part: z.string(), what: FundsFileKind })),
  /** The id of who sends it. */
  by: z.string(),
  /** Where the whole file is stored in the end. */
  key: z.string(),
  /** The indexes of the parts that have arrived. */
  parts: z.array(z.int()),
  /** The document or picture that it became; null until then. */
  document_id: z.nullable(z.string()),
  expires_at: Instant,
})
export type Upload = z.infer<typeof Upload>

/** An upload as its sender sees it. */
export const UploadView = z.object({
  id: z.string(),
  /** The indexes of the parts that have arrived. */
  parts: z.array(z.int()),
  document_id: z.nullable(z.string()),
})
export type UploadView = z.infer<typeof UploadView>

export const toUploadView = ({ id, parts, document_id }: UploadView): UploadView => ({
  id,
  parts,
  document_id,
})

/** Most uploads that somebody may have begun and not finished. */
export const MOST_UNFINISHED = 100

/** A day, in ms: long enough for a broken connection, short enough that nothing lies about. */
export const UPLOAD_MS = 24 * 60 * 60 * 1000

/** Throws 422 for a file that nobody of this type may send, or a group that the matter has not. */
export const assertUploadable = (
  { name, bytes, group }: Pick<UploadEntry, 'name' | 'bytes' | 'group'>,
  type: UserType,
  matterType: MatterType,
) => {
  const problem = fileProblem({ name, size: bytes }, uploadLimits(type))
  if (problem !== null) throw new Refusal(422, 'file_refused', problem)
  const isKnown =
    type === 'staff' ? groupsOf(matterType).includes(group) : isDocumentGroup(matterType, group)
  if (!isKnown) throw invalid({ group: ['Choose one of the groups of this case.'] })
}

/** The part of an upload with this index; throws 422 for none. */
export const partAt = ({ bytes }: Pick<Upload, 'bytes'>, index: number): FilePart => {
  const part = partsOf(bytes)[index]
  if (part === undefined) throw invalid({ index: ['This file has no such part.'] })
  return part
}

export const isComplete = ({ bytes, parts }: Pick<Upload, 'bytes' | 'parts'>) =>
  partsOf(bytes).every(({ index }) => parts.includes(index))

/** The upload with a part that has arrived; the same when it had before. */
export const withPart = (upload: Upload, index: number): Upload =>
  upload.parts.includes(index)
    ? upload
    : {
        ...upload,
        version: upload.version + 1,
        parts: [...upload.parts, index].toSorted((a, b) => a - b),
      }
