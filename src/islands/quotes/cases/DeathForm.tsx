import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { DeadReason } from '#domain/quote/case/bodies'
import { Death } from '#domain/quote/case/bodies'
import { changeQuoteCase } from '#stores/quote/case/quote-case'
import type { QuoteActForm } from './quote-act-form.ts'

const Body = z.omit(Death, { version: true })
const reasons: readonly { value: DeadReason; label: string }[] = [
  { value: 'price', label: 'Price' },
  { value: 'chose_another_firm', label: 'Chose another firm' },
  { value: 'agent_recommended_another', label: 'The agent recommended another' },
  { value: 'not_moving', label: 'Not moving' },
  { value: 'fell_through', label: 'The sale fell through' },
  { value: 'no_answer', label: 'No answer' },
  { value: 'validity_ended', label: 'The price ran out' },
  { value: 'duplicate', label: 'Duplicate' },
  { value: 'cannot_act', label: 'We cannot act' },
  { value: 'other', label: 'Other' },
]

export const DeathForm = ({ quoteCase: it, onDone }: QuoteActForm) => (
  <SchemaForm
    schema={Body}
    submit="Mark dead"
    danger
    version={it.quote_case.version}
    onCancel={onDone}
    start={{ reason: 'no_answer', note: '' }}
    fields={[
      { name: 'reason', label: 'Why', kind: 'select', options: reasons, width: 'w6' },
      { name: 'note', label: 'Note', kind: 'lines', width: 'w6' },
    ]}
    onSubmit={async (body, key, version) => {
      await changeQuoteCase('die', body, key, version)
      onDone()
    }}
  />
)
