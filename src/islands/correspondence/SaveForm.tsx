import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { groupName, groupsOf } from '#domain/document/group'
import { matterOfRef } from '#domain/matter-names'
import { AttachmentSaving } from '#domain/tracked-email/bodies'
import { addToast } from '#stores/chrome/toasts'
import { saveAttachment } from '#stores/tracked-email/email'
import type { EmailFormProps } from './email-forms.ts'

const Body = z.omit(AttachmentSaving, { version: true, attachment: true })

/** Files an attachment as a document of its case. */
export default function SaveForm({ email, place, onDone }: EmailFormProps & { place: number }) {
  const matter = matterOfRef(email.filing?.ref ?? '')
  const attachment = email.attachments[place]
  if (!matter || !attachment) return null
  return (
    <SchemaForm
      schema={Body}
      submit="Save document"
      of={`save ${email.id} ${place}`}
      onCancel={onDone}
      start={{ group: 'correspondence', name: attachment.name }}
      fields={[
        { name: 'name', label: 'Name', kind: 'text', width: 'w6' },
        {
          name: 'group',
          label: 'Group',
          hint: 'Only staff see it until you share it.',
          kind: 'select',
          width: 'w6',
          options: groupsOf(matter).map((it) => ({ value: it, label: groupName(it) })),
        },
      ]}
      onSubmit={async (body, key) => {
        await saveAttachment(email, { ...body, attachment: place }, key)
        addToast({ severity: 'success', summary: 'Saved to documents', detail: body.name })
        onDone()
      }}
    />
  )
}
