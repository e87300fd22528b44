import { TextField } from '#components/Fields.tsx'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { reasonAgainst } from '#domain/act'
import { connectImapAct } from '#domain/mailbox/acts'
import { NewImapMailbox } from '#domain/mailbox/bodies'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'

const fields: readonly FormPart[] = [
  { name: 'address', label: 'Address of the mailbox', kind: 'email', width: 'w6' },
  {
    name: 'server',
    label: 'Mail server',
    hint: 'Such as imap.firm.co.uk. It is read on port 993, over TLS.',
    kind: 'text',
    width: 'w6',
  },
  {
    name: 'username',
    label: 'User name',
    hint: 'Often the address itself',
    kind: 'text',
    width: 'w6',
  },
  {
    name: 'password',
    label: 'Password',
    kind: 'own',
    width: 'w6',
    isSecret: true,
    render: ({ value, faults, onChange }) => (
      <TextField
        name="password"
        label="Password"
        type="password"
        hint="An app password, where the provider offers them. It is stored sealed and never shown."
        value={typeof value === 'string' ? value : ''}
        faults={faults}
        onChange={onChange}
      />
    ),
  },
  { name: 'since', label: 'Read emails from', kind: 'date' },
]

type Props = {
  /** The name under which unsaved text is stored. */
  readonly of: string
  /** Rejects when it could not be connected. */
  readonly onConnect: (typed: NewImapMailbox, key: string) => Promise<unknown>
}

/** Connects a mailbox that is read by IMAP. */
export const ImapForm = ({ of, onConnect }: Props) => {
  const why = reasonAgainst(connectImapAct(useActingPerson()))
  if (why !== undefined) return <p className="mute">{why}</p>
  return (
    <SchemaForm
      schema={NewImapMailbox}
      submit="Connect mailbox"
      of={of}
      start={{ address: '', server: '', username: '', password: '', since: today() }}
      fields={fields}
      onSubmit={async (typed, key) => {
        await onConnect(typed, key)
        addToast({ severity: 'success', summary: 'Saved. Reading begins now.', life: 4000 })
      }}
    />
  )
}
