import type { Conveyance } from '#domain/conveyance/conveyance'
import { londonDate } from '#domain/dates'
import { isOpen } from '#domain/document/access'
import { currentVersion, type Document } from '#domain/document/document'
import { groupName } from '#domain/document/group'
import { isPdf } from '#domain/document/making/acts'
import type { FilePart } from '#domain/document/making/plan'
import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { documentsOf } from '../documents.ts'

/** Most bytes of the PDFs of one order, which are all in memory at once. */
const MOST_BYTES = 20 * 1024 * 1024

const partOf = ({ files }: RequestContext, document: Document): FilePart => {
  const { file_id, sha256, created_at } = currentVersion(document)
  const { name, group } = document
  const key = files.find(file_id)?.key ?? ''
  return { key, sha256, name, group: groupName(group), filed_on: londonDate(created_at) }
}

const bytesOf = (documents: readonly Document[]) =>
  documents.reduce((sum, it) => sum + currentVersion(it).bytes, 0)

/** The stored PDFs of a case by the ids of their documents; throws 422 by `field` for any other file. */
export const partsFor = (
  context: RequestContext,
  { id: caseId }: Conveyance,
  ids: readonly string[],
  field: 'documents' | 'document',
): FilePart[] => {
  const refused = (message: string) => invalid({ [field]: [message] })
  const documents = ids.map((id) => {
    const document = documentsOf(context.store).find(id)
    if (document?.subject_id !== caseId || !isOpen(document))
      throw refused('Choose documents of this case.')
    if (!isPdf(document)) throw refused(`${document.name} is not a PDF.`)
    return document
  })
  if (bytesOf(documents) > MOST_BYTES)
    throw refused('These are more than 20 MB together. Choose fewer documents.')
  return documents.map((it) => partOf(context, it))
}
