import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { HeadMailView } from '#domain/audit/head-mail'
import { Email } from '#domain/contact'
import { saveHeadMail } from '#stores/audit/check'
import { addToast } from '#stores/chrome/toasts'

const Fields = z.object({ address: z._default(Email, ''), is_on: z.boolean() })

const fields: readonly FormPart[] = [
  {
    name: 'address',
    label: 'Email address',
    hint: 'Somebody outside the firm, such as the contact at your regulator.',
    kind: 'email',
    width: 'w6',
  },
  { name: 'is_on', label: 'Mail the end of the log each night', kind: 'switch', width: 'w6' },
]

/** Whether the end of the log leaves the firm each night, and to whom. */
export default function HeadMailForm({ mail, onDone }: { mail: HeadMailView; onDone: () => void }) {
  const { version, is_on, address } = mail
  return (
    <SchemaForm
      schema={Fields}
      submit="Save"
      of="audit-head-mail"
      start={{ is_on, address }}
      fields={fields}
      onCancel={onDone}
      onSubmit={async (body, key) => {
        await saveHeadMail({ ...body, version }, key)
        addToast({ severity: 'success', summary: 'Saved', life: 4000 })
        onDone()
      }}
    />
  )
}
