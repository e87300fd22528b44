import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { closeQuotesAsLost } from '#stores/quote/case/acts'
import { DeathBody, deathFields, deathStart } from './DeathForm.tsx'

export default function BulkDeathForm({ rows, onCancel, onDone }: BulkFormProps<QuoteCaseRow>) {
  return (
    <SchemaForm
      schema={DeathBody}
      submit="Close as lost"
      danger
      onCancel={onCancel}
      start={deathStart}
      fields={deathFields}
      onSubmit={async (death) => onDone(await closeQuotesAsLost(rows, death), 'closed as lost')}
    />
  )
}
