import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import type { WhatsappReached } from '#domain/correspondence/ways'
import { templateField } from '#islands/whatsapp/template-field.ts'
import { exactInstant } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { writeWhatsapp } from '#stores/correspondence/writing'
import { DraftForm } from './DraftForm.tsx'
import type { WayFormProps } from './form-props.ts'
import { ReachedChoice, reachable } from './ReachedChoice.tsx'

const Body = z
  .object({
    to: z.string().check(z.minLength(1, 'Choose somebody.')),
    template: z._default(z.string(), ''),
    text: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
  })
  .check(
    z.refine((it) => it.template !== '' || it.text !== '', {
      message: 'Enter a message, or choose a template.',
      path: ['text'],
    }),
  )

type Props = WayFormProps & { people: readonly WhatsappReached[] }

/** Writes by WhatsApp: free text within 24 hours of their last message, else an approved template. */
export default function WhatsappForm({ people, record, to, onDone, onCancel }: Props) {
  const reached = reachable(people)
  const start = { to: to ?? reached[0]?.id ?? '', template: '', text: '' }
  const [typed, setTyped] = useState<Values>(start)
  const person = reached.find(({ id }) => id === typed['to'])
  return (
    <ReachedChoice people={people}>
      <DraftForm
        schema={Body}
        submit="Send on WhatsApp"
        of={`whatsapp ${record.id}`}
        place={{ record, way: 'whatsapp', email_id: null }}
        {...(onCancel ? { onCancel } : {})}
        start={start}
        onType={setTyped}
        fields={fieldsOf(reached, person)}
        onSend={async (body, key, draft) => {
          await send(reached, body, draft, key)
          onDone()
        }}
      />
      <p className="faint">{noteOf(person)}</p>
    </ReachedChoice>
  )
}

const send = async (
  reached: readonly WhatsappReached[],
  { to, template, text }: z.output<typeof Body>,
  draft: string | undefined,
  key: string,
) => {
  const isOpen = reached.find(({ id }) => id === to)?.window_open_until
  const said = isOpen && text !== '' ? { text } : { template }
  await writeWhatsapp({ to, ...said, ...(draft ? { draft } : {}) }, key)
  addToast({ severity: 'success', summary: 'WhatsApp message in the outbox' })
}

const noteOf = (person: WhatsappReached | undefined) =>
  person?.window_open_until
    ? `Free text until ${exactInstant(person.window_open_until)}. Bank details never leave by WhatsApp.`
    : 'Only an approved template can be sent until they write. Bank details never leave by WhatsApp.'

const fieldsOf = (
  reached: readonly WhatsappReached[],
  person: WhatsappReached | undefined,
): readonly FormField[] => [
  {
    name: 'to',
    label: 'To',
    kind: 'select',
    width: 'w6',
    options: reached.map(({ id, name, at }) => ({ value: id, label: `${name}, ${at}` })),
  },
  person?.window_open_until
    ? { name: 'text', label: 'Message', kind: 'lines', width: 'w6', most: 4000 }
    : templateField(person?.name ?? ''),
]
