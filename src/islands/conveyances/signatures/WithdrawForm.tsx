import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { VoidingBody } from '#domain/signature/bodies'
import type { SignatureView } from '#domain/signature/view'
import { withdraw } from '#stores/signature/case'

const Reason = z.omit(VoidingBody, { version: true })

type Props = { request: SignatureView; open: boolean; onDone: () => void }

/** Asks why a document is withdrawn before it is. */
export const WithdrawForm = ({ request, open, onDone }: Props) => (
  <Dialog title="Withdraw document" open={open} onClose={onDone}>
    <p>Nobody can sign it any more. The clients see that it was withdrawn, but not why.</p>
    <SchemaForm
      schema={Reason}
      submit="Withdraw document"
      of={request.id}
      onCancel={onDone}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
      onSubmit={async ({ reason }, key) => {
        await withdraw(request, reason, key)
        onDone()
      }}
    />
  </Dialog>
)
