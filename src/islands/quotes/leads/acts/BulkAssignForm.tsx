import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import type { LeadRow } from '#domain/lead/lead'
import { assignLeads } from '#stores/lead/acts'
import { OwnerForm } from './LeadAssignForm.tsx'

export default function BulkAssignForm({ rows, onCancel, onDone }: BulkFormProps<LeadRow>) {
  return (
    <OwnerForm
      start=""
      onCancel={onCancel}
      onSubmit={async (owner_id) =>
        onDone(
          await assignLeads(
            rows.map(({ id }) => id),
            owner_id,
          ),
          'assigned',
        )
      }
    />
  )
}
