import { pounds } from '#domain/money'
import { purchaseScale } from './purchase.ts'
import { remortgageScale } from './remortgage.ts'
import { saleScale } from './sale.ts'
import type { FeeScale } from './scale.ts'
import { transferScale } from './transfer.ts'

export const defaultFeeScale: FeeScale = {
  id: 'standard-2026',
  name: 'Standard 2026',
  valid_from: '2026-01-01',
  valid_to: null,
  matters: [saleScale, purchaseScale, remortgageScale, transferScale],
  linked_discount: pounds(75),
  valid_days: 14,
  referral: {
    id: 'referral-2026',
    name: 'Referral 2026',
    fees: [
      { matter: 'sale', fee: pounds(120) },
      { matter: 'purchase', fee: pounds(150) },
      { matter: 'remortgage', fee: pounds(50) },
    ],
    valid_from: '2026-01-01',
    valid_to: null,
  },
  limits: { most_below: 2_500, most_above: 10_000 },
}
