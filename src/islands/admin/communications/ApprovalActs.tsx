import { useState } from 'react'
import * as z from 'zod/mini'
import { ActButton } from '#components/ActButton.tsx'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { messageActs } from '#domain/communication/acts'
import type { Message } from '#domain/communication/message'
import { Reason } from '#domain/communication/reason'
import { runAct } from '#islands/admin/run-act.ts'
import { useCan } from '#islands/chrome/use-can.ts'
import { approveMessage, declineMessage } from '#stores/communication/messages'

/** The buttons that let a message go or keep it back, for those who may. */
export const ApprovalActs = ({ message }: { message: Message }) => {
  const [isDeclining, setDeclining] = useState(false)
  const acts = messageActs(message)
  if (!useCan('communications.update')) return null
  return (
    <span className="row">
      <ActButton
        className="btn small"
        why={reasonAgainst(acts.decline)}
        onPress={() => setDeclining(true)}
      >
        Don’t send
      </ActButton>
      <ActButton
        className="btn small main"
        why={reasonAgainst(acts.approve)}
        onPress={() => void runAct(() => approveMessage(message), 'Message approved')}
      >
        Approve
      </ActButton>
      <Dialog
        title="Don’t send this message"
        open={isDeclining}
        onClose={() => setDeclining(false)}
      >
        <DeclineForm message={message} onDone={() => setDeclining(false)} />
      </Dialog>
    </span>
  )
}

const Declining = z.object({ reason: Reason })

const fields: readonly FormPart[] = [
  {
    name: 'reason',
    label: 'Reason',
    hint: 'It is kept with the message.',
    kind: 'lines',
    width: 'w6',
    most: 200,
  },
]

const DeclineForm = ({ message, onDone }: { message: Message; onDone: () => void }) => (
  <SchemaForm
    schema={Declining}
    fields={fields}
    of={message.id}
    start={{ reason: '' }}
    submit="Don’t send"
    onCancel={onDone}
    onSubmit={async ({ reason }, key) => {
      await declineMessage(message, reason, key)
      onDone()
    }}
  />
)
