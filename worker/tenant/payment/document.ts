import { Payment } from '#domain/payment/payment'
import type { DocumentShape } from '#tenant/core/document'

export const paymentDocument: DocumentShape<Payment> = {
  name: 'payments',
  isVersioned: true,
  shape: 1,
  schema: Payment,
  upgrades: [],
}
