import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import type { LeadRow } from '#domain/lead/lead'
import { loseLeads } from '#stores/lead/acts'
import { LossBody, lossFields, lossStart } from './LeadLossForm.tsx'

export default function BulkLossForm({ rows, onCancel, onDone }: BulkFormProps<LeadRow>) {
  return (
    <SchemaForm
      schema={LossBody}
      submit="Mark as lost"
      danger
      onCancel={onCancel}
      start={lossStart}
      fields={lossFields}
      onSubmit={async (loss) => onDone(await loseLeads(rows, loss), 'marked as lost')}
    />
  )
}
