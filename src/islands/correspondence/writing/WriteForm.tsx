import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import type { EmailSender } from '#domain/communication/route'
import { isOpen } from '#domain/document/access'
import type { Document } from '#domain/document/document'
import { CaseEmail, NewEmail } from '#domain/tracked-email/bodies'
import type { Correspondent } from '#domain/tracked-email/view'
import { addToast } from '#stores/chrome/toasts'
import { $documents } from '#stores/document/documents'
import { writeEmail } from '#stores/tracked-email/correspondence'
import { EmailTemplateChoice } from '../EmailTemplateChoice.tsx'
import { SenderNote } from '../SenderNote.tsx'
import { DraftForm } from './DraftForm.tsx'
import type { WayFormProps } from './form-props.ts'

const NewBody = z.omit(NewEmail, { draft: true })
const CaseBody = z.omit(CaseEmail, { draft: true })

type Reachable = Pick<Correspondent, 'id' | 'name' | 'role' | 'email'>
type Props = WayFormProps & { people: readonly Reachable[]; sender: EmailSender }

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

const Form = ({ people, record, to, onDone, onCancel }: Props) => (
  <DraftForm
    schema={NewBody}
    place={{ record, way: 'email', email_id: null }}
    submit="Send email"
    of="new email"
    {...(onCancel ? { onCancel } : {})}
    start={{ to: addressOf(people, to), subject: '', text: '' }}
    fields={fieldsOf(people)}
    onSend={async (body, key, draft) => send(body, draft, key, onDone)}
  />
)

const CaseForm = ({ people, record, to, onDone, onCancel }: Props) => {
  const documents = useStore($documents).data ?? []
  const start = { to: addressOf(people, to), subject: '', text: '', attachments: [] }
  const typed = useRef<Values>(start)
  const [fill, setFill] = useState<Values>()
  return (
    <>
      <EmailTemplateChoice
        caseId={record.id}
        toOf={() => String(typed.current['to'])}
        onFill={setFill}
      />
      <DraftForm
        schema={CaseBody}
        place={{ record, way: 'email', email_id: null }}
        submit="Send email"
        of="new email"
        {...(onCancel ? { onCancel } : {})}
        start={start}
        fill={fill}
        fields={[...fieldsOf(people), ...attachments(documents)]}
        onType={(values) => {
          typed.current = values
        }}
        onSend={async (body, key, draft) => send(body, draft, key, onDone)}
      />
    </>
  )
}

/** The address of somebody who was chosen, or of the first. */
const addressOf = (people: readonly Reachable[], to: string | null) =>
  (people.find(({ id }) => id === to) ?? people[0])?.email ?? ''

const send = async (
  body: Parameters<typeof writeEmail>[0],
  draft: string | undefined,
  key: string,
  onDone: () => void,
) => {
  await writeEmail({ ...body, ...(draft ? { draft } : {}) }, key)
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
