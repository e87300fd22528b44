import { billRules } from './posting/bills.ts'
import { officeRules } from './posting/office.ts'
import { paymentRules } from './posting/payments.ts'
import { periodRules } from './posting/periods.ts'
import { providerRules } from './posting/provider.ts'
import { receiptRules } from './posting/receipts.ts'
import { reversalRules } from './posting/reversal.ts'
import { trustRules } from './posting/trust.ts'
import type { LedgerRules } from './rule.ts'

/** Every kind of act that the books take, by its name. */
export const ledgerRules: LedgerRules = {
  ...receiptRules,
  ...paymentRules,
  ...trustRules,
  ...billRules,
  ...officeRules,
  ...providerRules,
  ...reversalRules,
  ...periodRules,
}
