import { PackRecord } from '#domain/sale-ready-pack/record'
import type { DocumentShape } from '#tenant/core/document'

export const saleReadyPackDocument: DocumentShape<PackRecord> = {
  name: 'sale_ready_packs',
  isVersioned: true,
  shape: 1,
  schema: PackRecord,
  upgrades: [],
}
