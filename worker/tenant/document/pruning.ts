import type { RequestContext } from '#tenant/runtime/context'
import { type FileStore, partsPrefix } from '#worker/directory/file-store'
import { uploadsOf } from './upload.ts'

/** Removes the uploads that nobody finished within a day, with their bytes. */
export const pruneUploads = async (
  { store, tenant, now }: RequestContext,
  files: Pick<FileStore, 'removeAll'>,
) => {
  const uploads = uploadsOf(store)
  for (const { id, key, document_id } of uploads.expired(now)) {
    await files.removeAll(partsPrefix(tenant, id))
    if (document_id === null) await files.removeAll(key)
    uploads.remove(id)
  }
}
