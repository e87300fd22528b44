import type { PaymentPurpose, PaymentStatus } from './payment.ts'

export const purposeLabels: Readonly<Record<PaymentPurpose, string>> = {
  completion_money: 'Completion money',
  deposit: 'Deposit',
  redemption: 'Mortgage redemption',
  sdlt: 'Stamp duty or land transaction tax',
  registration_fee: 'Land Registry fee',
  estate_agent: 'Estate agent’s account',
  searches: 'Searches',
  management_pack: 'Leasehold pack',
  indemnity_premium: 'Indemnity policy',
  sale_proceeds: 'Sale proceeds to the client',
  refund: 'Refund to the client',
  disbursement: 'Other disbursement',
  to_linked_case: 'To the linked case',
}

export const paymentStatuses: Readonly<Record<PaymentStatus, string>> = {
  asked: 'Waiting for approval',
  approved: 'Approved, not sent',
  sent: 'Sent',
  rejected: 'Rejected',
}
