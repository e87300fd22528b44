import * as z from 'zod/mini'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Closure } from '#domain/quote/case/bodies'
import { deadReasonNames } from '#domain/quote/case/labels'
import { changeQuoteCase } from '#stores/quote/case/quote-case'
import type { QuoteActForm } from './quote-act-form.ts'

export const DeathBody = z.omit(Closure, { version: true })

export const deathStart = { reason: 'no_answer', note: '' }
export const deathFields = [
  {
    name: 'reason',
    label: 'Reason',
    kind: 'select',
    options: optionsOf(deadReasonNames),
    width: 'w6',
  },
  { name: 'note', label: 'Note', kind: 'lines', width: 'w6' },
] as const

export const DeathForm = ({ quoteCase: it, onDone }: QuoteActForm) => (
  <SchemaForm
    schema={DeathBody}
    submit="Close as lost"
    danger
    version={it.quote_case.version}
    onCancel={onDone}
    start={deathStart}
    fields={deathFields}
    onSubmit={async (body, key, version) => {
      await changeQuoteCase('die', body, key, version)
      onDone()
    }}
  />
)
