import { useEffect, useState } from 'react'
import type { FormPart } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import type { CaseRecipients } from '#domain/conveyance/bulk-message/api'
import { BulkMessageBody } from '#domain/conveyance/bulk-message/bodies'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { notifiedNames } from '#domain/conveyance/stopping/notified'
import { fetchRecipients } from '#stores/conveyance/bulk-messages'
import { SendMessage } from './SendMessage.tsx'

// Brokers are written to by events alone.
const { broker: _, ...audiences } = notifiedNames

const fields: readonly FormPart[] = [
  { name: 'to', label: 'To', kind: 'multi', width: 'w6', options: optionsOf(audiences) },
  { name: 'subject', label: 'Subject', kind: 'text', width: 'w6' },
  {
    name: 'text',
    label: 'Message',
    kind: 'lines',
    width: 'w6',
    most: 4000,
    hint: 'Greeting and signature are added. {name}, {ref}, {address} and {fee_earner} are filled in for each person.',
  },
]

/** Writes one message to the people of the selected cases: written first, then shown with whom it reaches, then sent. */
export default function BulkMessageForm(form: BulkFormProps<ConveyanceRow>) {
  const { rows, onCancel } = form
  const [message, setMessage] = useState<BulkMessageBody | null>(null)
  const [isChecking, setChecking] = useState(false)
  const recipients = useRecipients(rows)
  if (recipients === null) return <Skeleton rows={4} />
  if (message !== null && isChecking)
    return (
      <SendMessage
        {...form}
        message={message}
        recipients={recipients}
        onBack={() => setChecking(false)}
      />
    )
  return (
    <SchemaForm
      schema={BulkMessageBody}
      submit="Check who gets it"
      onCancel={onCancel}
      start={message ?? { to: ['client'], subject: '', text: '' }}
      fields={fields}
      onSubmit={async (written) => {
        setMessage(written)
        setChecking(true)
      }}
    />
  )
}

const useRecipients = (rows: readonly ConveyanceRow[]) => {
  const [recipients, setRecipients] = useState<readonly CaseRecipients[] | null>(null)
  const ids = rows.map(({ id }) => id).join(',')
  useEffect(() => {
    // The store has shown the error; nobody can then be written to.
    fetchRecipients(ids.split(',')).then(setRecipients, () => setRecipients([]))
  }, [ids])
  return recipients
}
