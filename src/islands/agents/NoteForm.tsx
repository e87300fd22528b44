import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { AgentNoteEntry } from '#domain/agent/note/bodies'
import type { AgentNote } from '#domain/agent/note/note'
import { changeNote, writeNote } from '#stores/agent/own-notes'

const fields: readonly FormPart[] = [
  {
    name: 'audience',
    label: 'Who reads it',
    hint: 'The client never does. What the conveyancer has read stays with them.',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'agency', label: 'My agency only' },
      { value: 'agency_and_firm', label: 'My agency and the conveyancer' },
    ],
  },
  {
    name: 'text',
    label: 'Note',
    hint: 'Leave out the client’s money, bank details and identity documents.',
    kind: 'lines',
    width: 'w6',
    most: 2000,
  },
]

type Props = {
  caseId: string
  note?: AgentNote | undefined
  /** Set where the conveyancer asked, who is to read it. */
  isForFirm?: boolean
  onDone: () => void
}

const Values = z.object(AgentNoteEntry.shape)

/** Writes a note about a case, or changes one that the agent wrote. */
export default function NoteForm({ caseId, note, isForFirm = false, onDone }: Props) {
  return (
    <SchemaForm
      schema={Values}
      of={`${isForFirm ? 'answer' : 'note'} about ${note?.id ?? caseId}`}
      {...(note ? { version: note.version } : {})}
      submit="Save the note"
      onCancel={onDone}
      start={{
        audience: note?.audience ?? (isForFirm ? 'agency_and_firm' : 'agency'),
        text: note?.text ?? '',
      }}
      fields={fields}
      onSubmit={async (body, key) => {
        await (note ? changeNote(note, body, key) : writeNote(caseId, body, key))
        onDone()
      }}
    />
  )
}
