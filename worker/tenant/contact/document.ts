import { Contact } from '#domain/contact/contact'
import { migrateFirstShape } from '#domain/contact/stored'
import type { DocumentShape } from '#tenant/core/document'

export const contactDocument: DocumentShape<Contact> = {
  name: 'contacts',
  isVersioned: true,
  shape: 2,
  schema: Contact,
  upgrades: [migrateFirstShape],
}
