import { InboxItem } from '#domain/inbox/item'
import type { DocumentShape } from '#tenant/core/document'

export const inboxItemDocument: DocumentShape<InboxItem> = {
  name: 'inbox_items',
  isVersioned: true,
  shape: 1,
  schema: InboxItem,
  upgrades: [],
}
