import type { Document } from '#domain/document/document'
import type { RequestContext } from '#tenant/runtime/context'
import type { FileStore } from '#worker/directory/file-store'
import { type DocumentEntry, fileDocument, filedBy } from './filing.ts'

type Content = { readonly bytes: Uint8Array; readonly mime: string }

/**
 * Stores bytes and files them as a new document, in a transaction of its own; returns the document of before for a key
 * that has filed one. Throws 404 for a record outside the person's scope, and whatever the file store throws.
 */
export const fileBytes = async (
  context: RequestContext,
  files: Pick<FileStore, 'put'>,
  entry: DocumentEntry,
  { bytes, mime }: Content,
): Promise<Document> => {
  const before = filedBy(context, entry)
  if (before !== null) return before
  const stored = await files.put(bytes, mime)
  return context.store.transaction(() => fileDocument(context, entry, stored))
}
