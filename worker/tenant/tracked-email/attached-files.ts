import { invalid } from '#domain/refusal'
import type { EmailAttachment, TrackedEmail } from '#domain/tracked-email/tracked-email'
import type { StoredFile } from '#tenant/core/files'
import type { RequestContext } from '#tenant/runtime/context'

/** The attachment at a place of an email; throws 422 for none, and for one that the check refused. */
export const attachmentAt = (email: TrackedEmail, place: number) => {
  const attachment = email.attachments[place]
  if (!attachment?.stored)
    throw invalid({ attachment: ['This attachment cannot be opened. Choose another.'] })
  return { ...attachment, stored: attachment.stored }
}

/** The chosen attachments of a filed email as files of its record, so that they can leave with a message. */
export const attachedFiles = (
  context: RequestContext,
  email: TrackedEmail,
  places: readonly number[],
): StoredFile[] =>
  [...new Set(places)].map((place) => fileOf(context, email, attachmentAt(email, place)))

const fileOf = (
  { files, newId, now }: RequestContext,
  { filing }: TrackedEmail,
  { name, mime, stored }: Pick<EmailAttachment, 'name' | 'mime'> & { stored: { key: string } },
): StoredFile => {
  if (filing === null) throw invalid({ attachment: ['File this email first.'] })
  const id = newId()
  const file = { id, key: stored.key, name, mime, subject: filing.kind, subject_id: filing.id }
  files.insertStored({ ...file, created_at: now, document_id: null })
  return { ...file, quote_version: null, created_at: now, stored_at: now, document_id: null }
}
