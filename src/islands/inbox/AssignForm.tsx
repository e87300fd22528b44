import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Named } from '#domain/party'

const Assignee = z.object({ user: z._default(z.string(), '') })

type Props = {
  /** What is assigned, for the draft of the form. */
  of: string
  assignedTo: Named | null
  colleagues: readonly Named[]
  onCancel: () => void
  /** The id of a colleague; null for nobody. */
  onAssign: (user: string | null, key: string) => Promise<unknown>
}

/** Gives an email or a conversation to a colleague, or to nobody. */
export const AssignForm = ({ of, assignedTo, colleagues, onCancel, onAssign }: Props) => (
  <SchemaForm
    schema={Assignee}
    submit="Assign"
    of={of}
    start={{ user: assignedTo?.id ?? '' }}
    onCancel={onCancel}
    fields={[
      {
        name: 'user',
        label: 'Colleague (optional)',
        hint: 'Leave it empty to give it to nobody.',
        kind: 'combobox',
        width: 'w6',
        options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
      },
    ]}
    onSubmit={async ({ user }, key) => {
      await onAssign(user === '' ? null : user, key)
    }}
  />
)
