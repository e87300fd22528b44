import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { DeclineBody } from '#domain/signature/bodies'
import { declineToSign } from '#stores/signature/client'

/** The way out: not signing, with the reason. */
export const Decline = ({ id }: { id: string }) => (
  <details className="terms">
    <summary>I do not want to sign this</summary>
    <SchemaForm
      schema={DeclineBody}
      fields={[{ name: 'reason', label: 'Tell us why', kind: 'lines', width: 'w6' }]}
      start={{ reason: '' }}
      of={`${id} declined`}
      submit="Decline to sign"
      danger
      onSubmit={async ({ reason }, key) => {
        await declineToSign(id, reason, key)
      }}
    />
  </details>
)
