import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { NoteEntry } from '#domain/conveyance/note/bodies'
import { readersText } from '#domain/conveyance/note/labels'
import type { Named } from '#domain/party'
import { addNote, fetchColleagues } from '#stores/conveyance/note/notes'
import { noteFields } from './note-fields.ts'

const Body = z.extend(NoteEntry, {
  shared_with: z._default(NoteEntry.shape.shared_with, []),
  mentions: z._default(NoteEntry.shape.mentions, []),
})

const blank: Values = { text: '', shared_with: [], mentions: [] }

/** Adds a note to the case, saying who reads it before it is sent. */
export const NoteForm = ({ conveyance }: { conveyance: Conveyance }) => {
  const [typed, setTyped] = useState(blank)
  const [saved, setSaved] = useState(0)
  const colleagues = useColleagues()
  return (
    <div className="note-form">
      <SchemaForm
        key={saved}
        schema={Body}
        submit="Add note"
        of={conveyance.id}
        start={blank}
        onType={setTyped}
        fields={[...noteFields(conveyance), mentionsField(colleagues)]}
        onSubmit={async (body, key) => {
          await addNote(body, key)
          setTyped(blank)
          setSaved(saved + 1)
        }}
      />
      <p className="readers" role="status">
        {readersText(sharedIn(typed))}
      </p>
    </div>
  )
}

const mentionsField = (colleagues: readonly Named[]): FormField => ({
  name: 'mentions',
  label: 'Mention colleagues',
  hint: 'They get a notice. Only those who may see this case are listed.',
  kind: 'multi',
  width: 'w6',
  options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
})

export const sharedIn = ({ shared_with }: Values): readonly string[] =>
  Array.isArray(shared_with) ? shared_with.filter((it) => typeof it === 'string') : []

const useColleagues = () => {
  const [colleagues, setColleagues] = useState<readonly Named[]>([])
  useEffect(() => {
    // The store has shown the error; nobody can be mentioned then.
    fetchColleagues().then(setColleagues, () => null)
  }, [])
  return colleagues
}
