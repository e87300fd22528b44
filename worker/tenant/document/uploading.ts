import { assertAllowed } from '#domain/act'
import { mayBeVersionOf, mayChangeDocument, mayUpload } from '#domain/document/acts'
import type { UploadEntry } from '#domain/document/bodies'
import type { Document } from '#domain/document/document'
import { isStaffGroup } from '#domain/document/group'
import {
  assertUploadable,
  isComplete,
  MOST_UNFINISHED,
  partAt,
  toUploadView,
  UPLOAD_MS,
  type Upload,
  type UploadView,
  withPart,
} from '#domain/document/upload'
import { notFound, wrongState } from '#domain/refusal'
import { fileEvidence } from '#tenant/funds/filing'
import { filePicture } from '#tenant/identity/filing'
import type { RequestContext } from '#tenant/runtime/context'
import type { StoredFileBytes } from '#worker/directory/file-store'
import { documentsOf } from './documents.ts'
import { addVersion, fileDocument } from './filing.ts'
import { saveText } from './text.ts'
import { uploadsOf } from './upload.ts'

/** Begins an upload, or returns the one that the same person began with this id; throws 404, 409 and 422. */
export const startUpload = (
  context: RequestContext,
  conveyanceId: string,
  entry: UploadEntry,
): UploadView => {
  const { store, person, now, files } = context
  const conveyance = context.conveyances.get(conveyanceId)
  assertAllowed(mayUpload(person, conveyance))
  const uploads = uploadsOf(store)
  const begun = uploads.find(entry.id)
  if (begun !== null) return toUploadView(ownUpload(context, entry.id))
  assertUploadable(entry, person.type, conveyance.matter_type)
  if (entry.document !== null) assertVersionOf(context, conveyanceId, entry.document, entry.name)
  assertRoomForUpload(context)
  const isClient = person.type === 'client'
  return toUploadView(
    uploads.insert({
      ...entry,
      version: 1,
      conveyance_id: conveyanceId,
      is_shared: isClient || (entry.is_shared && !isStaffGroup(entry.group)),
      by: person.id,
      key: files.newKey(),
      parts: [],
      document_id: null,
      expires_at: new Date(Date.parse(now) + UPLOAD_MS).toISOString(),
    }),
  )
}

/** Throws 409 for somebody who has begun too many uploads and not finished them. */
export const assertRoomForUpload = ({ store, person }: RequestContext) => {
  if (uploadsOf(store).unfinished(person.id) >= MOST_UNFINISHED)
    throw wrongState(
      'upload.too_many',
      `You have ${MOST_UNFINISHED} unfinished uploads. Finish some of them, or wait a day.`,
    )
}

const assertVersionOf = (
  { store, person }: RequestContext,
  conveyanceId: string,
  id: string,
  name: string,
) => {
  const document = documentsOf(store).find(id)
  if (document?.subject_id !== conveyanceId || person.type === 'client') throw notFound()
  assertAllowed(mayChangeDocument(document))
  assertAllowed(mayBeVersionOf(document, name))
}

/** The person's own upload of a case that is still in their scope; throws 404 for any other. */
export const ownUpload = ({ store, person, conveyances }: RequestContext, id: string): Upload => {
  const upload = uploadsOf(store).find(id)
  if (upload === null || upload.by !== person.id) throw notFound()
  assertAllowed(mayUpload(person, conveyances.get(upload.conveyance_id)))
  return upload
}

/** An upload as the edge needs it. */
export const toUploadPlan = ({ person }: RequestContext, upload: Upload) => ({
  ...upload,
  is_of_client: person.type === 'client',
})

/** Records that a part has arrived, once. */
export const recordPart = (context: RequestContext, id: string, index: number): Upload => {
  const before = ownUpload(context, id)
  partAt(before, index)
  const upload = withPart(before, index)
  return upload === before ? before : uploadsOf(context.store).replace(upload)
}

type CheckedFile = StoredFileBytes & {
  readonly pages: number | null
  readonly text: string | null
}

/** Files an upload whose bytes were checked; returns the id of the document, of before when it was filed already. */
export const completeUpload = (
  context: RequestContext,
  id: string,
  { pages, text, ...stored }: CheckedFile,
): string => {
  const upload = ownUpload(context, id)
  if (!isComplete(upload) || stored.bytes !== upload.bytes || !stored.key.startsWith(upload.key))
    throw wrongState('upload.incomplete', 'Some of this file has not arrived. Send it again.')
  const document_id = filedId(context, upload, { pages, text, ...stored })
  if (upload.document_id === null)
    uploadsOf(context.store).replace({ ...upload, version: upload.version + 1, document_id })
  return document_id
}

const filedId = (
  context: RequestContext,
  upload: Upload,
  { pages, text, ...stored }: CheckedFile,
): string => {
  if (upload.picture) return filePicture(context, upload, stored)
  if (upload.funds) return fileEvidence(context, upload, stored)
  return filedWithText(context, filed(context, upload, pages, stored), text)
}

const filedWithText = ({ store }: RequestContext, { id }: Document, text: string | null) => {
  saveText(store, id, text)
  return id
}

const filed = (
  context: RequestContext,
  { id: key, name, document, conveyance_id, group, folder, is_shared }: Upload,
  pages: number | null,
  stored: StoredFileBytes,
) => {
  const version = { key, source: 'upload', original_name: name, pages } as const
  if (document !== null) return addVersion(context, { ...version, document }, stored)
  const subject = { kind: 'conveyance', id: conveyance_id } as const
  const visible_to = is_shared ? (['client'] as const) : []
  return fileDocument(
    context,
    { ...version, subject, name, group, folder, visible_to: [...visible_to] },
    stored,
  )
}

/** Forgets an upload whose bytes were refused; the refusal is in the audit log. */
export const giveUpUpload = (context: RequestContext, id: string, reason: string) => {
  const { conveyance_id, name } = ownUpload(context, id)
  const { version } = context.conveyances.get(conveyance_id)
  uploadsOf(context.store).remove(id)
  context.recordEvents([
    {
      name: 'document.refused',
      subject: 'conveyance',
      id: conveyance_id,
      version,
      changed: [],
      detail: { name, reason },
    },
  ])
  return { id }
}
