import { assertAllowed } from '#domain/act'
import { groupsOf } from '#domain/document/group'
import { endingOf } from '#domain/document/naming'
import { invalid } from '#domain/refusal'
import { emailActs } from '#domain/tracked-email/acts'
import type { AttachmentSaving } from '#domain/tracked-email/bodies'
import type { TrackedEmail } from '#domain/tracked-email/tracked-email'
import { caseToChange } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import { fileDocument } from '#tenant/document/filing'
import type { RequestContext } from '#tenant/runtime/context'
import { attachmentAt } from './attached-files.ts'
import { readableEmail } from './reading.ts'
import { trackedEmailsOf } from './tracked-emails.ts'

/** Files an attachment as a document of the case, once. Throws 404, 409, and 422 for a group that the case lacks. */
export const saveAttachment = (
  context: RequestContext,
  id: string,
  { version, attachment: place, group, name }: AttachmentSaving,
): TrackedEmail => {
  const before = readableEmail(context, id)
  assertAllowed(emailActs(before, context.person).save_attachment)
  requireFresh(version, before)
  const attachment = attachmentAt(before, place)
  if (before.filing === null || attachment.document_id !== null) return before
  const conveyance = caseToChange(context, before.filing.id)
  if (!groupsOf(conveyance.matter_type).includes(group))
    throw invalid({ group: ['Choose one of the groups of this case.'] })
  const document = fileDocument(
    context,
    {
      key: `email-${id}-${place}`,
      source: 'message',
      original_name: attachment.name,
      subject: { kind: 'conveyance', id: conveyance.id },
      name: withEnding(name, attachment.name),
      group,
      visible_to: [],
    },
    bytesOf(attachment),
  )
  return trackedEmailsOf(context.store).replace(withDocument(before, place, document.id))
}

const bytesOf = ({ stored, bytes, mime }: ReturnType<typeof attachmentAt>) => ({
  key: stored.key,
  sha256: stored.sha256,
  bytes,
  mime,
})

/** The next version of an email, whose attachment at a place was saved as a document. */
const withDocument = (email: TrackedEmail, place: number, document_id: string): TrackedEmail => ({
  ...email,
  version: email.version + 1,
  attachments: email.attachments.map((it, at) => (at === place ? { ...it, document_id } : it)),
})

/** A name that somebody typed keeps the ending of the file. */
const withEnding = (typed: string, original: string) => {
  const ending = endingOf(original)
  return typed.toLowerCase().endsWith(ending) ? typed : `${typed}${ending}`
}
