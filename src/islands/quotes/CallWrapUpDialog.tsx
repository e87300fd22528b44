import * as z from 'zod/mini'
import { Dialog } from '#components/Dialog.tsx'
import { SchemaForm } from '#components/SchemaForm.tsx'
import { type Call, CallDisposition, CallResult } from '#domain/call'
import { callDispositionNames, callResultNames } from '#domain/call-names'
import { wrapUpCall } from '#stores/calls-acts'
import { emptyOr, named } from './call-fields.ts'

const Body = z.object({
  disposition: CallDisposition,
  result: emptyOr(CallResult),
  note: z.optional(z.string()),
})

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
        fields={[
          {
            name: 'disposition',
            label: 'Ended',
            kind: 'select',
            options: named(callDispositionNames),
          },
          {
            name: 'result',
            label: 'Outcome',
            kind: 'select',
            options: [{ value: '', label: 'None' }, ...named(callResultNames)],
          },
          { name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 1000 },
        ]}
        onSubmit={async ({ disposition, result, note }, key) => {
          await wrapUpCall(it, { disposition, result: result || null, note }, key)
          onDone()
        }}
      />
    </Dialog>
  )
}
