import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { NewSharedMailbox } from '#domain/mailbox/bodies'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { today } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { shareMailbox } from '#stores/mailbox/mailboxes'

const fields: readonly FormPart[] = [
  { name: 'address', label: 'Address of the mailbox', kind: 'email', width: 'w6' },
  { name: 'since', label: 'Read emails from', kind: 'date' },
]

/** Connects a mailbox that several people share. */
export const SharedMailboxForm = ({ refusal }: { refusal: string | null }) => (
  <Section title="Connect a shared mailbox at Microsoft 365">
    {refusal === null ? (
      <SchemaForm
        schema={NewSharedMailbox}
        submit="Connect mailbox"
        of="shared-mailbox"
        start={{ address: '', since: today() }}
        fields={fields}
        onSubmit={async (typed, key) => {
          await shareMailbox(typed, key)
          addToast({ severity: 'success', summary: 'Connected', life: 3000 })
        }}
      />
    ) : (
      <p>{refusal}</p>
    )}
  </Section>
)
