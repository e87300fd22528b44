import type { Breach } from '#domain/breach/breach'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<Breach> = {
  filters: [
    {
      name: 'view',
      label: 'Show',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'closed', label: 'Closed' },
        { value: 'dismissed', label: 'No breach' },
        { value: 'all', label: 'All' },
      ],
    },
    {
      name: 'kind',
      label: 'Kind',
      options: [
        { value: 'accounts', label: 'Accounts rules' },
        { value: 'data', label: 'Personal data' },
      ],
    },
  ],
}
export default parts
