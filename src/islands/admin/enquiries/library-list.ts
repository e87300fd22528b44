import { defaultClassifications } from '#domain/enquiry/classification/standard'
import { neededByLabels } from '#domain/enquiry/library/labels'
import type { LibraryRow } from '#domain/enquiry/library/library-enquiry'
import { entriesOf } from '#domain/entries'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<LibraryRow> = {
  filters: [
    {
      name: 'classification',
      label: 'Classification',
      options: defaultClassifications.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      name: 'needed_by',
      label: 'Needed by',
      options: entriesOf(neededByLabels).map(([value, label]) => ({ value, label })),
    },
    { name: 'view', label: 'Show', options: [{ value: 'archived', label: 'Archived' }] },
  ],
  find: { label: 'Find an enquiry', placeholder: 'Code, title or text' },
}
export default parts
