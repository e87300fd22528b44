import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { EmailSender } from '#domain/communication/route'
import { NewEmail } from '#domain/tracked-email/bodies'
import type { Correspondent } from '#domain/tracked-email/view'
import { addToast } from '#stores/chrome/toasts'
import { writeEmail } from '#stores/tracked-email/correspondence'
import { SenderNote } from './SenderNote.tsx'

type Reachable = Pick<Correspondent, 'name' | 'role' | 'email'>
type Props = {
  people: readonly Reachable[]
  sender: EmailSender
  onDone: () => void
  onCancel?: () => void
}

/** Writes to somebody of the case or quote. */
export const WriteForm = ({ people, sender, onDone, onCancel }: Props) => {
  const reachable = people.filter(({ email }) => email !== null)
  const without = people.filter(({ email }) => email === null)
  if (reachable.length === 0) return <p>There is no email address for anybody. Add one first.</p>
  return (
    <>
      <SenderNote sender={sender} />
      <SchemaForm
        schema={NewEmail}
        submit="Send email"
        of="new email"
        {...(onCancel ? { onCancel } : {})}
        start={{ to: reachable[0]?.email ?? '', subject: '', text: '' }}
        fields={fieldsOf(reachable)}
        onSubmit={async (body, key) => {
          await writeEmail(body, key)
          addToast({
            severity: 'success',
            summary: '1 message in the outbox',
            detail: body.subject,
          })
          onDone()
        }}
      />
      <p className="faint">
        Your signature follows the message.
        {without.length > 0 &&
          ` There is no email address for ${without.map(({ name }) => name).join(', ')}.`}
      </p>
    </>
  )
}

const fieldsOf = (people: readonly Reachable[]): readonly FormField[] => [
  { name: 'to', label: 'To', kind: 'select', width: 'w6', options: optionsOf(people) },
  { name: 'subject', label: 'Subject', kind: 'text', width: 'w6' },
  { name: 'text', label: 'Message', kind: 'lines', width: 'w6', most: 10_000 },
]

const optionsOf = (people: readonly Reachable[]) =>
  [...new Map(people.map((it) => [it.email ?? '', it])).entries()].map(([value, it]) => ({
    value,
    label: `${it.name}, ${it.role.toLowerCase()} (${value})`,
  }))
