import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { RejectionBody } from '#domain/conveyance/evidence/bodies'

const Body = z.omit(RejectionBody, { version: true })

type RejectionFormProps = {
  of: string
  version: number
  onCancel: () => void
  onSubmit: (body: z.output<typeof Body>, key: string, version: number) => Promise<void>
}

/** The reason for which a second person sends evidence back. */
export const RejectionForm = (props: RejectionFormProps) => (
  <SchemaForm
    {...props}
    schema={Body}
    submit="Send back"
    start={{ reason: '' }}
    fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
  />
)
