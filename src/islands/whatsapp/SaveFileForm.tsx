import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { groupName, groupsOf } from '#domain/document/group'
import { matterOfRef } from '#domain/matter-names'
import { WhatsappFileSaving } from '#domain/whatsapp/bodies'
import type { WhatsappFile, WhatsappThread } from '#domain/whatsapp/thread'
import { addToast } from '#stores/chrome/toasts'
import { saveWhatsappFile } from '#stores/whatsapp/inbox'

type Props = { message: string; file: WhatsappFile; thread: WhatsappThread; onDone: () => void }

/** Files the file of a message as a document of the case of its conversation. */
export default function SaveFileForm({ message, file, thread, onDone }: Props) {
  const matter = matterOfRef(thread.filing?.ref ?? '')
  if (!matter) return null
  return (
    <SchemaForm
      schema={WhatsappFileSaving}
      submit="Save document"
      of={`save ${message}`}
      onCancel={onDone}
      start={{ group: 'correspondence', name: file.name }}
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
        await saveWhatsappFile(message, body, key)
        addToast({ severity: 'success', summary: 'Saved to documents', detail: body.name })
        onDone()
      }}
    />
  )
}
