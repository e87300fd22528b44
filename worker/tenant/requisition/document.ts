import { Requisition } from '#domain/requisition/requisition'
import type { DocumentShape } from '#tenant/core/document'

export const requisitionDocument: DocumentShape<Requisition> = {
  name: 'requisitions',
  isVersioned: true,
  shape: 1,
  schema: Requisition,
  upgrades: [],
}
