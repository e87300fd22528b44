import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { EmailView } from '#domain/tracked-email/view'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { listSourceSearch } from '#stores/enquiry/list-source'
import type { EmailFormProps } from './email-forms.ts'

const Body = z.object({ source: z.string() })
const EMAIL = 'email'
const READABLE = /\.(?:txt|docx|eml|html?)$/i

/** Chooses where the list of enquiries stands, and opens it at the register of the case. */
export default function EnquiriesForm({ email, onDone }: EmailFormProps) {
  const { filing } = email
  if (filing === null) return null
  const options = sourcesOf(email)
  return (
    <SchemaForm
      schema={Body}
      submit="Read the list"
      of={`enquiries ${email.id}`}
      onCancel={onDone}
      start={{ source: options[1]?.value ?? EMAIL }}
      fields={[{ name: 'source', label: 'Where the list is', kind: 'radio', width: 'w6', options }]}
      onSubmit={async ({ source }) => {
        const place = source === EMAIL ? null : Number(source)
        const name = place === null ? email.subject : (email.attachments[place]?.name ?? '')
        const search = listSourceSearch({ email: email.id, place, name })
        onDone()
        go(`${href('conveyances-id', { id: filing.id })}${search}`)
      }}
    />
  )
}

const sourcesOf = ({ attachments }: EmailView) => [
  { value: EMAIL, label: 'In the text of the email' },
  ...attachments.flatMap(({ name, is_stored }, place) =>
    is_stored && READABLE.test(name) ? [{ value: String(place), label: name }] : [],
  ),
]
