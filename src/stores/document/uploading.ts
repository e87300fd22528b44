import { documentApi, uploadPartPath } from '#domain/document/api'
import type { UploadEntry } from '#domain/document/bodies'
import { RefusedFileError } from '#domain/document/refused-file'
import type { UploadView } from '#domain/document/upload'
import { pathOf } from '#domain/endpoint'
import { call, sendConfirmed } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { savedDraft } from '#lib/saved-draft'

/** Where a file goes: its case, group and folder, and the document that it is a new version of. */
export type UploadTarget = { readonly caseId: string } & Omit<UploadEntry, 'id' | 'name' | 'bytes'>

type SentPart = {
  readonly id: string
  readonly file: File
  readonly index: number
  readonly count: number
  readonly bytes: Blob
}

/** A file that is about to be sent, under the id by which it goes on after a cut. */
type NewUpload = { readonly id: string; readonly name: string; readonly bytes: number }
type Start = (upload: NewUpload) => Promise<UploadView>

/** Sends the parts of a document; after a reload, the same file goes on with what has arrived. */
export const sendPartsTo = ({ caseId, ...target }: UploadTarget) =>
  partsSender(`${caseId} ${target.group} ${target.document}`, (upload) =>
    call(documentApi.upload, {
      params: { id: caseId },
      body: { ...target, ...upload },
      isQuiet: true,
    }),
  )

type Whole = (file: File, id: string) => void

/** Sends the parts of a file that `start` begins; `place` names where it goes. `whole` is called with what has arrived. */
export const partsSender = (place: string, start: Start, whole: Whole = () => {}) => {
  const begun = new Map<string, Promise<UploadView>>()
  return async (part: SentPart, signal: AbortSignal) => {
    const started = begun.get(part.id) ?? begin(place, start, part)
    begun.set(part.id, started)
    try {
      const { id, parts, document_id } = await started
      if (document_id === null && !(parts.includes(part.index) && part.index < part.count - 1))
        await put(id, part, signal)
      if (part.index === part.count - 1) {
        draftOf(place, part.file).forget()
        whole(part.file, id)
      }
    } catch (error) {
      begun.delete(part.id)
      throw refusedOr(error, () => draftOf(place, part.file).forget())
    }
  }
}

const begin = (place: string, start: Start, { id, file }: SentPart) => {
  const draft = draftOf(place, file)
  const uploadId = draft.read<string>() ?? id
  draft.keep(uploadId)
  return start({ id: uploadId, name: file.name, bytes: file.size })
}

const put = (id: string, { index, bytes }: SentPart, signal: AbortSignal) =>
  sendConfirmed({
    method: 'PUT',
    address: pathOf(uploadPartPath, { id, index: String(index) }),
    body: bytes,
    signal,
    isQuiet: true,
  })

const draftOf = (place: string, { name, size, lastModified }: File) =>
  savedDraft(`upload ${place} ${name} ${size} ${lastModified}`)

/** The server's own reason where it refuses the file; any other error as it is, after which the part is sent again. */
const refusedOr = (error: unknown, forget: () => void) => {
  if (!(error instanceof ApiError) || ![404, 409, 413, 422].includes(error.status)) return error
  forget()
  return new RefusedFileError(error.status === 404 ? GONE : error.message)
}

const GONE = 'This upload has ended. Choose the file again.'
