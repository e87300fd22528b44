import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
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
import { MissingOfStart } from './MissingOfStart.tsx'
import { SenderNote } from './SenderNote.tsx'
import { useEmailStart } from './use-email-start.ts'

type Reachable = Pick<Correspondent, 'name' | 'role' | 'email'>
type Props = {
  record: EmailRecord
  people: readonly Reachable[]
  sender: EmailSender
  onDone: () => void
  onCancel?: () => void
}

const template = z._default(z.string(), '')
const Body = z.object({ ...NewEmail.shape, template })
const CaseBody = z.object({ ...CaseEmail.shape, template })

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
    schema={Body}
    submit="Send email"
    of="new email"
    {...(onCancel ? { onCancel } : {})}
    start={{ to: people[0]?.email ?? '', subject: '', text: '' }}
    fields={fieldsOf(people)}
    onSubmit={async ({ template: _, ...body }, key) => send(body, key, onDone)}
  />
)

const toOf = (values: { readonly to?: unknown }) => String(values.to ?? '')

const CaseForm = ({ people, record, onDone, onCancel }: Props) => {
  const documents = useStore($documents).data ?? []
  const { fields, fill, missing } = useEmailStart(record.id, toOf)
  const [to, ...rest] = fieldsOf(people)
  return (
    <>
      <SchemaForm
        schema={CaseBody}
        submit="Send email"
        of="new email"
        {...(onCancel ? { onCancel } : {})}
        start={{ to: people[0]?.email ?? '', template: '', subject: '', text: '', attachments: [] }}
        fill={fill}
        fields={[...(to ? [to] : []), ...fields, ...rest, ...attachments(documents)]}
        onSubmit={async ({ template: _, ...body }, key) => send(body, key, onDone)}
      />
      <MissingOfStart missing={missing} />
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
