import type { TemplateRow } from '#domain/template/view'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<TemplateRow> = {
  filters: [
    {
      name: 'view',
      label: 'Show',
      options: [
        { value: 'pending', label: 'Drafts and reviews' },
        { value: 'own', label: 'Changed by us' },
        { value: 'retired', label: 'Retired' },
      ],
    },
  ],
  find: { label: 'Find a template', placeholder: 'Name, key or text' },
}
export default parts
