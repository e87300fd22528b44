import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { FirmView } from '#domain/firm/api'
import { SignatureLines } from '#domain/user/profile/signature'
import { signatureLineNames } from '#domain/user/profile/signature-labels'
import { addToast } from '#stores/chrome/toasts'
import { saveSignature } from '#stores/firm/firm'

// A form leaves out what is empty.
const Body = z.object({ signature: z._default(SignatureLines, []) })

const fields: readonly FormPart[] = [
  {
    name: 'signature',
    label: 'Below the name of whoever sends an email',
    kind: 'checks',
    width: 'w6',
    options: optionsOf(signatureLineNames),
  },
]

/** Which lines close the emails that people of the firm send. */
export const SignatureLinesForm = ({ view }: { view: FirmView }) => (
  <SchemaForm
    schema={Body}
    submit="Save signatures"
    of="firm-signature"
    version={view.version}
    start={{ signature: view.signature }}
    fields={fields}
    onSubmit={async (typed, key, from) => {
      await saveSignature(typed, from, key)
      addToast({ severity: 'success', summary: 'Saved', life: 3000 })
    }}
  />
)
