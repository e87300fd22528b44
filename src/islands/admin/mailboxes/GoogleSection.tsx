import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { GoogleClient } from '#domain/mailbox/consent'
import type { MailboxAdmin } from '#domain/mailbox/view'
import { CopiedText } from '#islands/admin/message-delivery/CopiedText.tsx'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { secretField } from '#islands/admin/set-up/secret-field.tsx'
import { addToast } from '#stores/chrome/toasts'
import { saveGoogleClient } from '#stores/mailbox/mailboxes'

type Props = { admin: MailboxAdmin }

const fieldsOf = (setAt: string | null): readonly FormPart[] => [
  { name: 'client_id', label: 'Client ID', kind: 'text', width: 'w6' },
  secretField('secret', 'Client secret', {
    setAt,
    whenSet: 'Enter it again to change the client.',
  }),
]

/** What lets colleagues connect their mailboxes at Google: the firm’s client there. */
export const GoogleSection = ({ admin: { google, redirect_address } }: Props) => (
  <Section title="Mailboxes at Google">
    <p>
      Make an OAuth client of the kind “Web application” in Google Cloud with this redirect address.
      It asks for the scope https://mail.google.com/ and reads by IMAP. Nothing is sent from those
      mailboxes.
    </p>
    <CopiedText label="Copy address" text={redirect_address} />
    <SchemaForm
      schema={GoogleClient}
      submit="Save client"
      of="google-mail-client"
      version={google.version}
      start={{ client_id: google.client_id ?? '', secret: '' }}
      fields={fieldsOf(google.secret_set_at)}
      onSubmit={async (typed, key, at) => {
        await saveGoogleClient(typed, at, key)
        addToast({ severity: 'success', summary: 'Saved', life: 3000 })
      }}
    />
  </Section>
)
