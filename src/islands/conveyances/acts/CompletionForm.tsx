import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { CompletionBody } from '#domain/conveyance/bodies'
import { unusualCompletion } from '#domain/conveyance/completion-date/reason'
import { DateOnly } from '#domain/date-schema'
import { clockNow, today } from '#lib/format'
import { complete } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'
import { MissingList } from './Missing.tsx'

// Asked only where completion on that day is unusual.
const reasonField = (unusual: readonly string[]): FormField[] =>
  unusual.length > 0
    ? [
        {
          name: 'reason',
          label: 'Reason for completing anyway',
          kind: 'lines',
          width: 'w6',
          hint: unusual.join(' '),
        },
      ]
    : []

const fields: readonly FormField[] = [
  { name: 'on', label: 'Date confirmed', kind: 'date', quick: ['today'] },
  { name: 'at', label: 'Time confirmed', kind: 'time' },
  { name: 'spoke_to', label: 'Confirmed by', kind: 'text' },
  { name: 'note', label: 'Note', kind: 'lines', width: 'w6' },
]

const isDate = (value: unknown): value is string => DateOnly.safeParse(value).success

const Body = z.omit(CompletionBody, { version: true })

export const CompletionForm = ({ caseFile: it, onDone }: ActForm) => {
  const [at] = useState(clockNow)
  const [on, setOn] = useState(today())
  if (it.guards.completion.length > 0)
    return (
      <MissingList caseFile={it} missing={it.guards.completion} act="complete" onLeave={onDone} />
    )
  const unusual = unusualCompletion(it.conveyance, on)
  return (
    <SchemaForm
      schema={Body}
      submit="Complete"
      version={it.conveyance.version}
      onCancel={onDone}
      start={{
        on: today(),
        at,
        spoke_to: it.conveyance.other_side?.handler ?? '',
        note: '',
        reason: '',
      }}
      onType={(typed) => setOn(isDate(typed['on']) ? typed['on'] : today())}
      fields={[...fields, ...reasonField(unusual)]}
      onSubmit={async (body, key, version) => {
        await complete(body, key, version)
        onDone()
      }}
    />
  )
}
