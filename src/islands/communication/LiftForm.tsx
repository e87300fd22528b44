import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { addToast } from '#stores/chrome/toasts'
import { liftStop } from '#stores/communication/stops'

const Body = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), z.maxLength(500)),
})

const fields: readonly FormPart[] = [
  {
    name: 'reason',
    label: 'Reason',
    hint: 'For example: they called and confirmed the address.',
    kind: 'text',
    width: 'w6',
  },
]

export default function LiftForm({ address, onDone }: { address: string; onDone: () => void }) {
  return (
    <SchemaForm
      schema={Body}
      submit="Send to it again"
      of={`lift-${address}`}
      start={{ reason: '' }}
      fields={fields}
      onCancel={onDone}
      onSubmit={async ({ reason }, key) => {
        await liftStop(address, reason, key)
        addToast({ severity: 'success', summary: 'Mail resumed', detail: address, life: 4000 })
        onDone()
      }}
    />
  )
}
