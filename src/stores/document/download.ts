import { archiveIndex, archiveNames } from '#domain/document/archive-names'
import { currentVersion, type Document } from '#domain/document/document'
import { zipOf } from '#lib/archive/zip'
import { fetchFile } from './stored-file.ts'

/** The current versions of these documents as an archive, with its name; throws when one cannot be fetched. */
export const archiveOf = async (ref: string, documents: readonly Document[]) => {
  const names = archiveNames(documents.filter(({ status }) => status === 'filed'))
  const files: { name: string; content: Blob }[] = []
  for (const { name, document } of names) files.push({ name, content: await bytesOf(document) })
  const index = { name: 'Index.csv', content: archiveIndex(names) }
  return { name: `${ref} documents.zip`, archive: await zipOf([index, ...files]) }
}

const bytesOf = (document: Document) => fetchFile(currentVersion(document).file_id)
