import { assertAllowed } from '#domain/act'
import type {
  MessageFileEntry,
  MessageOpening,
  OwnMessageEntry,
} from '#domain/client-message/bodies'
import { newlyRead } from '#domain/client-message/changing'
import type { ClientMessageFile } from '#domain/client-message/message'
import { type OwnMessage, toOwnMessage } from '#domain/client-message/view'
import { isOpen } from '#domain/document/access'
import { mayUpload } from '#domain/document/acts'
import { currentVersion } from '#domain/document/document'
import { fileProblem } from '#domain/document/file-parts'
import { uploadLimits } from '#domain/document/limits'
import { toUploadView, type UploadView } from '#domain/document/upload'
import { Refusal, wrongState } from '#domain/refusal'
import { ofCase } from '#tenant/conveyance/changing-case'
import { documentsOf } from '#tenant/document/documents'
import { privateUpload } from '#tenant/document/private-upload'
import { uploadsOf } from '#tenant/document/upload'
import { assertRoomForUpload, ownUpload } from '#tenant/document/uploading'
import type { RequestContext } from '#tenant/runtime/context'
import { clientMessagesOf } from './messages.ts'
import { changed, clientOf, concernedBy } from './recording.ts'

const MOST_OF_CASE = 500
const FOLDER = 'From clients'

const contactOf = ({ person }: RequestContext) => person.contact_id ?? ''

/** The signed-in client’s conversations of all their cases, newest first. */
export const ownMessages = (context: RequestContext): OwnMessage[] =>
  context.conveyances
    .ofContact(contactOf(context))
    .flatMap(({ id }) =>
      clientMessagesOf(context.store).ofConversation(id, contactOf(context), MOST_OF_CASE),
    )
    .map((it) => toOwnMessage(it, context.person.id))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))

/** Begins the upload of a file for a message; throws 404, 409 and 422. */
export const uploadForMessage = (
  context: RequestContext,
  id: string,
  entry: MessageFileEntry,
): UploadView => {
  assertAllowed(mayUpload(context.person, context.conveyances.get(id)))
  const uploads = uploadsOf(context.store)
  if (uploads.find(entry.id) !== null) return toUploadView(ownUpload(context, entry.id))
  const problem = fileProblem({ name: entry.name, size: entry.bytes }, uploadLimits('client'))
  if (problem !== null) throw new Refusal(422, 'file_refused', problem)
  assertRoomForUpload(context)
  const place = { group: 'correspondence', folder: FOLDER }
  return toUploadView(uploads.insert({ ...privateUpload(context, id), ...place, ...entry }))
}

/** The filed document of an upload of theirs for a message of this case; throws 409 for one that has not arrived. */
const fileOf = (context: RequestContext, id: string, uploadId: string): ClientMessageFile => {
  const { conveyance_id, folder, document_id } = ownUpload(context, uploadId)
  const document =
    document_id === null || conveyance_id !== id || folder !== FOLDER
      ? null
      : documentsOf(context.store).find(document_id)
  if (document === null)
    throw wrongState('client_message.file_missing', 'A file has not arrived. Add it again.')
  const { file_id, mime, bytes } = currentVersion(document)
  return { document_id: document.id, file_id, name: document.name, mime, bytes }
}

/** Writes to the people of a case; throws 404 for a case of others, and 409 while a file has not arrived. */
export const writeToFirm = (
  context: RequestContext,
  id: string,
  { text, files }: OwnMessageEntry,
): OwnMessage => {
  const conveyance = context.conveyances.get(id)
  const { by, now, newId, store } = context
  const message = clientMessagesOf(store).insert({
    id: newId(),
    version: 1,
    conveyance_id: id,
    client: clientOf(conveyance, contactOf(context)),
    from: 'client',
    by: { id: by.id, name: by.name },
    at: now,
    text,
    files: files.map((upload) => fileOf(context, id, upload)),
    read: null,
    settled: null,
  })
  const detail = { client: message.client.name, by: by.name }
  context.recordEvents(
    [{ name: 'portal-message.received', ...ofCase(conveyance), changed, detail }],
    concernedBy(conveyance, message),
  )
  return toOwnMessage(message, context.person.id)
}

/** Records that the client’s page showed these messages of the firm; those that it showed before stay as they are. */
export const openOwnMessages = (
  context: RequestContext,
  id: string,
  { ids }: MessageOpening,
): { opened: number } => {
  const conveyance = context.conveyances.get(id)
  const { by, now, store, person } = context
  // What a helper reads, the client has not read.
  if (person.helping) return { opened: 0 }
  const messages = clientMessagesOf(store)
  const shown = messages
    .ofConversation(id, contactOf(context), MOST_OF_CASE)
    .filter((message) => ids.includes(message.id))
  const read = newlyRead(shown, 'client', { id: by.id, name: by.name }, now)
  for (const message of read) messages.replace(message)
  const [first] = read
  if (first)
    context.recordEvents(
      [
        {
          name: 'portal-message.read',
          ...ofCase(conveyance),
          changed,
          detail: { client: first.client.name, by: by.name },
        },
      ],
      concernedBy(conveyance, first),
    )
  return { opened: read.length }
}

/** Whether a document came with a message of the signed-in client’s own conversation. */
export const isOfOwnConversation = (context: RequestContext, documentId: string): boolean => {
  const document = documentsOf(context.store).find(documentId)
  return (
    context.person.type === 'client' &&
    document !== null &&
    isOpen(document) &&
    clientMessagesOf(context.store).holds(document.subject_id, contactOf(context), documentId)
  )
}
