import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import { clockNow, today } from '#lib/format'
import { findCallSubjects, logCall, parseSubject } from '#stores/call/acts'
import { callFields, endedField, noteField, resultField } from './call-fields.ts'

const Body = z.object({
  direction: z.enum(['in', 'out']),
  subject: z.optional(z.string()),
  number: z.optional(z.string()),
  ...callFields,
  on: DateOnly,
  at: ClockTime,
  minutes: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1439)))),
})

const fields: readonly FormPart[] = [
  {
    name: 'direction',
    label: 'Direction',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'in', label: 'Incoming' },
      { value: 'out', label: 'Outgoing' },
    ],
  },
  {
    name: 'subject',
    label: 'Quote, lead or case',
    kind: 'combobox',
    width: 'w6',
    find: findCallSubjects,
  },
  { name: 'number', label: 'Number', kind: 'text' },
  endedField,
  resultField,
  { name: 'on', label: 'On', kind: 'date' },
  { name: 'at', label: 'At', kind: 'time' },
  { name: 'minutes', label: 'Minutes', kind: 'number' },
  noteField,
]

const blank = () => ({
  direction: 'in',
  subject: '',
  number: '',
  disposition: 'answered',
  result: '',
  on: today(),
  at: clockNow(),
  minutes: null,
  note: '',
})

export default function CallEntryDialog({ onDone }: { onDone: () => void }) {
  return (
    <Dialog title="Log a call" open onClose={onDone}>
      <SchemaForm
        schema={Body}
        submit="Log call"
        onCancel={onDone}
        start={blank()}
        fields={fields}
        onSubmit={async ({ subject = '', on, at, minutes, result, ...told }, key) => {
          await logCall(
            {
              ...told,
              result: result || null,
              subject: parseSubject(subject),
              started_at: londonInstant(on, at),
              duration_s: minutes == null ? null : minutes * 60,
            },
            key,
          )
          onDone()
        }}
      />
    </Dialog>
  )
}
