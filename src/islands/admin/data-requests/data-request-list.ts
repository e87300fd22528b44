import type { DataRequest } from '#domain/data-request/request'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<DataRequest> = {
  filters: [
    {
      name: 'view',
      label: 'Show',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'closed', label: 'Closed' },
        { value: 'all', label: 'All' },
      ],
    },
  ],
}
export default parts
