import { CaseOrder } from '#domain/conveyance/order/order'
import type { DocumentShape } from '#tenant/core/document'

export const caseOrderDocument: DocumentShape<CaseOrder> = {
  name: 'case_orders',
  isVersioned: true,
  shape: 1,
  schema: CaseOrder,
  upgrades: [],
}
