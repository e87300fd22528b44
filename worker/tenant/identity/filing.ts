import { assertAllowed } from '#domain/act'
import type { Upload } from '#domain/document/upload'
import { maySendPictures } from '#domain/identity/acts'
import { withPicture } from '#domain/identity/changing'
import { pictureNames } from '#domain/identity/labels'
import { notFound } from '#domain/refusal'
import { about } from '#tenant/conveyance/of-person/recording'
import type { RequestContext } from '#tenant/runtime/context'
import type { StoredFileBytes } from '#worker/directory/file-store'
import { recordIdentityEvent } from './recording.ts'
import { identityChecksOf } from './stored.ts'

/**
 * Files the checked bytes of an upload as a picture of an identity check, which no document list shows; returns the id
 * of its file. Throws 409 once the pictures were sent.
 */
export const filePicture = (
  context: RequestContext,
  { name, picture, conveyance_id, document_id }: Upload,
  { key, mime, bytes, sha256 }: StoredFileBytes,
): string => {
  const checks = identityChecksOf(context.store)
  const check = picture && checks.find(picture.check)
  if (!picture || !check) throw notFound()
  if (document_id !== null) return document_id
  assertAllowed(maySendPictures(check))
  const { now, by } = context
  const file_id = context.newId()
  const file = { id: file_id, key, name, mime, created_at: now }
  context.files.insertSent({ ...file, subject: 'identity-check', subject_id: check.id })
  const { slot, code } = picture
  const shot = { file_id, slot, code, name, mime, bytes, sha256 }
  const after = checks.save(
    withPicture(check, { ...shot, by: { id: by.id, name: by.name }, at: now }),
  )
  recordIdentityEvent(context, context.conveyances.get(conveyance_id), after, {
    name: 'identity.picture',
    detail: { ...about(after), what: pictureNames[slot] },
  })
  return file_id
}
