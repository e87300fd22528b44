import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Call } from '#domain/call/call'
import { formatPhone } from '#domain/contact'
import { shortInstant } from '#lib/format'
import { findCallSubjects, linkCall, parseSubject } from '#stores/call/acts'

const Body = z.object({ subject: z.optional(z.string()) })

const subjectValue = ({ kind, id }: NonNullable<Call['subject']>) => `${kind}:${id}`

const fieldsOf = (subject: Call['subject']): readonly FormPart[] => [
  {
    name: 'subject',
    label: 'Quote, lead or case',
    hint: 'Search by name, reference, address or telephone number.',
    kind: 'combobox',
    width: 'w6',
    find: findCallSubjects,
    ...(subject
      ? { chosen: { value: subjectValue(subject), label: `${subject.ref} ${subject.people}` } }
      : {}),
  },
]

export default function CallLinkDialog({ call, onDone }: { call: Call; onDone: () => void }) {
  const { subject } = call
  return (
    <Dialog title="Link the call" open onClose={onDone}>
      <p className="mute">
        {[call.number && formatPhone(call.number), shortInstant(call.started_at), call.note]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <SchemaForm
        schema={Body}
        submit="Save"
        of={call.id}
        version={call.version}
        onCancel={onDone}
        start={{ subject: subject ? subjectValue(subject) : '' }}
        fields={fieldsOf(subject)}
        onSubmit={async ({ subject: chosen = '' }, key, version) => {
          await linkCall({ id: call.id, version }, parseSubject(chosen), key)
          onDone()
        }}
      />
    </Dialog>
  )
}
