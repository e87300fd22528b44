import type { ComplaintRow } from '#domain/complaint/complaint'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<ComplaintRow> = {
  filters: [
    {
      name: 'view',
      label: 'Show',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'closed', label: 'Answered' },
        { value: 'all', label: 'All' },
      ],
    },
  ],
}
export default parts
