import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { EmailFiling } from '#domain/tracked-email/bodies'
import type { EmailRow } from '#domain/tracked-email/view'
import { addToast } from '#stores/chrome/toasts'
import { fileEmail } from '#stores/tracked-email/email'

const Body = z.omit(EmailFiling, { version: true })

type Props = { email: Pick<EmailRow, 'id' | 'version' | 'filing'>; onDone: () => void }

/** Files an email to a case or quote, or moves it. */
export default function FileForm({ email, onDone }: Props) {
  return (
    <SchemaForm
      schema={Body}
      submit={email.filing ? 'Move the email' : 'File the email'}
      of={`file ${email.id}`}
      onCancel={onDone}
      start={{ ref: email.filing?.ref ?? '' }}
      fields={[
        {
          name: 'ref',
          label: 'Reference of the case or quote',
          hint: 'For example 26-S-01187 or Q-01234.',
          kind: 'text',
          width: 'w6',
        },
      ]}
      onSubmit={async ({ ref }, key) => {
        const { filing } = await fileEmail(email, ref, key)
        addToast({ severity: 'success', summary: `Filed to ${filing?.ref ?? ref}` })
        onDone()
      }}
    />
  )
}
