import type { ContactRow } from '#domain/contact/view'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<ContactRow> = {
  find: { label: 'Find a contact', placeholder: 'Name, email, telephone or address' },
}
export default parts
