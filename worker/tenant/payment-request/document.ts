import { BankPaymentEvent } from '#domain/payment-request/bank/event'
import { PaymentNotice } from '#domain/payment-request/notice/notice'
import { ProviderEvent } from '#domain/payment-request/provider/event'
import { PaymentRequest } from '#domain/payment-request/request'
import type { DocumentShape } from '#tenant/core/document'

export const paymentRequestDocument: DocumentShape<PaymentRequest> = {
  name: 'payment_requests',
  isVersioned: true,
  shape: 2,
  schema: PaymentRequest,
  upgrades: [(doc) => ({ ...doc, bank_payments: [] })],
}

export const paymentNoticeDocument: DocumentShape<PaymentNotice> = {
  name: 'payment_notices',
  isVersioned: true,
  shape: 1,
  schema: PaymentNotice,
  upgrades: [],
}

export const paymentEventDocument: DocumentShape<ProviderEvent> = {
  name: 'payment_events',
  shape: 1,
  schema: ProviderEvent,
  upgrades: [],
}

export const bankPaymentEventDocument: DocumentShape<BankPaymentEvent> = {
  name: 'bank_payment_events',
  shape: 1,
  schema: BankPaymentEvent,
  upgrades: [],
}
