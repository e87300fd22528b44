import { useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { MailRegistration } from '#domain/mailbox/registration'
import type { MailboxAdmin } from '#domain/mailbox/view'
import { CopiedText } from '#islands/admin/message-delivery/CopiedText.tsx'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { shortInstant } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { saveRegistration, saveRegistrationSecret } from '#stores/mailbox/mailboxes'

const fields: readonly FormPart[] = [
  { name: 'directory', label: 'Directory (tenant) ID', kind: 'text', width: 'w6' },
  { name: 'client_id', label: 'Application (client) ID', kind: 'text', width: 'w6' },
]

const blank = { directory: '', client_id: '' }

type Props = { admin: MailboxAdmin }

/** What reads mailboxes at Microsoft 365: the firm’s registration, its secret, and the addresses that it needs. */
export const RegistrationSection = ({ admin }: Props) => {
  const { registration, version } = admin.settings
  return (
    <Section title="Mailboxes at Microsoft 365">
      <p>
        Register an application in Microsoft Entra with this redirect address. It needs the
        delegated permissions User.Read, Mail.ReadWrite and Mail.Send for colleagues’ own mailboxes,
        which emails that they write are sent from. With IMAP.AccessAsUser.All colleagues may have
        theirs read by IMAP instead. For shared mailboxes, give it access to those mailboxes alone,
        by role-based access for applications in Exchange.
      </p>
      <CopiedText label="Copy address" text={admin.redirect_address} />
      <SchemaForm
        schema={MailRegistration}
        submit="Save registration"
        of="mail-registration"
        version={version}
        start={registration ?? blank}
        fields={fields}
        onSubmit={async (typed, key, at) => {
          await saveRegistration(typed, at, key)
          addToast({ severity: 'success', summary: 'Saved', life: 3000 })
        }}
      />
      {registration !== null && <SecretForm admin={admin} />}
    </Section>
  )
}

const SecretForm = ({ admin: { settings, secret_set_at } }: Props) => {
  const [secret, setSecret] = useState('')
  const { busy, run } = useStep('Couldn’t save the secret')
  const submit = async (key: string) => {
    await saveRegistrationSecret(secret, settings.version, key)
    setSecret('')
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (secret !== '') run(submit)
      }}
    >
      <TextField
        name="mail-secret"
        label="Client secret"
        type="password"
        autoComplete="off"
        hint={secret_set_at ? `Set on ${shortInstant(secret_set_at)}` : 'Not set yet'}
        value={secret}
        onChange={setSecret}
      />
      <button type="submit" className="btn" aria-disabled={busy}>
        Save client secret
      </button>
    </form>
  )
}
