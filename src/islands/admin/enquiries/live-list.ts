import { holderLabels } from '#domain/enquiry/labels'
import type { LiveEnquiry } from '#domain/enquiry/queue/api'
import { entriesOf } from '#domain/entries'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<LiveEnquiry> = {
  filters: [
    {
      name: 'holder',
      label: 'Who has it',
      options: entriesOf(holderLabels).map(([value, label]) => ({ value, label })),
    },
    { name: 'due', label: 'Due', options: [{ value: 'overdue', label: 'Overdue' }] },
  ],
}
export default parts
