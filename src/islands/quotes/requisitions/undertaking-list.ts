import { entriesOf } from '#domain/entries'
import { undertakingSides } from '#domain/undertaking/labels'
import type { UndertakingRow } from '#domain/undertaking/undertaking'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { feeEarnerChoices } from '#stores/user/person-choices'

const parts: ListParts<UndertakingRow> = {
  find: { label: 'Find an undertaking', placeholder: 'Client, street, postcode or reference' },
  filters: [
    {
      name: 'view',
      label: 'Show',
      options: [
        { value: 'overdue', label: 'Overdue' },
        { value: 'due_soon', label: 'Due in 7 days' },
        { value: 'waiting', label: 'Awaiting approval' },
        { value: 'all', label: 'All' },
      ],
    },
    {
      name: 'side',
      label: 'Side',
      options: entriesOf(undertakingSides).map(([value, label]) => ({ value, label })),
    },
    { name: 'fee_earner', label: 'Fee earner', options: feeEarnerChoices },
  ],
}
export default parts
