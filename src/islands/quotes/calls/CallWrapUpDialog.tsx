import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Call } from '#domain/call/call'
import { wrapUpCall } from '#stores/call/acts'
import { endedField, noteField, resultField, toldOfCall } from './call-fields.ts'

const Body = z.object(toldOfCall)

/** What came of a call that the telephone system told of. */
export default function CallWrapUpDialog({ it, onDone }: { it: Call; onDone: () => void }) {
  return (
    <Dialog title="What came of the call" open onClose={onDone}>
      <SchemaForm
        schema={Body}
        submit="Save"
        of={it.id}
        onCancel={onDone}
        start={{
          disposition: it.disposition ?? 'answered',
          result: it.result ?? '',
          note: it.note,
        }}
        fields={[endedField, resultField, noteField]}
        onSubmit={async ({ disposition, result, note }, key) => {
          await wrapUpCall(it, { disposition, result: result || null, note }, key)
          onDone()
        }}
      />
    </Dialog>
  )
}
