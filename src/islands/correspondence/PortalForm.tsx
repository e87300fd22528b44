import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { FirmMessageEntry, MOST_TEXT } from '#domain/client-message/bodies'
import type { Named } from '#domain/party'
import { addToast } from '#stores/chrome/toasts'
import { writeToClient } from '#stores/client-message/of-case'

type Props = {
  caseId: string
  clients: readonly Named[]
  /** The client who is answered; null for any. */
  to: string | null
  onDone: () => void
  /** Absent where the form stays. */
  onCancel?: () => void
}

/** Writes to one client of the case in their portal. */
export default function PortalForm({ caseId, clients, to, onDone, onCancel }: Props) {
  return (
    <SchemaForm
      schema={FirmMessageEntry}
      of={`portal message ${caseId} ${to ?? ''}`}
      submit="Send message"
      {...(onCancel ? { onCancel } : {})}
      start={{ client: to ?? clients[0]?.id ?? '', text: '' }}
      fields={fieldsOf(clients)}
      onSubmit={async (body, key) => {
        await writeToClient(caseId, body, key)
        addToast({ severity: 'success', summary: 'Message sent to the portal' })
        onDone()
      }}
    />
  )
}

const fieldsOf = (clients: readonly Named[]): readonly FormPart[] => [
  {
    name: 'client',
    label: 'To',
    kind: 'select',
    width: 'w6',
    hint: 'Only this client reads it. We email them that it is there.',
    options: clients.map(({ id, name }) => ({ value: id, label: name })),
  },
  { name: 'text', label: 'Message', kind: 'lines', width: 'w6', most: MOST_TEXT },
]
