import type {
  Document,
  DocumentSource,
  DocumentVersion,
  MadeFrom,
  RedactedFrom,
} from '#domain/document/document'
import { hasVersionOf, type NewDocument, newDocument, withVersion } from '#domain/document/filing'
import { safeName } from '#domain/document/naming'
import type { EnquiryLetter } from '#domain/enquiry/letter/contents'
import type { RequisitionLetter } from '#domain/requisition/letter/contents'
import type { RequestContext } from '#tenant/runtime/context'
import type { StoredFileBytes } from '#worker/directory/file-store'
import { documentsOf, type SubjectOf } from './documents.ts'
import { documentFor } from './reading.ts'
import { concernedBy, type DocumentSubjectView, subjectIn } from './subject.ts'

export type VersionEntry = {
  /** What files it, such as the id of an upload or of a generation; the same key files it once. */
  readonly key: string
  readonly source: DocumentSource
  /** The name of the file as it arrived; the document's name by default. */
  readonly original_name?: string
  readonly pages?: number | null
  readonly made_from?: MadeFrom
  readonly enquiries?: EnquiryLetter
  readonly requisition?: RequisitionLetter
  readonly redacted_from?: RedactedFrom
}

export type DocumentEntry = VersionEntry &
  Pick<NewDocument, 'group' | 'name' | 'visible_to'> &
  Partial<Pick<NewDocument, 'folder' | 'tags'>> & { readonly subject: SubjectOf }

/** What an event says of a document and its newest bytes. */
export const filedDetail = (
  document: Document,
  { source, sha256, bytes, redacted_from }: DocumentVersion,
) => ({
  document: document.id,
  name: document.name,
  group: document.group,
  is_shared: document.visible_to.includes('client'),
  source,
  sha256,
  size: bytes,
  ...(redacted_from ? { from: `, from ${redacted_from.name} (${redacted_from.reason})` } : {}),
})

/**
 * Files bytes that lie in the file store as a new document, in the transaction of the caller; returns the document of
 * before for a key that has filed one. Throws 404 for a record outside the person's scope.
 */
export const fileDocument = (
  context: RequestContext,
  { subject, name, group, folder = '', tags = [], visible_to, ...entry }: DocumentEntry,
  stored: StoredFileBytes,
): Document => {
  const before = filedBy(context, { subject, key: entry.key })
  if (before !== null) return before
  const version = versionOf(context, name, entry, stored)
  const record = { id: context.newId(), name: safeName(name), group, folder, tags, visible_to }
  const document = documentsOf(context.store).insert(
    newDocument({ ...record, subject_kind: subject.kind, subject_id: subject.id }, version),
  )
  insertFile(context, document, version, stored)
  recordFiled(context, subjectIn(context, subject), document)
  return document
}

/** The document that a key filed first for a record; null for none. Throws 404 for a record outside the person's scope. */
export const filedBy = (
  context: RequestContext,
  { subject, key }: Pick<DocumentEntry, 'subject' | 'key'>,
): Document | null => {
  subjectIn(context, subject)
  return documentsOf(context.store).byKey(subject.id, key)
}

const versionOf = (
  { newId, now, by }: RequestContext,
  name: string,
  {
    key,
    source,
    original_name = name,
    pages = null,
    made_from,
    enquiries,
    requisition,
    redacted_from,
  }: VersionEntry,
  { sha256, bytes, mime }: StoredFileBytes,
) => ({
  key,
  file_id: newId(),
  sha256,
  bytes,
  mime,
  pages,
  source,
  original_name,
  created_at: now,
  created_by: { id: by.id, name: by.name },
  ...(made_from ? { made_from } : {}),
  ...(enquiries ? { enquiries } : {}),
  ...(requisition ? { requisition } : {}),
  ...(redacted_from ? { redacted_from } : {}),
})

const insertFile = (
  context: RequestContext,
  { id, name, subject_kind, subject_id }: Document,
  { file_id, created_at }: Pick<DocumentVersion, 'file_id' | 'created_at'>,
  { key, mime }: StoredFileBytes,
) =>
  context.files.insertStored({
    id: file_id,
    key,
    name,
    mime,
    subject: subject_kind,
    subject_id,
    created_at,
    document_id: id,
  })

const recordFiled = (context: RequestContext, view: DocumentSubjectView, document: Document) => {
  const [version] = document.versions
  if (version === undefined) return
  const name = context.person.type === 'client' ? 'document.received' : 'document.filed'
  const detail = filedDetail(document, version)
  context.recordEvents(
    [{ name, ...view.of, changed: ['documents'], detail }],
    concernedBy(view, document),
  )
}

/**
 * Adds bytes that lie in the file store as the current version of a document; returns the document unchanged for a key
 * that has been added. Throws 404 for a document that the person may not see.
 */
export const addVersion = (
  context: RequestContext,
  { document: id, ...entry }: VersionEntry & { readonly document: string },
  stored: StoredFileBytes,
): Document => {
  const documents = documentsOf(context.store)
  const before = documentFor(context, id)
  const view = subjectIn(context, { kind: before.subject_kind, id: before.subject_id })
  if (hasVersionOf(before, entry.key)) return before
  const version = versionOf(context, before.name, entry, stored)
  const document = documents.replace(withVersion(before, version))
  insertFile(context, document, version, stored)
  const detail = {
    ...filedDetail(document, { ...version, number: document.current }),
    number: document.current,
  }
  context.recordEvents(
    [{ name: 'document.version-added', ...view.of, changed: ['documents'], detail }],
    concernedBy(view, document),
  )
  return document
}
