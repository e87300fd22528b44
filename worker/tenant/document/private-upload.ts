import { UPLOAD_MS, type Upload } from '#domain/document/upload'
import type { RequestContext } from '#tenant/runtime/context'

/** The upload of a file that becomes no document of its case, and that no other client sees. */
export const privateUpload = (
  { files, person, now }: RequestContext,
  conveyance_id: string,
): Omit<Upload, 'id' | 'name' | 'bytes'> => ({
  version: 1,
  conveyance_id,
  group: 'id-and-funds',
  folder: '',
  document: null,
  is_shared: false,
  by: person.id,
  key: files.newKey(),
  parts: [],
  document_id: null,
  expires_at: new Date(Date.parse(now) + UPLOAD_MS).toISOString(),
})
