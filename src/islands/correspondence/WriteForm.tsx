import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { EmailSender } from '#domain/communication/route'
import { isOpen } from '#domain/document/access'
import type { Document } from '#domain/document/document'
import { CaseEmail, NewEmail } from '#domain/tracked-email/bodies'
import type { Correspondent } from '#domain/tracked-email/view'
import { addToast } from '#stores/chrome/toasts'
import { $documents } from '#stores/document/documents'
import { writeEmail } from '#stores/tracked-email/correspondence'
import type { EmailRecord } from '#stores/tracked-email/record'
import { EmailTemplateChoice } from './EmailTemplateChoice.tsx'
import { SenderNote } from './SenderNote.tsx'

type Reachable = Pick<Correspondent, 'name' | 'role' | 'email'>
type Props = {
  record: EmailRecord
  people: readonly Reachable[]
  sender: EmailSender
  onDone: () => void
  onCancel?: () => void
}

/** Writes to somebody of the case, quote or lead. */
export default function WriteForm({ people, ...props }: Props) {
  const reachable = people.filter(({ email }) => email !== null)
  const without = people.filter(({ email }) => email === null)
  if (reachable.length === 0) return <p>There is no email address for anybody. Add one first.</p>
  return (
    <>
      <SenderNote sender={props.sender} />
      {props.record.kind === 'conveyance' ? (
        <CaseForm people={reachable} {...props} />
      ) : (
        <Form people={reachable} {...props} />
      )}
      <p className="faint">
        Your signature follows the message.
        {without.length > 0 &&
          ` There is no email address for ${without.map(({ name }) => name).join(', ')}.`}
      </p>
    </>
  )
}

const Form = ({ people, onDone, onCancel }: Props) => (
  <SchemaForm
    schema={NewEmail}
    submit="Send email"
    of="new email"
    {...(onCancel ? { onCancel } : {})}
    start={{ to: people[0]?.email ?? '', subject: '', text: '' }}
    fields={fieldsOf(people)}
    onSubmit={async (body, key) => send(body, key, onDone)}
  />
)

const CaseForm = ({ people, record, onDone, onCancel }: Props) => {
  const documents = useStore($documents).data ?? []
  const start = { to: people[0]?.email ?? '', subject: '', text: '', attachments: [] }
  const typed = useRef<Values>(start)
  const [fill, setFill] = useState<Values>()
  return (
    <>
      <EmailTemplateChoice
        caseId={record.id}
        toOf={() => String(typed.current['to'])}
        onFill={setFill}
      />
      <SchemaForm
        schema={CaseEmail}
        submit="Send email"
        of="new email"
        {...(onCancel ? { onCancel } : {})}
        start={start}
        fill={fill}
        fields={[...fieldsOf(people), ...attachments(documents)]}
        onType={(values) => {
          typed.current = values
        }}
        onSubmit={async (body, key) => send(body, key, onDone)}
      />
    </>
  )
}

const send = async (body: Parameters<typeof writeEmail>[0], key: string, onDone: () => void) => {
  await writeEmail(body, key)
  addToast({ severity: 'success', summary: '1 message in the outbox', detail: body.subject })
  onDone()
}

const fieldsOf = (people: readonly Reachable[]): readonly FormField[] => [
  { name: 'to', label: 'To', kind: 'select', width: 'w6', options: optionsOf(people) },
  { name: 'subject', label: 'Subject', kind: 'text', width: 'w6' },
  { name: 'text', label: 'Message', kind: 'lines', width: 'w6', most: 10_000 },
]

const attachments = (documents: readonly Document[]): readonly FormField[] => {
  const options = documents.filter(isOpen).map(({ id, name }) => ({ value: id, label: name }))
  const field = { name: 'attachments', label: 'Attachments (optional)' } as const
  return options.length === 0 ? [] : [{ ...field, kind: 'multi', width: 'w6', options }]
}

const optionsOf = (people: readonly Reachable[]) =>
  [...new Map(people.map((it) => [it.email ?? '', it])).entries()].map(([value, it]) => ({
    value,
    label: `${it.name}, ${it.role.toLowerCase()} (${value})`,
  }))
