import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import { Extension } from '#domain/quote/case/bodies'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { extendQuotes } from '#stores/quote/case/acts'

const Body = z.pick(Extension, { reason: true })

export default function BulkExtensionForm({ rows, onCancel, onDone }: BulkFormProps<QuoteCaseRow>) {
  return (
    <SchemaForm
      schema={Body}
      submit="Extend"
      onCancel={onCancel}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
      onSubmit={async ({ reason }) => onDone(await extendQuotes(rows, reason), 'extended')}
    />
  )
}
