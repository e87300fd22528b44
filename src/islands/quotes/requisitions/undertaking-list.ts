import { entriesOf } from '#domain/entries'
import { undertakingSides } from '#domain/undertaking/labels'
import type { UndertakingRow } from '#domain/undertaking/undertaking'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<UndertakingRow> = {
  filters: [
    {
      name: 'view',
      label: 'Show',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'waiting', label: 'Awaiting approval' },
        { value: 'all', label: 'All' },
      ],
    },
    {
      name: 'side',
      label: 'Side',
      options: entriesOf(undertakingSides).map(([value, label]) => ({ value, label })),
    },
  ],
}
export default parts
