import { Document } from '#domain/document/document'
import type { DocumentShape } from '#tenant/core/document'

export const documentDocument: DocumentShape<Document> = {
  name: 'documents',
  isVersioned: true,
  shape: 1,
  schema: Document,
  upgrades: [],
}
