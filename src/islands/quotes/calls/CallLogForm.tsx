import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import { NextAction, Temperature } from '#domain/quote/case/bodies'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { dayOf, time, today } from '#lib/format'
import { logCall } from '#stores/call/acts'
import { $leadDesk } from '#stores/lead/desk'
import { callFields, noteField, resultField } from './call-fields.ts'
import { nextCallAt } from './call-next.ts'

const next = [
  { value: 'none', label: 'Nothing planned' },
  { value: 'call', label: 'Call again' },
  { value: 'email', label: 'Email' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'wait', label: 'Wait for the client' },
  { value: 'chase_memo', label: 'Chase the sale memo' },
  { value: 'nurture', label: 'Nurture' },
] as const

const Body = z.object({
  ...callFields,
  result: z.optional(callFields.result),
  temperature: Temperature,
  next: z.union([z.literal('none'), NextAction.shape.type]),
  on: z.optional(DateOnly),
  at: z.optional(ClockTime),
})

type Typed = Readonly<Record<string, unknown>>
const isPlanned = (values: Typed) => values['next'] !== 'none'
const hasSpoken = (values: Typed) => values['disposition'] === 'answered'

const blank = { disposition: 'no_answer', result: '', note: '' }

const StoredCase = z.object({
  version: z.int(),
  temperature: Temperature,
  next_action: z.nullable(NextAction),
})

// Somebody else logged a call meanwhile: their entry is compared with what is typed here.
const parseConflict = (current: unknown) => {
  const { version, temperature, next_action } = StoredCase.parse(current)
  const next = next_action?.type ?? 'none'
  const when = next_action ? { on: dayOf(next_action.at), at: time(next_action.at) } : {}
  return {
    version,
    start: { ...blank, temperature, next, ...when },
  }
}

const fields: readonly FormPart[] = [
  {
    name: 'disposition',
    label: 'Ended',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'answered', label: 'Spoke' },
      { value: 'no_answer', label: 'No answer' },
      { value: 'voicemail_left', label: 'Voicemail' },
      { value: 'busy', label: 'Engaged' },
    ],
  },
  { ...resultField, width: 'w6', when: hasSpoken },
  noteField,
  {
    name: 'temperature',
    label: 'Interest',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'hot', label: 'Hot' },
      { value: 'warm', label: 'Warm' },
      { value: 'cold', label: 'Cold' },
    ],
  },
  { name: 'next', label: 'Next', kind: 'select', width: 'w6', options: next },
  { name: 'on', label: 'On', kind: 'date', quick: ['tomorrow', 2, 5], when: isPlanned },
  { name: 'at', label: 'At', kind: 'time', when: isPlanned },
]

/** Logs the outcome of a call and plans the next action. */
export default function CallLogForm({
  quoteCase,
  onDone,
  onCancel = onDone,
}: {
  quoteCase: QuoteCaseRow
  onDone: () => void
  onCancel?: () => void
}) {
  const nextCall = nextCallAt(quoteCase, useStore($leadDesk).data?.plan)
  return (
    <SchemaForm
      schema={Body}
      submit="Log call"
      of={quoteCase.id}
      onCancel={onCancel}
      version={quoteCase.version}
      start={{
        ...blank,
        temperature: quoteCase.temperature,
        next: 'call',
        on: dayOf(nextCall),
        at: time(nextCall),
      }}
      read={parseConflict}
      fields={fields}
      onSubmit={async ({ next: type, on, at, result, ...told }, key, version) => {
        const next_action =
          type === 'none' ? null : { type, at: londonInstant(on ?? today(), at ?? '09:00') }
        const subject = { kind: 'quote-case', id: quoteCase.id } as const
        const seen = { subject, subject_version: version }
        await logCall(
          { ...told, ...seen, direction: 'out', result: result || null, next_action },
          key,
        )
        onDone()
      }}
    />
  )
}
