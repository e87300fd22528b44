import * as z from 'zod/mini'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import { Death } from '#domain/quote/case/bodies'
import { deadReasonNames } from '#domain/quote/case/labels'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { letQuotesDie } from '#stores/quote/case/acts'

const Body = z.omit(Death, { version: true })
const reasons = optionsOf(deadReasonNames)

/** Why these quotes are let go. */
export default function BulkDeathForm({ rows, onCancel, onDone }: BulkFormProps<QuoteCaseRow>) {
  return (
    <SchemaForm
      schema={Body}
      submit="Mark dead"
      danger
      onCancel={onCancel}
      start={{ reason: 'no_answer', note: '' }}
      fields={[
        { name: 'reason', label: 'Why', kind: 'select', options: reasons, width: 'w6' },
        { name: 'note', label: 'Note', kind: 'lines', width: 'w6' },
      ]}
      onSubmit={async (death) => onDone(await letQuotesDie(rows, death), 'marked dead')}
    />
  )
}
