import { isOpen, isReadableBy } from '#domain/document/access'
import type { Document } from '#domain/document/document'
import { notFound } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import type { FileStore } from '#worker/directory/file-store'
import { documentsOf, type SubjectOf } from './documents.ts'
import { subjectIn } from './subject.ts'

/** The documents of a record that the person may see, oldest first; throws 404 out of scope. */
export const documentsFor = (context: RequestContext, subject: SubjectOf): Document[] => {
  subjectIn(context, subject)
  return documentsOf(context.store)
    .of([subject.id])
    .filter((it) => it.status !== 'destroyed' && isReadableBy(it, context.person))
}

/** The document; throws 404 for one that the person may not see. */
export const documentFor = (context: RequestContext, id: string): Document => {
  const document = documentsOf(context.store).find(id)
  if (document === null || !isReadableBy(document, context.person)) throw notFound()
  subjectIn(context, { kind: document.subject_kind, id: document.subject_id })
  return document
}

/** Whether the files of a document, whose record is in the person's scope, open for this person. */
export const mayOpenDocument = ({ store, person }: RequestContext, id: string): boolean => {
  const document = documentsOf(store).find(id)
  return document !== null && isOpen(document) && isReadableBy(document, person)
}

/** The bytes of a version, the current one by default; throws 404 where there are none for this person. */
export const documentBytes = async (
  context: RequestContext,
  files: Pick<FileStore, 'get'>,
  id: string,
  number?: number,
): Promise<Uint8Array> => {
  const document = documentFor(context, id)
  const version = document.versions.find((it) => it.number === (number ?? document.current))
  const file = version && context.files.find(version.file_id)
  const bytes = file && (await files.get(file.key))
  if (!bytes) throw notFound()
  return bytes
}
