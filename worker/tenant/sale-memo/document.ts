import { SaleMemo } from '#domain/sale-memo/memo'
import type { DocumentShape } from '#tenant/core/document'

export const saleMemoDocument: DocumentShape<SaleMemo> = {
  name: 'sale_memos',
  isVersioned: true,
  shape: 1,
  schema: SaleMemo,
  upgrades: [],
}
