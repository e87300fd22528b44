import { entriesOf } from '#domain/entries'
import { replyUses } from '#domain/standard-reply/labels'
import type { StandardReply } from '#domain/standard-reply/standard-reply'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<StandardReply> = {
  filters: [
    {
      name: 'use',
      label: 'For',
      options: entriesOf(replyUses).map(([value, label]) => ({ value, label })),
    },
    { name: 'view', label: 'Show', options: [{ value: 'archived', label: 'Archived' }] },
  ],
}
export default parts
