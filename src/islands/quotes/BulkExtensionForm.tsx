import * as z from 'zod/mini'
import { SchemaForm } from '#components/SchemaForm.tsx'
import { Extension } from '#domain/quote-case-api'
import { extendQuotes } from '#stores/quote-cases-acts'
import type { BulkForm } from './RescueBar.tsx'

const Body = z.pick(Extension, { reason: true })

/** Why these prices stand a week longer. */
export default function BulkExtensionForm({ rows, onCancel, onDone }: BulkForm) {
  return (
    <SchemaForm
      schema={Body}
      submit="Extend"
      onCancel={onCancel}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Why', kind: 'lines', width: 'w6' }]}
      onSubmit={async ({ reason }) => onDone(await extendQuotes(rows, reason), 'extended')}
    />
  )
}
