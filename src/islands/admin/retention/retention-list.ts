import type { RetentionView } from '#domain/retention/retention'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<RetentionView> = {
  filters: [
    {
      name: 'view',
      label: 'Show',
      options: [
        { value: 'proposed', label: 'To be destroyed' },
        { value: 'held', label: 'On hold' },
        { value: 'destroyed', label: 'Destroyed' },
      ],
    },
  ],
}
export default parts
