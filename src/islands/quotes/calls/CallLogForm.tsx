import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { NextAction, Temperature } from '#domain/quote/case/bodies'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { dayOf, time } from '#lib/format'
import { logCall } from '#stores/call/acts'
import { $leadDesk } from '#stores/lead/desk'
import { callFields, noteField, resultField } from './call-fields.ts'
import { nextCallAt } from './call-next.ts'
import { nextActionOf, nextStepBody, nextStepFields } from './next-step.ts'

const Body = z.object({
  ...callFields,
  result: z.optional(callFields.result),
  ...nextStepBody,
})

type Typed = Readonly<Record<string, unknown>>
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
  ...nextStepFields,
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
      onSubmit={async ({ next, on, at, result, ...told }, key, version) => {
        const next_action = nextActionOf({ next, on, at })
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
