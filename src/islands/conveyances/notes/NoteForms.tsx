import { useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { NoteChange, NoteWithdrawal } from '#domain/conveyance/note/bodies'
import { readersText } from '#domain/conveyance/note/labels'
import type { CaseNote } from '#domain/conveyance/note/note'
import { changeNote, withdrawNote } from '#stores/conveyance/note/notes'
import { sharedIn } from './NoteForm.tsx'
import { noteFields } from './note-fields.ts'

const Change = z.extend(z.omit(NoteChange, { version: true }), {
  shared_with: z._default(NoteChange.shape.shared_with, []),
})
const Withdrawal = z.omit(NoteWithdrawal, { version: true })

export type OpenNote = { readonly name: 'change' | 'withdraw'; readonly note: CaseNote }

type Props = { conveyance: Conveyance; open: OpenNote | null; onDone: () => void }

/** The form that is open over a note. */
export const NoteForms = ({ conveyance, open, onDone }: Props) => (
  <Dialog
    title={open?.name === 'withdraw' ? 'Withdraw note' : 'Change note'}
    open={open !== null}
    onClose={onDone}
  >
    {open?.name === 'change' && (
      <ChangeForm conveyance={conveyance} note={open.note} onDone={onDone} />
    )}
    {open?.name === 'withdraw' && <WithdrawForm note={open.note} onDone={onDone} />}
  </Dialog>
)

type ChangeProps = { conveyance: Conveyance; note: CaseNote; onDone: () => void }

const ChangeForm = ({ conveyance, note, onDone }: ChangeProps) => {
  const [shared, setShared] = useState<readonly string[]>(note.shared_with)
  return (
    <>
      <SchemaForm
        schema={Change}
        submit="Save note"
        of={note.id}
        onCancel={onDone}
        start={{ text: note.text, shared_with: note.shared_with }}
        fields={noteFields(conveyance)}
        onType={(typed) => setShared(sharedIn(typed))}
        onSubmit={async (body, key) => {
          await changeNote(note, body, key)
          onDone()
        }}
      />
      <p className="readers" role="status">
        {readersText(shared)}
      </p>
    </>
  )
}

const WithdrawForm = ({ note, onDone }: Omit<ChangeProps, 'conveyance'>) => (
  <>
    <p>
      The note stays on the case with your name and reason.
      {note.shared_with.length > 0 && ' Nobody outside the firm sees it from then on.'}
    </p>
    <SchemaForm
      schema={Withdrawal}
      submit="Withdraw note"
      of={note.id}
      onCancel={onDone}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
      onSubmit={async ({ reason }, key) => {
        await withdrawNote(note, reason, key)
        onDone()
      }}
    />
  </>
)
