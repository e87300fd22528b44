import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { CallDisposition } from '#domain/call/call'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import { lineText } from '#domain/one-line'
import type { Correspondent } from '#domain/tracked-email/view'
import { clockNow, today } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { recordCall } from '#stores/correspondence/calls'
import type { WayFormProps } from './form-props.ts'

const OTHER = ''

const Body = z
  .object({
    direction: z.enum(['in', 'out']),
    person: z._default(z.string(), OTHER),
    name: z._default(lineText(100), ''),
    disposition: CallDisposition,
    on: DateOnly,
    at: ClockTime,
    minutes: z.optional(
      z.int('Enter whole minutes.').check(z.minimum(0), z.maximum(600, 'Enter 600 or fewer.')),
    ),
    note: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  })
  .check(
    z.refine((it) => it.person !== OTHER || it.name !== '', {
      message: 'Enter whom it was with.',
      path: ['name'],
    }),
  )

type Props = WayFormProps & { people: readonly Correspondent[] }

/** Records a telephone call about the record: who, how it ended, how long, and what was said. */
export default function CallForm({ people, record, to, onDone, onCancel }: Props) {
  const person = people.find(({ id }) => id === to) ?? people[0]
  return (
    <SchemaForm
      schema={Body}
      submit="Record the call"
      of={`call ${record.id}`}
      {...(onCancel ? { onCancel } : {})}
      start={{
        ...{ direction: 'out', person: person?.name ?? OTHER, name: '' },
        ...{ disposition: 'answered', on: today(), at: clockNow(), minutes: null, note: '' },
      }}
      fields={fieldsOf(people)}
      onSubmit={async (body, key) => {
        await recordCall(record, toldOf(body), key)
        addToast({ severity: 'success', summary: 'Call recorded' })
        onDone()
      }}
    />
  )
}

const toldOf = ({ person, name, on, at, minutes, ...told }: z.output<typeof Body>) => ({
  ...told,
  person: person || name,
  started_at: londonInstant(on, at),
  duration_s: minutes === undefined ? null : minutes * 60,
})

const personField = (people: Props['people']): FormField => ({
  name: 'person',
  label: 'With',
  kind: 'select',
  width: 'w6',
  options: [
    ...people.map(({ name, role }) => ({
      value: name,
      label: role ? `${name}, ${role.toLowerCase()}` : name,
    })),
    { value: OTHER, label: 'Somebody else' },
  ],
})

const directionField: FormField = {
  name: 'direction',
  label: 'Direction',
  kind: 'choice',
  width: 'w6',
  options: [
    { value: 'out', label: 'We called them' },
    { value: 'in', label: 'They called us' },
  ],
}

const endedField: FormField = {
  name: 'disposition',
  label: 'Ended',
  kind: 'select',
  width: 'w6',
  options: [
    { value: 'answered', label: 'Spoke' },
    { value: 'no_answer', label: 'No answer' },
    { value: 'voicemail_left', label: 'Left a voicemail' },
    { value: 'voicemail_received', label: 'They left a voicemail' },
    { value: 'busy', label: 'Engaged' },
    { value: 'wrong_number', label: 'Wrong number' },
  ],
}

const isOther = (values: Values) => values['person'] === OTHER

const fieldsOf = (people: Props['people']): readonly FormField[] => [
  directionField,
  personField(people),
  { name: 'name', label: 'Their name', kind: 'text', width: 'w6', when: isOther },
  endedField,
  { name: 'on', label: 'On', kind: 'date', width: 'w6' },
  { name: 'at', label: 'At', kind: 'time', width: 'w3' },
  { name: 'minutes', label: 'Minutes (optional)', kind: 'number', width: 'w3' },
  { name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 1000 },
]
