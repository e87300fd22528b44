import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { FirmMessageEntry, MOST_TEXT } from '#domain/client-message/bodies'
import type { Named } from '#domain/party'
import { addToast } from '#stores/chrome/toasts'
import { writeToClient } from '#stores/client-message/of-case'
import { DraftForm } from './DraftForm.tsx'
import type { WayFormProps } from './form-props.ts'

const Body = z.omit(FirmMessageEntry, { draft: true })

type Props = WayFormProps & { clients: readonly Named[] }

/** Writes to one client of the case in their portal. */
export default function PortalForm({ record, clients, to, onDone, onCancel }: Props) {
  return (
    <DraftForm
      schema={Body}
      of={`portal message ${record.id} ${to ?? ''}`}
      place={{ record, way: 'portal', email_id: null }}
      submit="Send message"
      {...(onCancel ? { onCancel } : {})}
      start={{ client: to ?? clients[0]?.id ?? '', text: '' }}
      fields={fieldsOf(clients)}
      onSend={async (body, key, draft) => {
        await writeToClient(record.id, { ...body, ...(draft ? { draft } : {}) }, key)
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
