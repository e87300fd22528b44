import { assertAllowed } from '#domain/act'
import { currentVersion } from '#domain/document/document'
import { MOST_SENT_BYTES, maySendDocument } from '#domain/document/sending/sending'
import { invalid } from '#domain/refusal'
import type { StoredFile } from '#tenant/core/files'
import { documentsOf } from '#tenant/document/documents'
import type { RequestContext } from '#tenant/runtime/context'

/** The files of documents that go with an email of a case. Throws 403, 409, and 422 for what cannot go. */
export const documentsToSend = (
  context: RequestContext,
  caseId: string,
  ids: readonly string[],
): StoredFile[] => {
  const chosen = [...new Set(ids)].map((id) => documentToSend(context, caseId, id))
  const bytes = chosen.reduce((sum, { version }) => sum + version.bytes, 0)
  if (bytes > MOST_SENT_BYTES)
    throw invalid({ attachments: ['These are more than 14 MB together. Choose fewer documents.'] })
  return chosen.map(({ file }) => file)
}

const documentToSend = (context: RequestContext, caseId: string, id: string) => {
  const document = documentsOf(context.store).find(id)
  if (document?.subject_id !== caseId)
    throw invalid({ attachments: ['Choose documents of this case.'] })
  assertAllowed(maySendDocument(context.person, context.conveyances.get(caseId), document))
  const version = currentVersion(document)
  const file = context.files.find(version.file_id)
  if (file === null) throw invalid({ attachments: ['Choose documents of this case.'] })
  return { version, file: { ...file, name: document.name } }
}
