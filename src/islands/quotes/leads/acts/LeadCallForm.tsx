import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import { CallOutcome } from '#domain/lead/bodies'
import { nextWorkingDay } from '#domain/working-days'
import { today } from '#lib/format'
import { changeLead } from '#stores/lead/acts'
import type { LeadFormProps } from './lead-act.ts'

const Body = z.object({
  outcome: CallOutcome,
  note: z.optional(z.string()),
  next: z.enum(['none', 'call']),
  on: z.optional(DateOnly),
  at: z.optional(ClockTime),
})

const isPlanned = (values: Readonly<Record<string, unknown>>) => values['next'] === 'call'

const fields: readonly FormPart[] = [
  {
    name: 'outcome',
    label: 'Outcome',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'reached', label: 'Spoke to them' },
      { value: 'no_answer', label: 'No answer' },
      { value: 'message_left', label: 'Left a message' },
    ],
  },
  { name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 1000 },
  {
    name: 'next',
    label: 'Next',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'none', label: 'Nothing planned' },
      { value: 'call', label: 'Call back' },
    ],
  },
  { name: 'on', label: 'On', kind: 'date', quick: ['tomorrow', 2, 5], when: isPlanned },
  { name: 'at', label: 'At', kind: 'time', when: isPlanned },
]

/** Logs the outcome of a call and plans the call-back. */
export const LeadCallForm = ({ leadSubject, onDone }: LeadFormProps) => (
  <SchemaForm
    schema={Body}
    submit="Log call"
    of={leadSubject.id}
    version={leadSubject.version}
    onCancel={onDone}
    start={{ outcome: 'reached', note: '', next: 'none', on: nextWorkingDay(today()), at: '10:00' }}
    fields={fields}
    onSubmit={async ({ outcome, note, next, on, at }, key, version) => {
      const planned =
        next === 'none'
          ? null
          : { type: 'call' as const, at: londonInstant(on ?? today(), at ?? '10:00') }
      await changeLead(
        'call',
        { id: leadSubject.id, version },
        { outcome, note, next_action: planned },
        key,
      )
      onDone()
    }}
  />
)
