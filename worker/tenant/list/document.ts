import { SavedView } from '#domain/list/saved-view'
import type { DocumentShape } from '#tenant/core/document'

export const savedViewDocument: DocumentShape<SavedView> = {
  name: 'saved_views',
  isVersioned: true,
  shape: 1,
  schema: SavedView,
  upgrades: [],
}
