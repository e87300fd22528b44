import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { addToast } from '#stores/chrome/toasts'

export const about = {
  heading: 'Form that keeps its text',
  words: 'autosave draft restored discard leave guard secret schema form',
}

const Body = z.object({
  note: z.string().check(z.trim(), z.minLength(3, 'Write a few words.')),
  pin: z.string().check(z.minLength(4, 'Enter four digits.')),
})

/** Typed text is saved in this browser until it is sent, and leaving asks first; secret fields are never saved. */
export default function Autosave() {
  return (
    <SchemaForm
      schema={Body}
      submit="Send the note"
      start={{ note: '', pin: '' }}
      fields={[
        { name: 'note', label: 'What was said', kind: 'lines', width: 'w6', most: 500 },
        { name: 'pin', label: 'Telephone word', kind: 'text', isSecret: true },
      ]}
      onSubmit={async () => addToast({ severity: 'success', summary: 'Sent' })}
    />
  )
}
