import { FundsReceipt } from '#domain/funds/receipt/receipt'
import type { DocumentShape } from '#tenant/core/document'

export const fundsReceiptDocument: DocumentShape<FundsReceipt> = {
  name: 'funds_receipts',
  isVersioned: true,
  shape: 1,
  schema: FundsReceipt,
  upgrades: [],
}
