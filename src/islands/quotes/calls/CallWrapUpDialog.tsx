import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Call } from '#domain/call/call'
import { wrapUpCall } from '#stores/call/acts'
import { callFields, endedField, noteField, resultField } from './call-fields.ts'

const Body = z.object(callFields)

/** Records the outcome of a call that the telephone system reported. */
export default function CallWrapUpDialog({ call, onDone }: { call: Call; onDone: () => void }) {
  return (
    <Dialog title="Outcome of the call" open onClose={onDone}>
      <SchemaForm
        schema={Body}
        submit="Save"
        of={call.id}
        onCancel={onDone}
        start={{
          disposition: call.disposition ?? 'answered',
          result: call.result ?? '',
          note: call.note,
        }}
        fields={[endedField, resultField, noteField]}
        onSubmit={async ({ disposition, result, note }, key) => {
          await wrapUpCall(call, { disposition, result: result || null, note }, key)
          onDone()
        }}
      />
    </Dialog>
  )
}
