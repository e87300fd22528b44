import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { ContactView } from '#domain/contact/view'
import { $otherContact, $otherId, mergeContact } from '#stores/contact/contact'
import { findContacts } from '#stores/contact/contacts'
import { MergePreview } from './MergePreview.tsx'

const Body = z.object({
  other_id: z.string().check(z.minLength(1, 'Choose the other contact.')),
  merge_accounts: z._default(z.boolean(), false),
})

const accounts: FormPart = {
  name: 'merge_accounts',
  label: 'Merge their portal accounts too',
  hint: 'One of them signs in to the client portal. They will see the cases of both.',
  kind: 'check',
}

export default function MergeContact({
  contact,
  onDone,
}: {
  contact: ContactView
  onDone: () => void
}) {
  const other = useStore($otherContact).data
  const signsIn = contact.has_account || other?.has_account === true
  useEffect(() => () => $otherId.set(null), [])
  const find = async (query: string, signal: AbortSignal) =>
    (await findContacts(query, signal)).filter(({ value }) => value !== contact.contact.id)
  return (
    <>
      <p className="mute">
        The other contact’s cases, quotes and leads move to this one. This can’t be undone.
      </p>
      <SchemaForm
        schema={Body}
        submit="Merge contacts"
        of={contact.contact.id}
        start={{ other_id: '', merge_accounts: false }}
        fields={[
          {
            name: 'other_id',
            label: 'Other contact',
            hint: 'Any part of a name, email, telephone number or address.',
            kind: 'combobox',
            width: 'w6',
            find,
          },
          ...(signsIn ? [accounts] : []),
        ]}
        onType={({ other_id }) => $otherId.set(other_id ? String(other_id) : null)}
        onCancel={onDone}
        onSubmit={async ({ other_id, merge_accounts }, key) => {
          if (other?.contact.id !== other_id) return
          const { version } = contact.contact
          const body = { version, other_id, other_version: other.contact.version, merge_accounts }
          await mergeContact(contact.contact.id, body, key)
          onDone()
        }}
      />
      {other && <MergePreview kept={contact} other={other} />}
    </>
  )
}
